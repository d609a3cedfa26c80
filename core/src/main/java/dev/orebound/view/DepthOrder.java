package dev.orebound.view;

import dev.orebound.view.draw.SceneLayer;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/** What stands on the ground in a frame, from north to south, so that what is nearer covers what is farther. */
final class DepthOrder implements SceneLayer {
    /** The sorts of things that stand. */
    enum Sort {
        PLAYER,
        MONSTER,
        COMPANION,
        GHOST,
        PICKUP,
        ORE,
        CHEST,
        FIXTURE,
        DOOR,
        FALL,
        FIRE,
        STEAM
    }

    private static final Sort[] SORTS = Sort.values();
    private static final int MOST = 2048;
    private static final int SORT_SHIFT = 24;
    private static final int FINENESS = 16;

    /** In 16ths of a pixel; no floor reaches so far. */
    private static final long NORTH_OF_ALL = 1 << 28;

    /** Draws one thing of a sort, by its index. */
    @FunctionalInterface
    interface StandingPainter {
        void paint(int index);
    }

    private final long[] keys = new long[MOST];
    private final @Nullable StandingPainter[] painters = new StandingPainter[SORTS.length];
    private int size;

    void clear() {
        size = 0;
    }

    /** Lets a painter draw the things of a sort. */
    void paintWith(Sort sort, StandingPainter painter) {
        painters[sort.ordinal()] = painter;
    }

    /** Sorts and draws everything that was added since it was drawn last. */
    @Override
    public void draw() {
        sort();
        for (int i = 0; i < size; i++) {
            StandingPainter painter = painters[sort(i).ordinal()];
            if (painter != null) {
                painter.paint(index(i));
            }
        }
        clear();
    }

    /**
     * Adds a thing.
     *
     * @param index which of its sort, below 2^24
     * @param y of its foot, in world pixels
     */
    void add(Sort sort, int index, float y) {
        if (size < MOST) {
            long southward = NORTH_OF_ALL - (long) (y * FINENESS);
            keys[size++] = southward << 32 | (long) sort.ordinal() << SORT_SHIFT | index;
        }
    }

    /** Sorts all that was added. */
    void sort() {
        Arrays.sort(keys, 0, size);
    }

    int size() {
        return size;
    }

    Sort sort(int position) {
        return SORTS[(int) (keys[position] >>> SORT_SHIFT) & 0xff];
    }

    int index(int position) {
        return (int) keys[position] & (1 << SORT_SHIFT) - 1;
    }
}
