package dev.orebound.world.arena;

import dev.orebound.chance.Hash64;
import dev.orebound.content.arena.ArenaKind;
import java.util.Arrays;

/** The cells on which monsters will come up, and the monster for each. */
public final class PendingSpawns {
    private int[] cells = new int[ArenaKind.MOST_MONSTERS];
    private int[] monsters = new int[ArenaKind.MOST_MONSTERS];
    private int[] headPercents = new int[ArenaKind.MOST_MONSTERS];
    private int size;

    public int size() {
        return size;
    }

    public int cell(int index) {
        return cells[index];
    }

    /** Returns the index of the monster that comes up on a mark. */
    public int monster(int index) {
        return monsters[index];
    }

    /** Returns whether that monster is a head. */
    public boolean isHead(int index) {
        return headPercents[index] > 0;
    }

    /** Returns the health of a head in percent of its kind's health; 0 for other monsters. */
    int headPercent(int index) {
        return headPercents[index];
    }

    boolean isMarked(int cell) {
        for (int i = 0; i < size; i++) {
            if (cells[i] == cell) {
                return true;
            }
        }
        return false;
    }

    void add(int cell, int monster, int headPercent) {
        if (size == cells.length) {
            cells = Arrays.copyOf(cells, size * 2);
            monsters = Arrays.copyOf(monsters, size * 2);
            headPercents = Arrays.copyOf(headPercents, size * 2);
        }
        cells[size] = cell;
        monsters[size] = monster;
        headPercents[size] = headPercent;
        size++;
    }

    /** Moves a mark to another cell. */
    void move(int index, int cell) {
        cells[index] = cell;
    }

    void clear() {
        size = 0;
    }

    void addTo(Hash64 hash) {
        hash.add((long) size);
        for (int i = 0; i < size; i++) {
            hash.add((long) cells[i]).add((long) monsters[i]).add((long) headPercents[i]);
        }
    }
}
