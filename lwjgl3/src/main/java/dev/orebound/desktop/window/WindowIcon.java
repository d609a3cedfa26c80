package dev.orebound.desktop.window;

import com.badlogic.gdx.Gdx;
import com.badlogic.gdx.backends.lwjgl3.Lwjgl3Graphics;
import com.badlogic.gdx.graphics.Pixmap;
import dev.orebound.content.sprite.SpriteFrame;

/** Puts the game's picture on its window, in the sizes that desktops ask for. */
final class WindowIcon {
    private static final int[] TIMES = {1, 2, 3, 4};

    private WindowIcon() {}

    /** Shows the picture. macOS and Wayland have no icons of windows; there nothing happens. */
    static void show(SpriteFrame picture) {
        Pixmap[] sizes = new Pixmap[TIMES.length];
        for (int i = 0; i < TIMES.length; i++) {
            sizes[i] = enlarged(picture, TIMES[i]);
        }
        ((Lwjgl3Graphics) Gdx.graphics).getWindow().setIcon(sizes);
        for (Pixmap size : sizes) {
            size.dispose();
        }
    }

    private static Pixmap enlarged(SpriteFrame picture, int times) {
        Pixmap pixmap = new Pixmap(picture.width() * times, picture.height() * times, Pixmap.Format.RGBA8888);
        pixmap.setBlending(Pixmap.Blending.None);
        for (int y = 0; y < pixmap.getHeight(); y++) {
            for (int x = 0; x < pixmap.getWidth(); x++) {
                pixmap.drawPixel(x, y, picture.rgba(x / times, y / times));
            }
        }
        return pixmap;
    }
}
