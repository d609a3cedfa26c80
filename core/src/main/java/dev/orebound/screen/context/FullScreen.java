package dev.orebound.screen.context;

import com.badlogic.gdx.Gdx;
import dev.orebound.journal.settings.GameSettings;
import dev.orebound.journal.settings.GameSettings.WindowMode;

/** Switches between a window and full screen. It never moves the window. */
public final class FullScreen {
    private FullScreen() {}

    public static boolean isOn() {
        return Gdx.graphics.isFullscreen();
    }

    /** Changes to the other one; a window gets its last size back. */
    public static void toggle(SettingsKeeper keeper) {
        if (isOn()) {
            GameSettings settings = keeper.now();
            Gdx.graphics.setWindowedMode(settings.windowWidth(), settings.windowHeight());
            keeper.change(changed -> changed.withWindow(WindowMode.WINDOW));
        } else if (Gdx.graphics.setFullscreenMode(Gdx.graphics.getDisplayMode())) {
            keeper.change(changed -> changed.withWindow(WindowMode.FULLSCREEN));
        }
        keeper.save();
    }

    /** Remembers the size of a window that the player has pulled at. */
    public static void remember(int width, int height, SettingsKeeper keeper) {
        if (!isOn() && width >= GameSettings.MIN_WIDTH && height >= GameSettings.MIN_HEIGHT) {
            keeper.change(settings -> settings.withWindowSize(
                    Math.min(GameSettings.MAX_SIZE, width), Math.min(GameSettings.MAX_SIZE, height)));
        }
    }
}
