package dev.orebound.screen.party;

import com.badlogic.gdx.graphics.g2d.TextureRegion;
import dev.orebound.screen.page.PageContext;
import dev.orebound.view.text.TextLine;
import dev.orebound.view.text.TextStyle;
import dev.orebound.view.ui.UiPalette;
import dev.orebound.view.ui.UiPane;

/** Draws a flask of one ore with its number of measures. */
final class FlaskSign {
    /** Height of the picture, in art pixels. */
    static final int HIGH = 20;

    static final int WIDE = 14;

    /** The colour of the number of an empty flask. */
    private static final int EMPTY_RGB = 0xaba3ad;

    /** The lowest and highest rows of the picture that liquid can fill, from its foot. */
    private static final int LOWEST_ROW = 2;

    private static final int HIGHEST_ROW = 15;

    private final TextureRegion glass;
    private final TextureRegion room;
    private final TextLine number;
    private final int rgb;
    private final int rows;
    private final boolean isEmpty;

    /** Creates a flask with a number of measures of an ore. */
    FlaskSign(PageContext parts, int ore, int measures) {
        glass = parts.sprites().frame("hud_flask", 0);
        room = parts.sprites().frame("hud_flask_mask", 0);
        rgb = parts.sprites()
                .colours()
                .of(parts.content().ores().at(ore).light().rgb());
        number = parts.said(TextStyle.BODY, Integer.toString(measures));
        float share = Math.min(1, measures / (float) parts.content().player().flaskMeasures());
        rows = LOWEST_ROW + (measures == 0 ? 0 : Math.max(2, Math.round((HIGHEST_ROW - LOWEST_ROW) * share)));
        isEmpty = measures == 0;
    }

    /** Draws the flask with its number to the right. */
    void draw(UiPane pane, int x, int y, int grain, float alpha) {
        pane.picture(glass, x, y, grain, isEmpty ? 0.5f * alpha : alpha);
        pane.lowerRows(room, x, y, rows, grain, UiPalette.mix(rgb, 0xffffff, 0.5f), alpha);
        pane.lowerRows(room, x, y, rows - 1, grain, rgb, alpha);
        float foot = y + 6f * grain;
        int ink = isEmpty ? EMPTY_RGB : UiPalette.BONE_LIGHT;
        number.drawShadowed(pane.batch(), x + (WIDE + 1f) * grain, foot, ink, alpha);
    }
}
