package dev.orebound.content.sprite;

import java.util.regex.Pattern;

/** A line of a file of sprites. */
final class SpriteLine {
    private static final Pattern SPACES = Pattern.compile("\\s+");
    private static final Pattern NUMBER = Pattern.compile("-?[0-9]{1,4}");

    private static final String BAR = "|";

    private final int number;
    private final String text;
    private final String[] words;

    /**
     * @param number counted from 1
     * @param text without blanks at its ends
     */
    SpriteLine(int number, String text) {
        this.number = number;
        this.text = text;
        this.words = isRow() ? new String[] {text} : SPACES.split(text);
    }

    int number() {
        return number;
    }

    String text() {
        return text;
    }

    boolean isBlank() {
        return text.isEmpty();
    }

    boolean isComment() {
        return text.startsWith("//");
    }

    /** Returns true if it is a row of pixels: {@code |..kk..|..kk..|}, a frame between two bars. */
    boolean isRow() {
        return text.startsWith(BAR);
    }

    /** The rows of the frames that stand side by side, or none if the last bar is missing. */
    String[] cells() {
        if (!text.endsWith(BAR) || text.length() < 3) {
            return new String[0];
        }
        return text.substring(1, text.length() - 1).split("\\|", -1);
    }

    int words() {
        return isBlank() ? 0 : words.length;
    }

    /** The word at a place counted from 0, or nothing if there is none. */
    String word(int index) {
        return index < words.length ? words[index] : "";
    }

    /** Returns true if there is a whole number, maybe below 0, at a place. */
    boolean isNumber(int index) {
        return NUMBER.matcher(word(index)).matches();
    }

    int number(int index) {
        return Integer.parseInt(word(index));
    }
}
