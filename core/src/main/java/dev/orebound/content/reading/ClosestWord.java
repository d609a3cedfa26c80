package dev.orebound.content.reading;

import java.util.Comparator;
import java.util.List;
import java.util.stream.Collectors;

/**
 * Finds the word that somebody probably meant.
 *
 * <p>Source: the edit distance of Levenshtein (Binary codes capable of correcting deletions, insertions and reversals,
 * 1966), row by row.
 */
public final class ClosestWord {
    /** More words than this are too many for a line. */
    private static final int MOST_IN_LINE = 20;

    private static final int FEW = 8;

    private ClosestWord() {}

    /** Returns all words as a list in one line or, if there are many, the few closest ones. */
    public static String of(String meant, List<String> words) {
        if (words.size() <= MOST_IN_LINE) {
            return words.toString();
        }
        String few = words.stream()
                .sorted(Comparator.comparingInt(word -> changes(meant, word)))
                .limit(FEW)
                .collect(Collectors.joining(", "));
        return "[" + few + " and " + (words.size() - FEW) + " others]";
    }

    /** Returns the first of the words with the smallest edit distance. */
    public static String to(String meant, List<String> words) {
        String nearest = words.get(0);
        int fewest = Integer.MAX_VALUE;
        for (String word : words) {
            int changes = changes(meant, word);
            if (changes < fewest) {
                fewest = changes;
                nearest = word;
            }
        }
        return nearest;
    }

    static int changes(String from, String to) {
        int[] row = new int[to.length() + 1];
        for (int i = 0; i < row.length; i++) {
            row[i] = i;
        }
        for (int i = 0; i < from.length(); i++) {
            int before = row[0];
            row[0] = i + 1;
            for (int k = 1; k < row.length; k++) {
                int swap = before + (from.charAt(i) == to.charAt(k - 1) ? 0 : 1);
                before = row[k];
                row[k] = Math.min(swap, 1 + Math.min(row[k], row[k - 1]));
            }
        }
        return row[to.length()];
    }
}
