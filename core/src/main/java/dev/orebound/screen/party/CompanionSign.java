package dev.orebound.screen.party;

import com.badlogic.gdx.graphics.g2d.TextureRegion;
import dev.orebound.screen.page.PageContext;
import dev.orebound.view.ui.UiPalette;
import dev.orebound.view.ui.UiPane;

/** Draws a companion's picture over a bar of its health. */
public final class CompanionSign {
    private static final int GAUGE_HIGH = 5;
    private static final int PICTURE_FROM = 7;
    private static final int PICTURE_HIGH = 26;
    private static final int MARGIN = 3;

    private final TextureRegion picture;
    private final float share;

    /** Creates the sign of a companion. */
    public CompanionSign(PageContext parts, PartySheet.Fellow fellow) {
        String sprite = parts.content().monsters().at(fellow.monster()).sprite();
        picture = parts.sprites().frame(sprite + ".idle", 0);
        share = fellow.health() / (float) Math.max(1, fellow.most());
    }

    /** Returns its height, in art pixels. */
    public static int high() {
        return PICTURE_FROM + PICTURE_HIGH;
    }

    /**
     * Draws the sign at a lower left corner; the picture is made smaller if it would not fit.
     *
     * @param width available width, in real pixels
     */
    public void draw(UiPane pane, int x, int y, int width, int grain, float alpha) {
        int margin = MARGIN * grain;
        drawHealth(pane, x + margin, y, width - 2 * margin, GAUGE_HIGH * grain, grain, share, alpha);
        int times = grain;
        while (times > 1
                && (picture.getRegionWidth() * times > width
                        || picture.getRegionHeight() * times > PICTURE_HIGH * grain)) {
            times--;
        }
        float left = Math.round(x + (width - picture.getRegionWidth() * times) / 2f);
        pane.picture(picture, left, y + PICTURE_FROM * grain, times, alpha);
    }

    /** Draws a red bar of health; {@code share} of it is filled. */
    static void drawHealth(UiPane pane, int x, int y, int width, int height, int grain, float share, float alpha) {
        pane.panel(x, y, width, height, grain, UiPalette.INK, UiPalette.STONE, alpha);
        float inner = width - 2f * grain;
        int filled = share <= 0 ? 0 : Math.max(grain, Math.round(inner * Math.min(1, share)));
        pane.fill(x + grain, y + grain, filled, height - 2f * grain, UiPalette.BLOOD, alpha);
        int lit = UiPalette.mix(UiPalette.BLOOD, UiPalette.FLAME, 0.7f);
        pane.fill(x + grain, y + height - 2f * grain, filled, Math.max(1, grain / 2), lit, alpha);
    }
}
