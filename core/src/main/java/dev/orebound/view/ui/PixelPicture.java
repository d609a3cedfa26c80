package dev.orebound.view.ui;

import com.badlogic.gdx.graphics.Pixmap;
import com.badlogic.gdx.graphics.Texture;
import com.badlogic.gdx.graphics.Texture.TextureFilter;
import com.badlogic.gdx.graphics.g2d.TextureRegion;
import com.badlogic.gdx.utils.Disposable;
import java.nio.ByteBuffer;

/** A picture that its owner paints pixel by pixel as often as needed, drawn with crisp edges. */
public final class PixelPicture implements Disposable {
    /** A transparent pixel. */
    public static final int CLEAR = -1;

    private static final int OPAQUE = 0xff;
    private static final int BYTES_A_PIXEL = 4;

    private final int[] pixels;
    private final Pixmap pixmap;
    private final Texture texture;
    private final TextureRegion region;

    public PixelPicture(int width, int height) {
        pixels = new int[width * height];
        pixmap = new Pixmap(width, height, Pixmap.Format.RGBA8888);
        pixmap.setBlending(Pixmap.Blending.None);
        texture = new Texture(pixmap);
        texture.setFilter(TextureFilter.Nearest, TextureFilter.Nearest);
        region = new TextureRegion(texture);
    }

    /**
     * Returns the pixels to paint: 0xRRGGBB or {@link #CLEAR} from the top left, row by row. Changes show after
     * {@link #show}.
     */
    public int[] pixels() {
        return pixels;
    }

    /** Shows the painted pixels. */
    public void show() {
        ByteBuffer bytes = pixmap.getPixels();
        for (int i = 0; i < pixels.length; i++) {
            bytes.putInt(i * BYTES_A_PIXEL, pixels[i] == CLEAR ? 0 : pixels[i] << 8 | OPAQUE);
        }
        texture.draw(pixmap, 0, 0);
    }

    /** Draws it in a rectangle of the window. */
    public void draw(UiPane pane, float x, float y, float width, float height, float alpha) {
        pane.picture(region, x, y, width, height, alpha);
    }

    @Override
    public void dispose() {
        texture.dispose();
        pixmap.dispose();
    }
}
