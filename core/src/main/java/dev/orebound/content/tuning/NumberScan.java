package dev.orebound.content.tuning;

import java.util.ArrayList;
import java.util.List;

/**
 * Finds the places of the numbers in a content file, so that one can be changed while everything else, its manual too,
 * stays as it is. Reads JSON with comments; anything else ends the search early and does no harm.
 */
final class NumberScan {
    private final String text;
    private final List<NumberPlace> spots = new ArrayList<>();
    private int at;

    /**
     * A number in a text.
     *
     * @param path of its field, such as {@code lakes.kinds[0].count.slope}
     * @param begin its first character
     * @param end the first character behind it
     */
    record NumberPlace(String path, int begin, int end) {}

    private NumberScan(String text) {
        this.text = text;
    }

    /** Returns all numbers of a text, in order. */
    static List<NumberPlace> of(String text) {
        NumberScan scan = new NumberScan(text);
        scan.readValue("");
        return List.copyOf(scan.spots);
    }

    private void readValue(String path) {
        skipBlank();
        char first = here();
        if (first == '{') {
            readObject(path);
        } else if (first == '[') {
            readList(path);
        } else if (first == '"') {
            readText();
        } else {
            readBare(path);
        }
    }

    private void readObject(String path) {
        at++;
        for (skipBlank(); at < text.length() && here() != '}'; skipBlank()) {
            String name = readText();
            skipBlank();
            at++; // the colon
            readValue(path.isEmpty() ? name : path + "." + name);
            skipComma();
        }
        at++;
    }

    private void readList(String path) {
        at++;
        int index = 0;
        for (skipBlank(); at < text.length() && here() != ']'; skipBlank()) {
            readValue(path + "[" + index++ + "]");
            skipComma();
        }
        at++;
    }

    private String readText() {
        int begin = ++at;
        while (at < text.length() && here() != '"') {
            at += here() == '\\' ? 2 : 1;
        }
        int end = Math.min(at++, text.length());
        return text.substring(Math.min(begin, end), end);
    }

    /** A number, true, false or null. */
    private void readBare(String path) {
        int begin = at;
        while (at < text.length() && "{}[],:\"/ \t\r\n".indexOf(here()) < 0) {
            at++;
        }
        if (at == begin) {
            at++;
        } else if (Character.isDigit(text.charAt(begin)) || text.charAt(begin) == '-') {
            spots.add(new NumberPlace(path, begin, at));
        }
    }

    private void skipComma() {
        skipBlank();
        if (here() == ',') {
            at++;
        }
    }

    private void skipBlank() {
        while (at < text.length()) {
            if (Character.isWhitespace(here())) {
                at++;
            } else if (text.startsWith("//", at)) {
                at = endOf("\n");
            } else if (text.startsWith("/*", at)) {
                at = endOf("*/");
            } else {
                return;
            }
        }
    }

    private int endOf(String mark) {
        int found = text.indexOf(mark, at);
        return found < 0 ? text.length() : found + mark.length();
    }

    private char here() {
        return at < text.length() ? text.charAt(at) : 0;
    }
}
