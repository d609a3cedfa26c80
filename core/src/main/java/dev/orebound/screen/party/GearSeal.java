package dev.orebound.screen.party;

import com.badlogic.gdx.graphics.g2d.TextureRegion;
import dev.orebound.content.gear.PowerBook;
import dev.orebound.content.gear.Relic;
import dev.orebound.view.sprite.SpriteAtlas;
import dev.orebound.view.ui.UiPalette;
import dev.orebound.view.ui.UiPane;

/** Draws a relic or a piece of equipment in a frame, whose colour is the grade of the relic. */
public final class GearSeal {
    /** Width and height of the frame, in art pixels. */
    public static final int SIDE = 18;

    private final TextureRegion picture;
    private final int rgb;

    private GearSeal(TextureRegion picture, int rgb) {
        this.picture = picture;
        this.rgb = rgb;
    }

    /** Returns the seal of a relic, by its index. */
    public static GearSeal ofRelic(SpriteAtlas sprites, PowerBook book, int relic) {
        Relic of = book.relics().at(relic);
        return new GearSeal(sprites.frame(of.sprite(), 0), rgbOf(of.grade()));
    }

    /** Returns the seal of a piece of equipment, by its index. */
    public static GearSeal ofEquipment(SpriteAtlas sprites, PowerBook book, int piece) {
        return new GearSeal(sprites.frame(book.equipment().at(piece).sprite(), 0), UiPalette.STONE_PALE);
    }

    /** Returns the colour of a grade, 0xRRGGBB. */
    public static int rgbOf(Relic.RelicGrade grade) {
        return switch (grade) {
            case PLAIN -> UiPalette.BONE;
            case FINE -> UiPalette.WATER_LIGHT;
            case GRAND -> UiPalette.GOLD;
        };
    }

    /**
     * Draws the seal; the given place is its lower left corner.
     *
     * @param light how brightly it glows, 0 to 1
     */
    public void draw(UiPane pane, float x, float bottom, int grain, float light, float alpha) {
        int side = SIDE * grain;
        int rim = UiPalette.mix(UiPalette.mix(rgb, UiPalette.INK, 0.45f), UiPalette.GOLD_LIGHT, light);
        pane.panel(x, bottom, side, side, grain, UiPalette.INK, rim, alpha);
        if (light > 0) {
            pane.glow(x + side / 2f, bottom + side / 2f, side * 0.9f, rgb, 0.7f * light * alpha);
        }
        pane.picture(picture, x + grain, bottom + grain, grain, alpha);
    }
}
