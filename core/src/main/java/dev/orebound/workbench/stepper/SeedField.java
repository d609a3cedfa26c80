package dev.orebound.workbench.stepper;

/** A seed while it is typed. */
final class SeedField {
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
