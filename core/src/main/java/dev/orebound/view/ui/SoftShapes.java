package dev.orebound.view.ui;

import com.badlogic.gdx.graphics.Pixmap;
import com.badlogic.gdx.graphics.Texture;
import com.badlogic.gdx.graphics.Texture.TextureFilter;

/** Small white textures that are stretched and tinted. */
final class SoftShapes {
    private static final int SIDE = 64;

    private SoftShapes() {}

    /** One white pixel. */
    static Texture pixel() {
        Pixmap pixmap = new Pixmap(1, 1, Pixmap.Format.RGBA8888);
        pixmap.setColor(1, 1, 1, 1);
        pixmap.fill();
        return upload(pixmap);
    }

    /** A spot of light that fades towards its rim. */
    static Texture glow() {
        Pixmap pixmap = blank();
        for (int y = 0; y < SIDE; y++) {
            for (int x = 0; x < SIDE; x++) {
                float fade = Math.max(0, 1 - fromMiddle(x, y));
                pixmap.drawPixel(x, y, white(fade * fade));
            }
        }
        return upload(pixmap);
    }

    /** Nothing in the middle, full in the corners. */
    static Texture vignette() {
        Pixmap pixmap = blank();
        for (int y = 0; y < SIDE; y++) {
            for (int x = 0; x < SIDE; x++) {
                float rim = Math.max(0, Math.min(1, (fromMiddle(x, y) - 0.45f) / 0.85f));
                pixmap.drawPixel(x, y, white(rim * rim));
            }
        }
        return upload(pixmap);
    }

    private static Pixmap blank() {
        Pixmap pixmap = new Pixmap(SIDE, SIDE, Pixmap.Format.RGBA8888);
        pixmap.setBlending(Pixmap.Blending.None);
        return pixmap;
    }

    /** How far a pixel is from the middle: 1 where the sides are. */
    private static float fromMiddle(int x, int y) {
        float half = SIDE / 2f;
        float dx = (x + 0.5f - half) / half;
        float dy = (y + 0.5f - half) / half;
        return (float) Math.sqrt(dx * dx + dy * dy);
    }

    private static int white(float alpha) {
        return 0xffffff00 | Math.round(alpha * 255);
    }

    private static Texture upload(Pixmap pixmap) {
        Texture texture = new Texture(pixmap);
        texture.setFilter(TextureFilter.Linear, TextureFilter.Linear);
        pixmap.dispose();
        return texture;
    }
}
