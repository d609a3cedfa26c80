package dev.orebound.screen;

import com.badlogic.gdx.Gdx;
import com.badlogic.gdx.graphics.Cursor.SystemCursor;
import dev.orebound.screen.layout.InterfaceSize;
import dev.orebound.view.pane.Ink;
import dev.orebound.view.pane.Pane;

/** What shows where the mouse is: a cross of our own while one plays, the system's arrow in menus. */
final class Crosshair {
    private boolean shown;
    private float x;
    private float y;

    void moveTo(float realX, float realY) {
        x = realX;
        y = realY;
    }

    float x() {
        return x;
    }

    float y() {
        return y;
    }

    /** The cross is shown, the arrow is not. */
    void show() {
        if (!shown) {
            shown = true;
            Gdx.graphics.setSystemCursor(SystemCursor.None);
        }
    }

    /** The arrow is shown, the cross is not. */
    void hide() {
        if (shown) {
            shown = false;
            Gdx.graphics.setSystemCursor(SystemCursor.Arrow);
        }
    }

    void draw(Pane pane, InterfaceSize size) {
        if (!shown) {
            return;
        }
        int grain = Math.max(1, size.grain() - 1);
        float middleX = Math.round(x) - grain / 2f;
        float middleY = Math.round(y) - grain / 2f;
        arms(pane, middleX, middleY, grain, grain, Ink.INK, 0.75f);
        arms(pane, middleX, middleY, grain, 0, Ink.BONE_LIGHT, 1);
    }

    /** Four arms and a dot, each grown by a rim on all sides. */
    private static void arms(Pane pane, float x, float y, int grain, int rim, int rgb, float alpha) {
        int gap = 3 * grain;
        int length = 3 * grain;
        int thick = grain + 2 * rim;
        int longSide = length + 2 * rim;
        pane.fill(x - rim, y - rim, thick, thick, rgb, alpha);
        pane.fill(x + gap - rim, y - rim, longSide, thick, rgb, alpha);
        pane.fill(x - gap - length + grain - rim, y - rim, longSide, thick, rgb, alpha);
        pane.fill(x - rim, y + gap - rim, thick, longSide, rgb, alpha);
        pane.fill(x - rim, y - gap - length + grain - rim, thick, longSide, rgb, alpha);
    }
}
