package dev.orebound.view;

import com.badlogic.gdx.graphics.Pixmap;
import dev.orebound.desktop.window.GlWindow;
import dev.orebound.view.frame.SceneContext;

/** A part of the window's picture without its colours, as a player who cannot tell colours apart sees it. */
final class Shot {
    /** Of 255; smaller differences may go unnoticed. */
    private static final int UNLIKE = 22;

    private final int[] grey;

    private Shot(int[] grey) {
        this.grey = grey;
    }

    /** Returns a rectangle of cells as the view last drew it, one value for each world pixel. */
    static Shot of(WorldView view, float left, float bottom, float width, float height) {
        Pixmap pixels = GlWindow.pixels();
        int scale = view.scale();
        int columns = Math.round(width * SceneContext.CELL);
        int rows = Math.round(height * SceneContext.CELL);
        int x = Math.round(view.screenX(left)) + scale / 2;
        int y = Math.round(view.screenY(bottom)) + scale / 2;
        int[] grey = new int[columns * rows];
        for (int i = 0; i < grey.length; i++) {
            int rgba = pixels.getPixel(x + i % columns * scale, y + i / columns * scale);
            grey[i] = ((rgba >>> 24) * 77 + (rgba >>> 16 & 255) * 151 + (rgba >>> 8 & 255) * 28) / 256;
        }
        pixels.dispose();
        return new Shot(grey);
    }

    /** Returns the number of pixels that look different. */
    int unlike(Shot other) {
        int count = 0;
        for (int i = 0; i < grey.length; i++) {
            count += Math.abs(grey[i] - other.grey[i]) > UNLIKE ? 1 : 0;
        }
        return count;
    }

    /** Returns the brightness from 0, black, to 255. */
    float brightness() {
        long sum = 0;
        for (int each : grey) {
            sum += each;
        }
        return sum / (float) grey.length;
    }
}
