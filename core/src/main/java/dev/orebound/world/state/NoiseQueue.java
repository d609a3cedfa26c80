package dev.orebound.world.state;

import dev.orebound.chance.Hash64;
import java.util.Arrays;

/**
 * Collects the noises of a tick, which wake sleeping monsters nearby. The minds hear and remove them in the next tick.
 */
@ChangedBy({"arena", "boss", "combat", "gear", "gift", "horde", "player", "vignette"})
public final class NoiseQueue implements HashedPart {
    private static final int INITIAL_CAPACITY = 16;

    private float[] xs = new float[INITIAL_CAPACITY];
    private float[] ys = new float[INITIAL_CAPACITY];

    /** The distance within which every monster hears a noise, in cells, however bad its hearing; 0 for most. */
    private float[] reaches = new float[INITIAL_CAPACITY];

    private int size;

    /** Adds a noise at a place, in cells. */
    public void make(float x, float y) {
        makeLoud(x, y, 0);
    }

    /** Adds a noise that every monster within a distance hears, all in cells. */
    public void makeLoud(float x, float y, float reachCells) {
        if (size == xs.length) {
            xs = Arrays.copyOf(xs, size * 2);
            ys = Arrays.copyOf(ys, size * 2);
            reaches = Arrays.copyOf(reaches, size * 2);
        }
        xs[size] = x;
        ys[size] = y;
        reaches[size] = reachCells;
        size++;
    }

    /** Returns whether there is a noise within a distance of a place, all in cells. */
    public boolean isHeardAt(float x, float y, float withinCells) {
        for (int i = 0; i < size; i++) {
            float dx = xs[i] - x;
            float dy = ys[i] - y;
            float cells = Math.max(withinCells, reaches[i]);
            if (dx * dx + dy * dy <= cells * cells) {
                return true;
            }
        }
        return false;
    }

    /** Returns the number of noises that have not been heard. */
    public int size() {
        return size;
    }

    public float x(int index) {
        return xs[index];
    }

    public float y(int index) {
        return ys[index];
    }

    @Override
    public void addTo(Hash64 hash) {
        hash.add((long) size);
        for (int i = 0; i < size; i++) {
            hash.add(xs[i]).add(ys[i]);
            if (reaches[i] > 0) {
                hash.add(reaches[i]);
            }
        }
    }

    /** Removes all noises. */
    public void hush() {
        size = 0;
    }
}
