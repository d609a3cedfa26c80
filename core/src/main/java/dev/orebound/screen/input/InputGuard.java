package dev.orebound.screen.input;

import dev.orebound.journal.settings.KeyName;
import dev.orebound.world.state.TickClock;
import java.util.Arrays;

/**
 * Keeps the keys and mouse buttons of a fight away from a page that opens over it. While it is closed the page hears no key
 * and no button. It opens once every key and button that was down when it closed has come up, and some time has passed.
 */
public final class InputGuard {
    private final boolean[] isDown = new boolean[KeyName.FIRST_BUTTON + KeyName.buttons()];
    private final boolean[] isAwaited = new boolean[isDown.length];
    private int awaited;
    private float secondsLeft;

    /** Takes in a key that went down. */
    public void keyDown(int keycode) {
        set(keycode, true);
    }

    /** Takes in a key that came up. */
    public void keyUp(int keycode) {
        set(keycode, false);
    }

    /** Takes in a mouse button that went down. */
    public void buttonDown(int button) {
        set(KeyName.FIRST_BUTTON + button, true);
    }

    /** Takes in a mouse button that came up. */
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

    /** Takes all keys and buttons as released: a window that loses its focus hears of none any more. */
    public void releaseAll() {
        Arrays.fill(isDown, false);
        Arrays.fill(isAwaited, false);
        awaited = 0;
    }

    /**
     * Closes the guard.
     *
     * @param ticks for which it stays closed at least, in ticks of {@link TickClock#TICKS_A_SECOND}
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

    /** Moves on by a frame. */
    public void update(float seconds) {
        secondsLeft = Math.max(0, secondsLeft - seconds);
    }

    /** True if the page may hear of keys and buttons. */
    public boolean isOpen() {
        return awaited == 0 && secondsLeft <= 0;
    }
}
