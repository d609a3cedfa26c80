package dev.orebound.world.combat;

import java.util.Arrays;

/** Blows that were struck at ore in this tick. */
public final class OreBlows {
    private int[] cells = new int[4];
    private int[] damages = new int[4];
    private int size;

    /** A blow at the ore on a cell. */
    public void add(int cell, int damage) {
        if (size == cells.length) {
            cells = Arrays.copyOf(cells, size * 2);
            damages = Arrays.copyOf(damages, size * 2);
        }
        cells[size] = cell;
        damages[size] = damage;
        size++;
    }

    int size() {
        return size;
    }

    int cell(int index) {
        return cells[index];
    }

    int damage(int index) {
        return damages[index];
    }

    void clear() {
        size = 0;
    }
}
