package dev.orebound.world.state;

import dev.orebound.chance.Hash64;
import java.util.Arrays;

/** Noises, which wake who sleeps near. Made by whatever is loud; the minds hear and forget them in the next tick. */
public final class NoiseQueue {
    private static final int FIRST_ROOM = 16;

    private float[] xs = new float[FIRST_ROOM];
    private float[] ys = new float[FIRST_ROOM];
    private int size;

    /** Makes a noise at a place, in cells. */
    public void make(float x, float y) {
        if (size == xs.length) {
            xs = Arrays.copyOf(xs, size * 2);
            ys = Arrays.copyOf(ys, size * 2);
        }
        xs[size] = x;
        ys[size] = y;
        size++;
    }

    /** True if a noise was made within a distance of a place, all in cells. */
    public boolean isHeardAt(float x, float y, float withinCells) {
        for (int i = 0; i < size; i++) {
            float dx = xs[i] - x;
            float dy = ys[i] - y;
            if (dx * dx + dy * dy <= withinCells * withinCells) {
                return true;
            }
        }
        return false;
    }

    /** How many were made since they were last heard. */
    public int size() {
        return size;
    }

    public float x(int index) {
        return xs[index];
    }

    public float y(int index) {
        return ys[index];
    }

    public void addTo(Hash64 hash) {
        hash.add((long) size);
        for (int i = 0; i < size; i++) {
            hash.add(xs[i]).add(ys[i]);
        }
    }

    /** Forgets all of them. */
    public void hush() {
        size = 0;
    }
}
