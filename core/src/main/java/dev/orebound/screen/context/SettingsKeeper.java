package dev.orebound.screen.context;

import dev.orebound.journal.settings.GameSettings;
import dev.orebound.journal.settings.GameSettings.WindowMode;
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
    private final DesktopWindow window;
    private final List<Consumer<GameSettings>> listeners = new ArrayList<>();
    private GameSettings inForce;
    private GameSettings chosen;

    /** Keeps the settings of a start; its window follows them from now on. */
    public SettingsKeeper(GameStart start) {
        this(start.settings(), start.settingsFile(), start.platform().window());
    }

    /** @param window follows the settings from now on */
    public SettingsKeeper(GameSettings inForce, SettingsFile file, DesktopWindow window) {
        this.inForce = inForce;
        this.file = file;
        this.window = window;
        this.chosen = file.read();
        listen(window::follow);
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

    /** Takes over what the player did to the window with the desktop's own means. */
    public void observeWindow() {
        UnaryOperator<GameSettings> changes = window.takeChanges();
        if (!changes.apply(inForce).equals(inForce)) {
            change(changes);
        }
    }

    /** Writes the player's own settings. */
    public void save() {
        observeWindow();
        file.write(chosen);
    }

    /** Switches between a window, which gets its last size and place back, and full screen. */
    public void toggleFullScreen() {
        boolean isFull = inForce.get(GameSettings.WINDOW) == WindowMode.FULLSCREEN;
        observeWindow();
        change(settings -> settings.with(GameSettings.WINDOW, isFull ? WindowMode.WINDOW : WindowMode.FULLSCREEN));
        save();
    }
}
