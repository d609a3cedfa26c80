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
        if (!down && isAwaited[key]) {
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
        secondsLeft = ticks / (float) TickClock.TICKS_A_SECOND;
        awaited = 0;
        for (int i = 0; i < isDown.length; i++) {
            isAwaited[i] = isDown[i];
            awaited += isDown[i] ? 1 : 0;
        }
    }

    /** Opens the guard at once. */
    public void open() {
        secondsLeft = 0;
        awaited = 0;
        Arrays.fill(isAwaited, false);
    }

    /** Advances the guard by a frame. */
    public void update(float seconds) {
        secondsLeft = Math.max(0, secondsLeft - seconds);
    }

    /** Returns true if the page may receive keys and buttons. */
    public boolean isOpen() {
        return awaited == 0 && secondsLeft <= 0;
    }
}
