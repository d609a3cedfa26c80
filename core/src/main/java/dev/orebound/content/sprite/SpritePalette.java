package dev.orebound.content.sprite;

import dev.orebound.content.reading.Assets;
import dev.orebound.content.reading.LineComplaints;
import dev.orebound.content.reading.QuotedText;
import java.util.Arrays;
import java.util.List;

/** The colours that sprites are drawn with, a letter for each. */
public final class SpritePalette {
    /** The file of the palette. */
    public static final String FILE = "sprites/palette.txt";

    /** The letter of a pixel that is not there. */
    static final char CLEAR = '.';

    private static final String FORM = "give a letter, six hexadecimal digits and a note: k 14121f outlines";

    private static final int NONE = -1;

    /** The colour of each letter, 0xRRGGBB, or {@link #NONE}. */
    private final int[] colours = new int[SpriteCanvas.LETTERS];

    private SpritePalette() {
        Arrays.fill(colours, NONE);
    }

    static SpritePalette read(Assets assets, List<String> complaints) {
        SpritePalette palette = new SpritePalette();
        LineComplaints here = new LineComplaints(FILE, complaints);
        String[] lines = assets.text(FILE).split("\n", -1);
        for (int i = 0; i < lines.length; i++) {
            String line = lines[i].strip();
            if (!line.isEmpty() && !line.startsWith("//")) {
                palette.readColour(i + 1, line, here);
            }
        }
        return palette;
    }

    private void readColour(int line, String text, LineComplaints complaints) {
        if (!text.matches("[A-Za-z] [0-9a-f]{6}( .*)?")) {
            complaints.add(line, "'" + QuotedText.of(text) + "' is not a colour; " + FORM);
            return;
        }
        int rgb = Integer.parseInt(text.substring(2, 8), 16);
        char letter = text.charAt(0);
        if (colours[letter] == NONE) {
            colours[letter] = rgb;
        } else {
            complaints.add(line, "the letter '" + letter + "' stands twice; give each colour its own");
        }
    }

    /** Returns true if a letter has a colour, or is clear. */
    public boolean has(char letter) {
        return letter == CLEAR || (letter < colours.length && colours[letter] != NONE);
    }

    /**
     * Returns the colour of a letter, 0xRRGGBB.
     *
     * @throws IllegalArgumentException if it has none
     */
    public int rgb(char letter) {
        if (letter >= colours.length || colours[letter] == NONE) {
            throw new IllegalArgumentException("no colour '" + letter + "' among " + letters());
        }
        return colours[letter];
    }

    /** Returns the number of colours. */
    public int size() {
        return letters().length();
    }

    /** Returns every letter, for complaints to list. */
    public String letters() {
        StringBuilder letters = new StringBuilder();
        for (char letter = 0; letter < colours.length; letter++) {
            if (colours[letter] != NONE) {
                letters.append(letter);
            }
        }
        return letters.toString();
    }
}
