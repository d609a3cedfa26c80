package dev.orebound.view;

import com.badlogic.gdx.graphics.Pixmap;
import com.badlogic.gdx.graphics.Texture;
import dev.orebound.view.floor.FloorPicture;
import java.nio.ByteOrder;
import java.nio.IntBuffer;

/** A floor's picture on the graphics card, the south row first. */
final class FloorTexture {
    private FloorTexture() {}

    static Texture of(FloorPicture picture) {
        Pixmap pixmap = new Pixmap(picture.width(), picture.height(), Pixmap.Format.RGBA8888);
        IntBuffer texels = pixmap.getPixels().order(ByteOrder.LITTLE_ENDIAN).asIntBuffer();
        int[] row = new int[picture.width()];
        for (int y = 0; y < picture.height(); y++) {
            for (int x = 0; x < row.length; x++) {
                row[x] = picture.rgbaAt(x + y * row.length);
            }
            texels.put(row);
        }
        Texture texture = new Texture(pixmap);
        pixmap.dispose();
        return texture;
    }
}
