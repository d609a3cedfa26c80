package dev.orebound.screen.party;

import com.badlogic.gdx.graphics.g2d.TextureRegion;
import dev.orebound.content.item.Spell;
import dev.orebound.screen.page.PageContext;
import dev.orebound.view.ui.UiPalette;
import dev.orebound.view.ui.UiPane;

/** Draws a spell's picture in a frame of its ore's colour, with a pip for each level below it. */
public final class SpellSign {
    /** Width and height of the frame, in art pixels. */
    public static final int SIDE = 20;

    private static final int PIPS_BELOW = 5;
    private static final int PIP = 3;
    private static final int PIP_STEP = 5;

    private final TextureRegion picture;
    private final int rgb;
    private final int level;

    /** Creates the sign of a spell by its index. */
    public SpellSign(PageContext parts, int spell, int level) {
        Spell kind = parts.content().spells().at(spell);
        picture = parts.sprites().frame(kind.sprite(), 0);
        rgb = parts.content().ores().get(kind.ore()).light().rgb();
        this.level = level;
    }

    /** Returns its height including the pips, in art pixels. */
    public static int high() {
        return SIDE + PIPS_BELOW;
    }

    /** Draws the sign; the given place is the lower left corner of the pips. */
    public void draw(UiPane pane, int x, int y, int grain, float alpha) {
        int bottom = y + PIPS_BELOW * grain;
        int side = SIDE * grain;
        pane.panel(x, bottom, side, side, grain, UiPalette.INK, UiPalette.mix(rgb, UiPalette.INK, 0.35f), alpha);
        pane.glow(x + side / 2f, bottom + side / 2f, side * 0.7f, rgb, 0.3f * alpha);
        int pictureX = x + (SIDE - picture.getRegionWidth()) / 2 * grain;
        int pictureY = bottom + (SIDE - picture.getRegionHeight()) / 2 * grain;
        pane.picture(picture, pictureX, pictureY, grain, alpha);
        int width = Spell.MOST_LEVELS * PIP_STEP - (PIP_STEP - PIP);
        int left = x + (SIDE - width) * grain / 2;
        for (int i = 0; i < Spell.MOST_LEVELS; i++) {
            int ink = i < level ? UiPalette.GOLD : UiPalette.STONE;
            pane.fill(left + i * PIP_STEP * grain, y, PIP * grain, PIP * grain, ink, alpha);
        }
    }
}
