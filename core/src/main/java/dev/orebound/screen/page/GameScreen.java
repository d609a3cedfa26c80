package dev.orebound.screen.page;

import com.badlogic.gdx.utils.Disposable;
import dev.orebound.journal.report.ReportedMoment.ReportedRun;
import dev.orebound.screen.input.GameAction;
import dev.orebound.screen.layout.InterfaceSize;
import org.jspecify.annotations.Nullable;

/**
 * A screen that fills the window, or a page over one. Coordinates are real pixels, y grows upwards. Input methods that a
 * screen does not override do nothing.
 */
public interface GameScreen extends Disposable {
    /** Lays everything out; comes before the first {@link #draw} and whenever the window changes. */
    void resize(InterfaceSize size);

    /** Moves on by so many seconds and draws. */
    void draw(float seconds);

    /**
     * A key went down.
     *
     * @param action to which the player has bound the key, or null
     */
    default void keyDown(int keycode, @Nullable GameAction action) {}

    /**
     * A key came up.
     *
     * @param action to which the player has bound the key, or null
     */
    default void keyUp(int keycode, @Nullable GameAction action) {}

    /** A letter was typed. */
    default void keyTyped(char letter) {}

    /** The mouse was moved with no button down. */
    default void pointerMoved(float x, float y) {}

    /** A mouse button went down. */
    default void pointerDown(float x, float y, int button) {}

    /** The mouse was moved with a button down. */
    default void pointerDragged(float x, float y) {}

    /** A mouse button came up. */
    default void pointerUp(int button) {}

    /** The mouse's wheel was turned towards the player by so many notches, or away from them below 0. */
    default void wheelTurned(int notches) {}

    /** The window is no longer the one that keys go to. */
    default void loseFocus() {}

    /** The window is again the one that keys go to. */
    default void gainFocus() {}

    /** The height at which a notice in the upper middle of the window may begin, in real pixels, so that it covers no other text. */
    default float noticeTop(InterfaceSize size) {
        return size.height() - size.pixels(12);
    }

    /** Returns the facts for a bug report about the shown run, or null if there is none. */
    default @Nullable ReportedRun reported() {
        return null;
    }

    @Override
    default void dispose() {}
}
