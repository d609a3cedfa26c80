package dev.orebound.view.frame;

import dev.orebound.view.draw.SceneLayer;
import org.jspecify.annotations.Nullable;

/**
 * Sorts everything that stands on the ground in a frame from north to south, so that nearer things cover farther ones.
 * The hero alone is moved forward: no body and no fire covers it.
 */
public final class DepthOrder implements SceneLayer {
    /** Kinds of things that stand. */
    public enum ThingKind {
        PLAYER,
        MONSTER,
        COMPANION,
        CORE,
        WARD,
        GHOST,
        PICKUP,
        ORE,
        CHEST,
        PROP,
        FIXTURE,
        DOOR,
        LOCK,
        EXIT,
        ALTAR,
        VIGNETTE,
        KEY,
        HEAP,
        HEART,
        FALL,
        NEWCOMER,
        FIRE,
        WALL,
        AIR,
        MIST
    }

    private static final ThingKind[] KINDS = ThingKind.values();
    private static final int MOST = 2048;
    /** Distances of a Shell sort, after Ciura. */
    private static final int[] GAPS = {701, 301, 132, 57, 23, 10, 4, 1};

    private static final int KIND_SHIFT = 24;
    private static final int FINENESS = 16;
    /** Half the width of the hero's picture, in pixels. */
    private static final float HERO_HALF_WIDTH = 11;

    /** Farther north than any floor reaches, in 16ths of a pixel. */
    private static final long NORTH_OF_ALL = 1 << 28;

    /** Draws one thing of a kind by its index. */
    @FunctionalInterface
    public interface StandingPainter {
        void paint(int index);
    }

    private final long[] keys = new long[MOST];
    private final @Nullable StandingPainter[] painters = new StandingPainter[KINDS.length];
    private int size;
    private float heroX;
    private float heroFoot;
    private float heroFront;

    void clear() {
        size = 0;
    }

    /** Sets the hero's place in this frame, in world pixels, before anything is added. */
    public void placeHero(float x, float foot) {
        heroX = x;
        heroFoot = foot;
        heroFront = foot;
    }

    /**
     * Adds a body or a fire. The hero is drawn over it, even if it stands nearer.
     *
     * @param x of its middle, in world pixels
     * @param y of its foot
     * @param halfWidth half the width of its picture
     * @param height of its picture
     */
    public void addBehindHero(ThingKind kind, int index, float x, float y, float halfWidth, float height) {
        add(kind, index, y);
        boolean isAside = Math.abs(x - heroX) > halfWidth + HERO_HALF_WIDTH;
        if (!isAside && y + height > heroFoot) {
            heroFront = Math.min(heroFront, y - 2f / FINENESS);
        }
    }

    /** Sets the painter of a kind of things. */
    public void paintWith(ThingKind kind, StandingPainter painter) {
        painters[kind.ordinal()] = painter;
    }

    /** Sorts and draws the hero and everything that was added since it was drawn last. */
    @Override
    public void draw() {
        add(ThingKind.PLAYER, 0, heroFront);
        sort();
        for (int i = 0; i < size; i++) {
            StandingPainter painter = painters[kind(i).ordinal()];
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
    public void add(ThingKind kind, int index, float y) {
        if (size < MOST) {
            long southward = NORTH_OF_ALL - (long) (y * FINENESS);
            keys[size++] = southward << 32 | (long) kind.ordinal() << KIND_SHIFT | index;
        }
    }

    /** Sorts all that was added, in place: the sort of the JDK makes garbage once there are many. */
    void sort() {
        for (int gap : GAPS) {
            for (int i = gap; i < size; i++) {
                long key = keys[i];
                int to = i;
                while (to >= gap && keys[to - gap] > key) {
                    keys[to] = keys[to - gap];
                    to -= gap;
                }
                keys[to] = key;
            }
        }
    }

    int size() {
        return size;
    }

    public ThingKind kind(int position) {
        return KINDS[(int) (keys[position] >>> KIND_SHIFT) & 0xff];
    }

    int index(int position) {
        return (int) keys[position] & (1 << KIND_SHIFT) - 1;
    }
}
