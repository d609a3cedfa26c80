package dev.orebound.content.ai;

import java.util.List;

/**
 * The word that somebody may have meant.
 *
 * <p>Source: the edit distance of Levenshtein (Binary codes capable of correcting deletions, insertions and reversals, 1966),
 * row by row.
 */
final class Nearest {
    private Nearest() {}

    /** The first of those words from which the fewest letters are to be changed, put in or left out. */
    static String to(String meant, List<String> words) {
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
