package dev.orebound.screen.account;

import com.badlogic.gdx.graphics.g2d.TextureRegion;
import dev.orebound.content.floor.FloorKind;
import dev.orebound.screen.descent.FloorKindSprites;
import dev.orebound.view.sprite.SpriteAtlas;
import dev.orebound.view.ui.UiPalette;
import dev.orebound.view.ui.UiPane;
import java.util.ArrayList;
import java.util.List;

/** Draws the floors of a run as a row of small signs, joined by the path between them. */
final class PathRow {
    private static final int SIGN = 18;
    private static final int ROW = 22;
    private static final int GAP = 3;

    private final List<TextureRegion> signs = new ArrayList<>();

    PathRow(SpriteAtlas sprites, List<FloorKind> kinds) {
        kinds.forEach(kind -> signs.add(sprites.frame(FloorKindSprites.of(kind), 0)));
    }

    /** Draws the row at the left of a box or in its middle; signs that do not fit continue on the next line. */
    void draw(
            UiPane pane,
            int boxX,
            int boxY,
            int width,
            int height,
            int interfaceGrain,
            boolean isCentred,
            float alpha) {
        int grain = Math.max(1, interfaceGrain - 1);
        int step = (SIGN + GAP) * grain;
        int columns = Math.max(1, (width + GAP * grain) / step);
        int rows = (signs.size() + columns - 1) / columns;
        int inFirst = Math.min(columns, signs.size());
        int left = isCentred ? boxX + (width - inFirst * step + GAP * grain) / 2 : boxX;
        for (int i = 0; i < signs.size(); i++) {
            int row = i / columns;
            float middle = boxY + height / 2f + ((rows - 1) / 2f - row) * ROW * grain;
            int x = left + i % columns * step;
            if (i > 0) {
                pane.fill(x - GAP * grain, Math.round(middle), GAP * grain, grain, UiPalette.GOLD, 0.7f * alpha);
            }
            TextureRegion sign = signs.get(i);
            float signX = x + (SIGN - sign.getRegionWidth()) * grain / 2f;
            float signY = middle - sign.getRegionHeight() * grain / 2f;
            pane.picture(sign, Math.round(signX), Math.round(signY), grain, alpha);
        }
    }
}
