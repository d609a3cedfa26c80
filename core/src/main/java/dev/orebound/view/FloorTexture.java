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
        for (int i = 0; i < picture.width() * picture.height(); i++) {
            texels.put(i, picture.rgbaAt(i));
        }
        Texture texture = new Texture(pixmap);
        pixmap.dispose();
        return texture;
    }
}
