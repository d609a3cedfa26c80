package dev.orebound.screen.page;

import com.badlogic.gdx.Input.Keys;
import com.badlogic.gdx.utils.Disposable;
import dev.orebound.journal.report.ReportedMoment.ReportedRun;
import dev.orebound.journal.settings.GameSettings;
import dev.orebound.journal.settings.KeyName;
import dev.orebound.screen.input.GameAction;
import dev.orebound.screen.input.PadState;
import dev.orebound.screen.layout.InterfaceSize;
import org.jspecify.annotations.Nullable;

/**
 * A screen that fills the window, or a page over one. Coordinates are real pixels, y grows upwards. Input methods that
 * a screen does not override do nothing.
 */
public interface GameScreen extends Disposable {
    /** Lays everything out; called before the first {@link #draw} and whenever the window changes. */
    void resize(InterfaceSize size);

    /** Returns true if nothing of what lies beneath shows through, so that it need not be drawn. */
    default boolean isCovering() {
        return false;
    }

    /** Advances the screen by some seconds and draws it. */
    void draw(float seconds);

    /**
     * Handles a key press.
     *
     * @param action the action that the player has bound the key to, or null
     */
    default void keyDown(int keycode, @Nullable GameAction action) {}

    /**
     * Handles a key release.
     *
     * @param action the action that the player has bound the key to, or null
     */
    default void keyUp(int keycode, @Nullable GameAction action) {}

    /**
     * Returns true if the screen waits for this key itself, such as for a new binding or as part of a typed text, so
     * that no shortcut of the game may take it.
     */
    default boolean awaits(int keycode) {
        return false;
    }

    /**
     * Returns the key for which a button of the gamepad stands on this screen: usually that with which pages are
     * operated; the button's own number where it is bound to an action or waited for.
     *
     * @param button a button of {@code KeyName}
     */
    default int padKey(int button) {
        return awaits(button)
                ? button
                : switch (button) {
                    case KeyName.PAD_UP -> Keys.UP;
                    case KeyName.PAD_DOWN -> Keys.DOWN;
                    case KeyName.PAD_LEFT -> Keys.LEFT;
                    case KeyName.PAD_RIGHT -> Keys.RIGHT;
                    case KeyName.PAD_SOUTH -> Keys.ENTER;
                    case KeyName.PAD_EAST, KeyName.PAD_START -> Keys.ESCAPE;
                    case KeyName.PAD_WEST -> Keys.BACKSPACE;
                    case KeyName.PAD_BACK -> Keys.TAB;
                    case KeyName.PAD_LEFT_SHOULDER -> Keys.PAGE_UP;
                    case KeyName.PAD_RIGHT_SHOULDER -> Keys.PAGE_DOWN;
                    case KeyName.PAD_LEFT_TRIGGER -> Keys.HOME;
                    case KeyName.PAD_RIGHT_TRIGGER -> Keys.END;
                    default -> button;
                };
    }

    /** Returns true if the sticks of a gamepad walk and aim here, instead of moving on a page. */
    default boolean takesPad() {
        return false;
    }

    /** Takes the sticks of a gamepad as they are in this frame. */
    default void tilt(PadState pad, GameSettings settings) {}

    /** Handles a gamepad that was plugged in or that has gone away. */
    default void padPlugged() {}

    /** Handles a typed letter. */
    default void keyTyped(char letter) {}

    /** Handles a mouse move without a pressed button. */
    default void pointerMoved(float x, float y) {}

    /**
     * Tells a screen where the mouse already was when the screen opened, or while it ignores input. A row under it is
     * not meant until the mouse moves.
     */
    default void pointerRests(float x, float y) {}

    /** Handles a mouse button press. */
    default void pointerDown(float x, float y, int button) {}

    /** Handles a mouse drag. */
    default void pointerDragged(float x, float y) {}

    /** Handles a mouse button release. */
    default void pointerUp(int button) {}

    /** Handles a turn of the mouse wheel, in notches towards the player; negative for away. */
    default void wheelTurned(int notches) {}

    /**
     * Handles a turn of the mouse wheel or a touch pad, in notches to the right and towards the player. What has no use
     * for the direction takes one for the other.
     */
    default void wheelTurned(int across, int down) {
        wheelTurned(across + down);
    }

    /** Handles the loss of the keyboard focus. */
    default void loseFocus() {}

    /** Handles the return of the keyboard focus. */
    default void gainFocus() {}

    /**
     * Returns the height at which a notice in the upper middle of the window may begin, in real pixels, so that it
     * covers no other text.
     */
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
