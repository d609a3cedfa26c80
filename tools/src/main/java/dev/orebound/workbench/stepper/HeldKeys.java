package dev.orebound.workbench.stepper;

import com.badlogic.gdx.Input.Keys;
import java.util.function.IntConsumer;

/** Repeats a held key, and knows whether shift is down. */
final class HeldKeys {
    private static final float SECONDS_BEFORE = 0.35f;
    private static final float SECONDS_BETWEEN = 0.05f;
    private static final int NONE = -1;

    private final IntConsumer press;
    private int key = NONE;
    private float left;
    private boolean isShifted;

    /** @param press receives a repeated key */
    HeldKeys(IntConsumer press) {
        this.press = press;
    }

    void down(int keycode) {
        if (isShift(keycode)) {
            isShifted = true;
        } else {
            key = keycode;
            left = SECONDS_BEFORE;
        }
    }

    void up(int keycode) {
        if (isShift(keycode)) {
            isShifted = false;
        } else if (keycode == key) {
            key = NONE;
        }
    }

    void releaseAll() {
        key = NONE;
        isShifted = false;
    }

    boolean isShifted() {
        return isShifted;
    }

    /** Returns a number of steps, or ten times as many while shift is down. */
    int tenfold(int steps) {
        return isShifted ? 10 * steps : steps;
    }

    /** Repeats the held key as often as the passed time asks for. */
    void update(float seconds) {
        if (key == NONE) {
            return;
        }
        left -= seconds;
        while (left <= 0) {
            left += SECONDS_BETWEEN;
            press.accept(key);
        }
    }

    private static boolean isShift(int keycode) {
        return keycode == Keys.SHIFT_LEFT || keycode == Keys.SHIFT_RIGHT;
    }
}
