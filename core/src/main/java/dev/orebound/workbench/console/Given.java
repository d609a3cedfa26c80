package dev.orebound.workbench.console;

import java.util.List;

/**
 * What a command was given.
 *
 * @param words as they were typed
 * @param values what each stands for
 */
record Given(List<String> words, List<Integer> values) {
    Given {
        words = List.copyOf(words);
        values = List.copyOf(values);
    }

    /** True if it was given the argument of a place, from 0. */
    boolean has(int place) {
        return place < values.size();
    }

    String word(int place) {
        return words.get(place);
    }

    int at(int place) {
        return values.get(place);
    }

    /** The argument of a place, or something else where it was not given. */
    int at(int place, int otherwise) {
        return has(place) ? at(place) : otherwise;
    }
}
