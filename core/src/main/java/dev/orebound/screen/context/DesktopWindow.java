package dev.orebound.screen.context;

import dev.orebound.journal.settings.GameSettings;
import dev.orebound.journal.settings.GameSettings.WindowPoints;
import java.util.function.UnaryOperator;

/**
 * The game's window on the desktop: it follows the settings, and tells what the player did to it with the desktop's own
 * means.
 */
public interface DesktopWindow {
    /** A window that follows nothing, on a screen of 3840x2160: the film room's, and that of tests. */
    DesktopWindow FIXED = new DesktopWindow() {
        @Override
        public void follow(GameSettings settings) {}

        @Override
        public UnaryOperator<GameSettings> takeChanges() {
            return UnaryOperator.identity();
        }

        @Override
        public WindowPoints largest() {
            return new WindowPoints(3840, 2160);
        }

        @Override
        public boolean canConfineMouse() {
            return true;
        }

        @Override
        public void hideMouse(boolean isHidden) {}
    };

    /** Brings mode, size and frames of the window in line with the settings. Does nothing if they are already. */
    void follow(GameSettings settings);

    /**
     * Returns the change of settings that follows from what the player did to the window since the last call: moved it,
     * resized it, maximised it. What the desktop did on its own when the window opened is no such change.
     */
    UnaryOperator<GameSettings> takeChanges();

    /** Returns the size of the screen that the window is on. */
    WindowPoints largest();

    /** Returns true if this desktop can keep the mouse in a window. */
    boolean canConfineMouse();

    /** Hides the mouse and, if the settings say so, keeps it in the window; or shows and frees it. */
    void hideMouse(boolean isHidden);
}
