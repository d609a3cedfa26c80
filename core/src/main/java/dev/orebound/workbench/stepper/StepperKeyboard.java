package dev.orebound.workbench.stepper;

import com.badlogic.gdx.Input.Keys;
import java.util.function.IntConsumer;

/** Keyboard state of the stepper: a key that repeats while it is held, and a seed while it is typed. */
final class StepperKeyboard {
    private StepperKeyboard() {}

    /** Repeats a held key, and knows whether shift is down. */
    static final class HeldKeys {
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

    /** A seed while it is typed. */
    static final class SeedField {
        private static final int MOST_LETTERS = 24;
        private static final char BACKSPACE = '\b';

        private final StringBuilder typed = new StringBuilder();
        private boolean isOpen;
        /** True until the letter of the opening key has arrived. */
        private boolean isNew;

        void open() {
            typed.setLength(0);
            isOpen = true;
            isNew = true;
        }

        /** Closes the field and returns the typed text, perhaps empty. */
        String close() {
            isOpen = false;
            return typed.toString().strip();
        }

        boolean isOpen() {
            return isOpen;
        }

        String typed() {
            return typed.toString();
        }

        void type(char letter) {
            if (isNew) {
                isNew = false;
            } else if (letter == BACKSPACE) {
                typed.setLength(Math.max(0, typed.length() - 1));
            } else if (!Character.isISOControl(letter) && typed.length() < MOST_LETTERS) {
                typed.append(letter);
            }
        }
    }
}
