package dev.orebound.screen.input;

import dev.orebound.journal.settings.KeyName;
import dev.orebound.world.state.TickClock;
import java.util.Arrays;

/**
 * Keeps the keys and mouse buttons of a fight away from a page that opens over it. While the guard is closed, the page
 * receives no keys and buttons. It opens once all keys and buttons that were down when it closed have been released,
 * and some time has passed.
 */
public final class InputGuard {
    private final boolean[] isDown = new boolean[KeyName.END];
    private final boolean[] isAwaited = new boolean[isDown.length];
    private int awaited;
    private float secondsLeft;
    /** Time without any press until it opens; 0 if presses do not matter. */
    private float quietSeconds;

    /** Records a key press. */
    public void keyDown(int keycode) {
        set(keycode, true);
    }

    /** Records a key release. */
    public void keyUp(int keycode) {
        set(keycode, false);
    }

    /** Records a mouse button press. */
    public void buttonDown(int button) {
        set(KeyName.FIRST_BUTTON + button, true);
    }

    /** Records a mouse button release. */
    public void buttonUp(int button) {
        set(KeyName.FIRST_BUTTON + button, false);
    }

    private void set(int key, boolean down) {
        if (key < 0 || key >= isDown.length) {
            return;
        }
        isDown[key] = down;
        if (down && quietSeconds > 0 && !isOpen()) {
            secondsLeft = quietSeconds;
            awaited += isAwaited[key] ? 0 : 1;
            isAwaited[key] = true;
        } else if (!down && isAwaited[key]) {
            isAwaited[key] = false;
            awaited--;
        }
    }

    /** Returns true while a key or mouse button is down, whether or not a page has taken it. */
    public boolean isDown(int key) {
        return key >= 0 && key < isDown.length && isDown[key];
    }

    /** Treats all keys and buttons as released, because a window without focus receives no more events. */
    public void releaseAll() {
        Arrays.fill(isDown, false);
        Arrays.fill(isAwaited, false);
        awaited = 0;
    }

    /**
     * Closes the guard.
     *
     * @param ticks shortest time for which it stays closed, in ticks of {@link TickClock#TICKS_A_SECOND}
     */
    public void close(int ticks) {
        quietSeconds = 0;
        secondsLeft = ticks / (float) TickClock.TICKS_A_SECOND;
        awaited = 0;
        for (int i = 0; i < isDown.length; i++) {
            isAwaited[i] = isDown[i];
            awaited += isDown[i] ? 1 : 0;
        }
    }

    /**
     * Closes the guard until every key and button has been released for some time together. Each press while it is
     * closed begins that time anew, so that keys that are mashed never open it.
     *
     * @param ticks that time, in ticks of {@link TickClock#TICKS_A_SECOND}
     */
    public void closeUntilQuiet(int ticks) {
        close(ticks);
        quietSeconds = secondsLeft;
    }

    /** Opens the guard at once. */
    public void open() {
        secondsLeft = 0;
        awaited = 0;
        Arrays.fill(isAwaited, false);
    }

    /** Advances the guard by a frame. */
    public void update(float seconds) {
        if (quietSeconds == 0 || awaited == 0) {
            secondsLeft = Math.max(0, secondsLeft - seconds);
        }
    }

    /** Returns true if the page may receive keys and buttons. */
    public boolean isOpen() {
        return awaited == 0 && secondsLeft <= 0;
    }
}
