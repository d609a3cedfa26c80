package dev.orebound.world.arena;

import dev.orebound.chance.Hash64;
import java.util.Arrays;

/** Plain rows of a roster, in parallel arrays that grow when they must. */
final class RosterRows {
    long[] ids;
    int[] healths;
    int[] astrayTicks;
    boolean[] isHead;
    int size;

    RosterRows(int capacity) {
        ids = new long[capacity];
        healths = new int[capacity];
        astrayTicks = new int[capacity];
        isHead = new boolean[capacity];
    }

    void add(long id, int health, int astray, boolean head) {
        if (size == ids.length) {
            ids = Arrays.copyOf(ids, size * 2);
            healths = Arrays.copyOf(healths, size * 2);
            astrayTicks = Arrays.copyOf(astrayTicks, size * 2);
            isHead = Arrays.copyOf(isHead, size * 2);
        }
        ids[size] = id;
        healths[size] = health;
        astrayTicks[size] = astray;
        isHead[size] = head;
        size++;
    }

    void addTo(Hash64 hash) {
        hash.add((long) size);
        for (int i = 0; i < size; i++) {
            hash.add(ids[i]).add((long) healths[i]).add((long) astrayTicks[i]).add(isHead[i]);
        }
    }
}
