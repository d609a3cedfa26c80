package dev.orebound.screen.stage;

import dev.orebound.chance.Seed;

/**
 * A line that is being typed: its letters, and the caret between two of them. A letter outside the first plane of
 * Unicode is two chars and stays whole. Pure arithmetic.
 */
public final class TypedText {
    private static final char BACKSPACE = '\b';
    private static final char DELETE = 127;
    private static final char NONE = 0;

    private final StringBuilder letters = new StringBuilder();
    private final int most;
    private int caret;

    /** The first half of a letter whose second half has not been typed yet. */
    private char firstHalf = NONE;

    /** @param most largest number of chars */
    public TypedText(int most) {
        this.most = most;
    }

    public String text() {
        return letters.toString();
    }

    /** Returns the number of chars before the caret. */
    public int caret() {
        return caret;
    }

    /** Replaces the text, cut to the limit, with the caret at its end. */
    public void set(String changed) {
        letters.setLength(0);
        caret = 0;
        insert(changed);
    }

    /**
     * Inserts letters before the caret, for example from the clipboard; letters that do not fit and other characters
     * are left out. {@link #takes} tells whether any would be.
     */
    public void insert(String typed) {
        StringBuilder fitting = new StringBuilder();
        typed.codePoints()
                .filter(Seed::isTypeable)
                .takeWhile(letter -> letters.length() + fitting.length() + Character.charCount(letter) <= most)
                .forEachOrdered(fitting::appendCodePoint);
        letters.insert(caret, fitting);
        caret += fitting.length();
    }

    /** Returns true if every character of a text can be typed. */
    public static boolean takes(String text) {
        return text.codePoints().allMatch(Seed::isTypeable);
    }

    /** Returns true if there is place for a text. */
    public boolean hasPlaceFor(String text) {
        return letters.length() + text.length() <= most;
    }

    /**
     * Handles a typed character: a letter is inserted before the caret; Backspace deletes the letter before it, Delete
     * the one after it. A letter outside the first plane comes as two characters.
     *
     * @return true if anything changed
     */
    public boolean type(char letter) {
        char before = firstHalf;
        firstHalf = Character.isHighSurrogate(letter) ? letter : NONE;
        int length = letters.length();
        if (letter == BACKSPACE && caret > 0) {
            int from = letters.offsetByCodePoints(caret, -1);
            letters.delete(from, caret);
            caret = from;
        } else if (letter == DELETE && caret < length) {
            letters.delete(caret, letters.offsetByCodePoints(caret, 1));
        } else if (Character.isLowSurrogate(letter) && before != NONE) {
            insert(new String(new char[] {before, letter}));
        } else {
            insert(String.valueOf(letter));
        }
        return letters.length() != length;
    }

    /** Replaces the letters from an index up to the caret. */
    public void replace(int from, String text) {
        letters.delete(from, caret);
        caret = from;
        insert(text);
    }

    /** Moves the caret by some letters, as far as possible. */
    public void move(int by) {
        int step = Integer.signum(by);
        for (int moved = 0; moved != by && caret + step >= 0 && caret + step <= letters.length(); moved += step) {
            caret = letters.offsetByCodePoints(caret, step);
        }
    }
}
