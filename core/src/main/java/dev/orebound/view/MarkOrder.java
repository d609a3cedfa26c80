package dev.orebound.view;

import java.util.Arrays;

/** In which order marks take what room there is: those that matter most first, of these the nearest to the player. */
final class MarkOrder {
    private static final int MOST = 256;
    private static final int RANK_SHIFT = 40;
    private static final int DISTANCE_SHIFT = 12;

    /** What matters most comes first. */
    enum Rank {
        HEAD,
        LEADER,
        MOMENT,
        MOOD
    }

    private final long[] order = new long[MOST];
    private int size;

    void clear() {
        size = 0;
    }

    /** Adds somebody, unless there are too many; by the square of its distance, and its index among all, below 4096. */
    void add(Rank rank, float squared, int index) {
        if (size < MOST) {
            long distance = (long) (squared * 16);
            order[size++] = (long) rank.ordinal() << RANK_SHIFT | distance << DISTANCE_SHIFT | index;
        }
    }

    void sort() {
        Arrays.sort(order, 0, size);
    }

    int size() {
        return size;
    }

    /** The index of who comes at a place of the order. */
    int index(int place) {
        return (int) order[place] & (1 << DISTANCE_SHIFT) - 1;
    }
}
