package dev.orebound.workbench.console;

import java.util.List;

/** What a command was given, each as the number that it stands for. */
record Given(List<Integer> values) {
    Given {
        values = List.copyOf(values);
    }

    /** True if it was given the argument of a place, from 0. */
    boolean has(int place) {
        return place < values.size();
    }

    int at(int place) {
        return values.get(place);
    }

    /** The argument of a place, or something else where it was not given. */
    int at(int place, int otherwise) {
        return has(place) ? at(place) : otherwise;
    }
}
