package dev.orebound.screen.hud;

import com.badlogic.gdx.graphics.g2d.TextureRegion;
import dev.orebound.content.Content;
import dev.orebound.content.item.Spell;
import dev.orebound.content.item.Spell.SpellUse;
import dev.orebound.screen.layout.LayoutBox;
import dev.orebound.view.sprite.SpriteAtlas;
import dev.orebound.view.ui.UiPalette;
import dev.orebound.view.ui.UiPane;
import dev.orebound.world.World;
import dev.orebound.world.combat.SpellBook;
import dev.orebound.world.component.PlayerComponent;
import dev.orebound.world.event.EventType;
import dev.orebound.world.event.WorldEvent;
import java.util.ArrayList;
import java.util.List;

/**
 * Shows the bolt and the burst of the chosen ore with price and level. A spell that is too expensive is dim and its price has
 * a red ground; it shakes if the player tries to cast it. Unknown spells are hidden.
 */
final class SpellRow implements HudPart {
    private static final float SHAKE_SECONDS = 0.35f;
    private static final float DIM = 0.45f;
    private static final SpellUse[] USES = SpellUse.values();

    /** Height of the number below the picture, in pixels of the art. */
    private static final int PICTURE_FOOT = 7;

    private final PlayerComponent alchemist;
    private final Content content;
    private final SpellBook book;
    private final PixelDigits digits;
    private final List<TextureRegion> pictures = new ArrayList<>();
    private final int[] spells = new int[USES.length];
    private final boolean[] areReady = new boolean[USES.length];
    private final int[] levels = new int[USES.length];
    private int refused = SpellBook.NONE;
    private float shaking;

    SpellRow(World world, SpriteAtlas sprites) {
        alchemist = world.player().component();
        content = world.content();
        book = new SpellBook(content);
        digits = new PixelDigits(sprites);
        for (Spell spell : content.spells()) {
            pictures.add(sprites.frame(spell.sprite(), 0));
        }
    }

    @Override
    public void hear(WorldEvent event) {
        if (event.type() == EventType.SPELL_REFUSED) {
            refused = event.subject();
            shaking = SHAKE_SECONDS;
        }
    }

    @Override
    public void update(float seconds) {
        shaking = Math.max(0, shaking - seconds);
        for (int use = 0; use < USES.length; use++) {
            int ore = alchemist.chosenFlask;
            int spell = book.of(ore, USES[use]);
            spells[use] = book.isKnown(alchemist, spell) ? spell : SpellBook.NONE;
            levels[use] = spell == SpellBook.NONE ? 0 : alchemist.spells[spell];
            areReady[use] = book.canCast(alchemist, ore, spell);
        }
    }

    @Override
    public void draw(UiPane pane, HudFrame frame) {
        HudLayout layout = frame.layout();
        for (int use = 0; use < USES.length; use++) {
            if (spells[use] != SpellBook.NONE) {
                draw(pane, layout.spells().get(use), layout.grain(), use);
            }
        }
    }

    private void draw(UiPane pane, LayoutBox place, int grain, int use) {
        int spell = spells[use];
        float alpha = areReady[use] ? 1 : DIM;
        int x = place.x();
        if (spell == refused) {
            x += Math.round((float) Math.sin(shaking * 60) * 2 * shaking / SHAKE_SECONDS) * grain;
        }
        pane.picture(pictures.get(spell), x, place.y() + PICTURE_FOOT * grain, grain, alpha);
        int price = content.spells().at(spell).measures();
        int left = x + (place.width() - digits.wide(price) * grain) / 2;
        if (!areReady[use]) {
            pane.fill(
                    x + grain,
                    place.y() - grain,
                    place.width() - 2f * grain,
                    PICTURE_FOOT * grain,
                    UiPalette.BLOOD,
                    0.55f);
        }
        digits.draw(pane, price, left, place.y(), grain);
        for (int pip = 0; pip < levels[use]; pip++) {
            float pipX = x + (place.width() / 2f) - (levels[use] * 1.5f - pip * 3 - 0.5f) * grain;
            pane.fill(pipX, place.top() - grain, 2f * grain, grain, UiPalette.GOLD, alpha);
        }
    }
}
