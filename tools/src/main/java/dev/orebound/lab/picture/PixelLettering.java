package dev.orebound.lab.picture;

import java.util.List;
import java.util.Locale;

/** A font of capitals, digits and a few signs, each of 3 by 5 dots, for pictures that carry their own legend. */
public final class PixelLettering {
    /** Dots across a letter. */
    public static final int WIDTH = 3;

    /** Dots down a letter. */
    public static final int HEIGHT = 5;

    private static final String LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ";
    private static final List<String> LETTER_ROWS = List.of(
            ".#. ##. .## ##. ### ### .## #.# ### ..# #.# #.. #.# ##. .#. ##. .#. ##. .## ### #.# #.# #.# #.# #.# ###",
            "#.# #.# #.. #.# #.. #.. #.. #.# .#. ..# #.# #.. ### #.# #.# #.# #.# #.# #.. .#. #.# #.# #.# #.# #.# ..#",
            "### ##. #.. #.# ##. ##. #.# ### .#. ..# ##. #.. ### #.# #.# ##. #.# ##. .#. .#. #.# #.# ### .#. .#. .#.",
            "#.# #.# #.. #.# #.. #.. #.# #.# .#. #.# #.# #.. #.# #.# #.# #.. ### #.# ..# .#. #.# #.# ### #.# .#. #..",
            "#.# ##. .## ##. ### #.. .## #.# ### .#. #.# ### #.# #.# .#. #.. .## #.# ##. .#. .## .#. #.# #.# .#. ###");

    private static final String SIGNS = "0123456789-+.,";
    private static final List<String> SIGN_ROWS = List.of(
            ".#. .#. ##. ##. #.# ### .## ### .#. .#. ... ... ... ...",
            "#.# ##. ..# ..# #.# #.. #.. ..# #.# #.# ... .#. ... ...",
            "#.# .#. .#. .#. ### ##. ##. .#. .#. .## ### ### ... ...",
            "#.# .#. #.. ..# ..# ..# #.# .#. #.# ..# ... .#. ... .#.",
            ".#. ### ### ##. ..# ##. .#. .#. .#. ##. ... ... .#. #..");

    private PixelLettering() {}

    /** Returns the width of a word in dots. */
    public static int width(String word) {
        return word.length() * (WIDTH + 1) - 1;
    }

    /** Returns true if a letter has ink on a dot, counted from its top left. Unknown letters are blank. */
    public static boolean isInk(char letter, int column, int row) {
        String capital = String.valueOf(letter).toUpperCase(Locale.ROOT);
        int index = LETTERS.indexOf(capital);
        return index >= 0
                ? isInk(LETTER_ROWS.get(row), index, column)
                : isInk(SIGN_ROWS.get(row), SIGNS.indexOf(capital), column);
    }

    private static boolean isInk(String dots, int index, int column) {
        return index >= 0 && dots.charAt(index * (WIDTH + 1) + column) == '#';
    }
}
