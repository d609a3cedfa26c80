package dev.orebound.screen.context;

import com.badlogic.gdx.Gdx;
import dev.orebound.journal.settings.GameSettings;
import dev.orebound.journal.settings.GameSettings.WindowMode;
import dev.orebound.journal.settings.GameSettings.WindowSize;
import dev.orebound.journal.settings.SettingsFile;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.UnaryOperator;

/**
 * Holds the settings in force. Values from the command line apply too, but are not written: each change is made to both
 * sets, and only the player's own choices are saved.
 */
public final class SettingsKeeper {
    private final SettingsFile file;
    private final List<Consumer<GameSettings>> listeners = new ArrayList<>();
    private GameSettings inForce;
    private GameSettings chosen;

    public SettingsKeeper(GameSettings inForce, SettingsFile file) {
        this.inForce = inForce;
        this.file = file;
        this.chosen = file.read();
    }

    public GameSettings now() {
        return inForce;
    }

    /** Calls a listener now and whenever the settings change. */
    public void listen(Consumer<GameSettings> listener) {
        listeners.add(listener);
        listener.accept(inForce);
    }

    /** Makes a change; {@link #save} writes it. */
    public void change(UnaryOperator<GameSettings> change) {
        inForce = change.apply(inForce);
        chosen = change.apply(chosen);
        listeners.forEach(listener -> listener.accept(inForce));
    }

    /** Writes the player's own settings. */
    public void save() {
        file.write(chosen);
    }

    /** Switches between a window, which gets its last size back, and full screen. Never moves the window. */
    public void toggleFullScreen() {
        if (Gdx.graphics.isFullscreen()) {
            WindowSize size = inForce.get(GameSettings.WINDOW_SIZE);
            Gdx.graphics.setWindowedMode(size.width(), size.height());
            change(changed -> changed.with(GameSettings.WINDOW, WindowMode.WINDOW));
        } else if (Gdx.graphics.setFullscreenMode(Gdx.graphics.getDisplayMode())) {
            change(changed -> changed.with(GameSettings.WINDOW, WindowMode.FULLSCREEN));
        }
        save();
    }

    /** Remembers the size of a window that the player has resized. */
    public void rememberWindowSize(int width, int height) {
        if (!Gdx.graphics.isFullscreen() && width >= GameSettings.MIN_WIDTH && height >= GameSettings.MIN_HEIGHT) {
            change(settings -> settings.withWindowSize(
                    Math.min(GameSettings.MAX_SIZE, width), Math.min(GameSettings.MAX_SIZE, height)));
        }
    }
}
