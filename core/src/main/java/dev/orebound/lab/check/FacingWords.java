package dev.orebound.lab.check;

import java.util.List;

/** The words of the format for the straight directions. */
final class FacingWords {
    private static final List<String> CLOCKWISE = List.of("north", "east", "south", "west");

    private FacingWords() {}

    /** The way that a word stands for, as {@link NeighbourTable} numbers them, or {@link NeighbourTable#NONE}. */
    static int way(String facing) {
        int index = CLOCKWISE.indexOf(facing);
        return index < 0 ? NeighbourTable.NONE : 2 * index;
    }
}
