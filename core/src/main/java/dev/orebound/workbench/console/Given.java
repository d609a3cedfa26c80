package dev.orebound.workbench.console;

import java.util.List;

/**
 * The arguments given to a command.
 *
 * @param words the words as typed
 * @param values the number that each word stands for
 */
record Given(List<String> words, List<Integer> values) {
    Given {
        words = List.copyOf(words);
        values = List.copyOf(values);
    }

    /** Returns true if an argument was given, by its index from 0. */
    boolean has(int place) {
        return place < values.size();
    }

    String word(int place) {
        return words.get(place);
    }

    int at(int place) {
        return values.get(place);
    }

    /** Returns an argument by its index, or a default if it was not given. */
    int at(int place, int otherwise) {
        return has(place) ? at(place) : otherwise;
    }
}
