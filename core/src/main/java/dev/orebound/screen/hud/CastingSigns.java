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

/** The HUD parts that show flasks and spells. */
final class CastingSigns {
    private CastingSigns() {}

    /**
     * Shows four flasks, one for the ore of each element, with their levels and numbers of measures. The chosen flask
     * is raised over a golden bar; a line marks the measures that a throw takes, red if there are fewer. A flask that
     * holds too little for bolt and throw is dim, and shakes if the player tries to throw it.
     */
    static final class FlaskRow implements HudPart {
        /** Speed at which the shown level follows the real one, as a share of a flask per second. */
        private static final float POUR_A_SECOND = 0.8f;

        private static final int NUMBER_FOOT = 3;
        private static final int RIM_GRAINS = 2;

        /** Opacity of the shade behind the number. */
        private static final float BACKING = 0.75f;

        private static final float SHAKE_SECONDS = 0.35f;
        private static final int CHOSEN_RISE = 2;
        private static final float DIM = 0.5f;
        private static final float GLINT_SECONDS = 0.5f;

        /** The lowest and highest rows of the picture that liquid can fill, from its foot. */
        private static final int LOWEST_ROW = 2;

        private static final int HIGHEST_ROW = 15;

        private final PlayerComponent alchemist;
        private final Content content;
        private final TextureRegion glass;
        private final TextureRegion room;
        private final TextureRegion gleam;
        private final PixelDigits digits;
        private final float[] shown = new float[PlayerComponent.FLASKS];
        private final float[] glint = new float[PlayerComponent.FLASKS];
        private final float[] shaking = new float[PlayerComponent.FLASKS];
        private final int[] measures = new int[PlayerComponent.FLASKS];
        private final int price;
        private final int[] cheapest = new int[PlayerComponent.FLASKS];
        private final int priceRow;
        private int chosen;

        FlaskRow(World world, SpriteAtlas sprites) {
            alchemist = world.player().component();
            content = world.content();
            glass = sprites.frame("hud_flask", 0);
            room = sprites.frame("hud_flask_mask", 0);
            gleam = sprites.frame("hud_flask_gleam", 0);
            digits = new PixelDigits(sprites);
            price = content.player().throwMeasures();
            SpellBook book = new SpellBook(content);
            for (int flask = 0; flask < Math.min(cheapest.length, content.ores().size()); flask++) {
                cheapest[flask] = Math.min(price, book.measures(book.of(flask, SpellUse.BOLT)));
            }
            float share = Math.min(1, price / (float) content.player().flaskMeasures());
            priceRow = LOWEST_ROW + Math.max(2, Math.round((HIGHEST_ROW - LOWEST_ROW) * share));
        }

        @Override
        public void hear(WorldEvent event) {
            if (event.type() == EventType.FLASK_REFUSED && event.subject() >= 0 && event.subject() < shaking.length) {
                shaking[event.subject()] = SHAKE_SECONDS;
            }
        }

        @Override
        public void update(float seconds) {
            chosen = alchemist.chosenFlask;
            for (int i = 0; i < PlayerComponent.FLASKS; i++) {
                shaking[i] = Math.max(0, shaking[i] - seconds);
                int now = alchemist.flasks[i];
                if (now > measures[i]) {
                    glint[i] = GLINT_SECONDS;
                }
                measures[i] = now;
                glint[i] = Math.max(0, glint[i] - seconds);
                pour(i, now / (float) content.player().flaskMeasures(), seconds * POUR_A_SECOND);
            }
        }

        private void pour(int flask, float goal, float most) {
            shown[flask] += Math.max(-most, Math.min(most, goal - shown[flask]));
        }

        @Override
        public void draw(UiPane pane, HudFrame frame) {
            HudLayout layout = frame.layout();
            int kinds = Math.min(PlayerComponent.FLASKS, content.ores().size());
            for (int i = 0; i < kinds; i++) {
                drawFlask(pane, layout.flasks().get(i), layout.grain(), i);
            }
        }

        private void drawFlask(UiPane pane, LayoutBox place, int grain, int flask) {
            int x = place.x();
            int y = place.y();
            float alpha = measures[flask] < cheapest[flask] ? DIM : 1;
            if (flask == chosen) {
                pane.fill(x + grain, y - 2f * grain, place.width() - 2f * grain, grain, UiPalette.GOLD, 1);
                x += Math.round((float) Math.sin(shaking[flask] * 60) * 2 * shaking[flask] / SHAKE_SECONDS) * grain;
                y += CHOSEN_RISE * grain;
                alpha = 1;
            }
            pane.picture(glass, x, y, grain, alpha);
            drawLiquid(pane, x, y, grain, flask);
            if (measures[flask] > 0 || flask == chosen) {
                int colour = measures[flask] < price ? UiPalette.BLOOD : UiPalette.BONE_LIGHT;
                pane.fill(x + 3f * grain, y + priceRow * grain, place.width() - 6f * grain, grain, colour, 0.85f);
            }
            if (measures[flask] > 0) {
                int left = x + (place.width() - digits.wide(measures[flask]) * grain) / 2;
                int foot = y + NUMBER_FOOT * grain;
                // The gleam of the glass beside a digit would read as a 1.
                float width = place.width() - 2f * RIM_GRAINS * grain;
                pane.fill(x + RIM_GRAINS * grain, foot, width, digits.high() * grain, UiPalette.INK, BACKING);
                digits.draw(pane, measures[flask], left, foot, grain);
            } else {
                pane.picture(gleam, x, y, grain, 1);
            }
        }

        /** Draws the liquid in a flask; a stain at the bottom shows the ore of an empty one. */
        private void drawLiquid(UiPane pane, int x, int y, int grain, int flask) {
            int colour = content.ores().at(flask).light().rgb();
            pane.lowerRows(room, x, y, LOWEST_ROW + 1, grain, colour, 0.7f);
            if (measures[flask] == 0 && shown[flask] <= 0) {
                return;
            }
            float share = Math.min(1, shown[flask]);
            int rows = LOWEST_ROW + Math.max(2, Math.round((HIGHEST_ROW - LOWEST_ROW) * share));
            float bright = glint[flask] / GLINT_SECONDS;
            int surface = UiPalette.mix(colour, 0xffffff, 0.5f);
            pane.lowerRows(room, x, y, rows, grain, surface, 1);
            pane.lowerRows(room, x, y, rows - 1, grain, UiPalette.mix(colour, 0xffffff, 0.6f * bright), 1);
            pane.lowerRows(room, x, y, LOWEST_ROW + 2, grain, UiPalette.mix(colour, UiPalette.NIGHT, 0.4f), 0.7f);
            float width = glass.getRegionWidth() * grain;
            float middle = y + rows * grain / 2f;
            pane.glow(x + width / 2f, middle, width, colour, 0.12f + 0.5f * bright);
        }
    }

    /**
     * Shows the bolt and the burst of the chosen ore with price and level. A spell that is too expensive is dim and its
     * price has a red ground; it shakes if the player tries to cast it. Unknown spells are hidden.
     */
    static final class SpellRow implements HudPart {
        private static final float SHAKE_SECONDS = 0.35f;
        private static final float DIM = 0.45f;
        private static final SpellUse[] USES = SpellUse.values();

        /** Height of the number below the picture, in art pixels. */
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
}
