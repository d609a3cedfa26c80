package dev.orebound.lab.check;

import java.util.List;

/** The words of the format for the straight directions. */
final class Facing {
    private static final List<String> CLOCKWISE = List.of("north", "east", "south", "west");

    private Facing() {}

    /** The way that a word stands for, as {@link Beside} numbers them, or {@link Beside#NONE}. */
    static int way(String facing) {
        int index = CLOCKWISE.indexOf(facing);
        return index < 0 ? Beside.NONE : 2 * index;
    }
}
