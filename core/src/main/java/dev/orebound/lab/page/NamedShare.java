package dev.orebound.lab.page;

import java.util.List;

/**
 * A part of a whole.
 *
 * @param name what it is, in a word
 * @param count how many, from 0
 */
public record NamedShare(String name, PlotFill fill, long count) {
    /** How many all of them are together. */
    static long sum(List<NamedShare> shares) {
        return shares.stream().mapToLong(NamedShare::count).sum();
    }

    /** In hundredths of all; 0 where there is nothing at all. */
    static long percent(long count, long sum) {
        return sum == 0 ? 0 : Math.round(100.0 * count / sum);
    }

    /** In words, for whoever cannot see the plot. */
    static String words(List<NamedShare> shares) {
        StringBuilder words = new StringBuilder();
        for (NamedShare share : shares) {
            if (share.count() > 0) {
                words.append(words.isEmpty() ? "" : ", ")
                        .append(share.name())
                        .append(' ')
                        .append(share.count());
            }
        }
        return words.isEmpty() ? "none" : words.toString();
    }
}
