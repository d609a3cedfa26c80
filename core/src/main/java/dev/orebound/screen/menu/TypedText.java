package dev.orebound.screen.menu;

/** A line while it is typed: its letters, and the caret between two of them. Pure arithmetic. */
public final class TypedText {
    private static final char BACKSPACE = '\b';
    private static final char DELETE = 127;

    private final StringBuilder letters = new StringBuilder();
    private final int most;
    private int caret;

    /** @param most letters that it can have */
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

    /** Puts another text in its place, as much of it as fits, with the caret behind it. */
    public void set(String changed) {
        letters.setLength(0);
        caret = 0;
        insert(changed);
    }

    /** Puts letters in before the caret, as from the clipboard; what is too long or no letter is left out. */
    public void insert(String typed) {
        typed.chars().forEach(letter -> put((char) letter));
    }

    /**
     * A key that types was pressed: a letter comes before the caret, Backspace takes one there, Delete one behind it.
     *
     * @return whether anything changed
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

    /** Puts a text in the place of the letters from one up to the caret. */
    public void replace(int from, String text) {
        letters.delete(from, caret);
        caret = from;
        insert(text);
    }

    /** Moves the caret by so many letters, as far as there are any. */
    public void move(int by) {
        caret = Math.max(0, Math.min(letters.length(), caret + by));
    }
}
