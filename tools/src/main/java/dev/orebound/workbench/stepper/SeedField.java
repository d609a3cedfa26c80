package dev.orebound.workbench.stepper;

import dev.orebound.screen.stage.TypedText;

/** A seed while it is typed. */
final class SeedField {
    private static final int MOST_LETTERS = 24;

    private final TypedText typed = new TypedText(MOST_LETTERS);
    private boolean isOpen;
    /** True until the letter of the opening key has arrived. */
    private boolean isNew;

    void open() {
        typed.set("");
        isOpen = true;
        isNew = true;
    }

    /** Closes the field and returns the typed text, perhaps empty. */
    String close() {
        isOpen = false;
        return typed.text().strip();
    }

    boolean isOpen() {
        return isOpen;
    }

    String typed() {
        return typed.text();
    }

    void type(char letter) {
        if (isNew) {
            isNew = false;
        } else {
            typed.type(letter);
        }
    }
}
