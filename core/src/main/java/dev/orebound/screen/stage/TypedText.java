package dev.orebound.screen.stage;

/** A line that is being typed: its letters, and the caret between two of them. Pure arithmetic. */
public final class TypedText {
    private static final char BACKSPACE = '\b';
    private static final char DELETE = 127;

    private final StringBuilder letters = new StringBuilder();
    private final int most;
    private int caret;

    /** @param most largest number of letters */
    public TypedText(int most) {
        this.most = most;
    }

    public String text() {
        return letters.toString();
    }

    /** Returns the number of letters before the caret. */
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
     * are left out.
     */
    public void insert(String typed) {
        typed.chars().forEach(letter -> put((char) letter));
    }

    /**
     * Handles a typed character: a letter is inserted before the caret; Backspace deletes the letter before it, Delete
     * the one after it.
     *
     * @return true if anything changed
     */
    public boolean type(char letter) {
        if (letter == BACKSPACE && caret > 0) {
            letters.deleteCharAt(--caret);
            return true;
        }
        if (letter == DELETE && caret < letters.length()) {
            letters.deleteCharAt(caret);
            return true;
        }
        return put(letter);
    }

    private boolean put(char letter) {
        boolean fits = !Character.isISOControl(letter) && letters.length() < most;
        if (fits) {
            letters.insert(caret++, letter);
        }
        return fits;
    }

    /** Replaces the letters from an index up to the caret. */
    public void replace(int from, String text) {
        letters.delete(from, caret);
        caret = from;
        insert(text);
    }

    /** Moves the caret by some letters, as far as possible. */
    public void move(int by) {
        caret = Math.max(0, Math.min(letters.length(), caret + by));
    }
}
