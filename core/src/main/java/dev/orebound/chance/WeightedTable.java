package dev.orebound.chance;

import java.util.ArrayList;
import java.util.List;

/** A table of entries from which one is drawn at random, with a probability in proportion to its weight. */
public final class WeightedTable<T> {
    private final List<T> entries = new ArrayList<>();
    /** For each entry the sum of the weights up to and including its own. */
    private final List<Integer> ends = new ArrayList<>();

    private int totalWeight;

    /**
     * Adds an entry.
     *
     * @param weight compared with those of the other entries; an entry of weight 0 is never drawn
     */
    public void add(T entry, int weight) {
        if (weight < 0) {
            throw new IllegalArgumentException("weight " + weight + " for " + entry);
        }
        totalWeight += weight;
        entries.add(entry);
        ends.add(totalWeight);
    }

    /** Returns true if nothing can be drawn. */
    public boolean isEmpty() {
        return totalWeight == 0;
    }

    /**
     * Draws an entry, which stays in the table.
     *
     * @throws IllegalStateException if the table is empty
     */
    public T draw(RandomStream stream) {
        if (isEmpty()) {
            throw new IllegalStateException("a weighted table without weight");
        }
        int drawn = stream.below(totalWeight);
        int index = 0;
        while (ends.get(index) <= drawn) {
            index++;
        }
        return entries.get(index);
    }
}
