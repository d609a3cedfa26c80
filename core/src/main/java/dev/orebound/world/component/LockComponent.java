package dev.orebound.world.component;

import dev.orebound.chance.Hash64;
import java.util.Arrays;

/** A lock, which has no body and is found by its cells or its number. Until it is open, its cells are solid. */
public final class LockComponent implements HashedComponent {
    /** The most ways to open a lock. */
    public static final int MOST_WAYS = 12;

    /** Its number among the floor's locks, from 0. */
    public int number;

    /** The first of its cells. */
    public int cell;

    /** Progress of each of its ways on the floor: blows, ticks or uses. A key or a lever has none. */
    public final int[] progress = new int[MOST_WAYS];

    /** Whether it is open for good. */
    public boolean isOpen;

    /** Whether it still looks like rock. */
    public boolean isHidden;

    /** The spawn id of what struck it last, and the tick. */
    public long struckBySpawnId;

    public long struckTick;

    @Override
    public void reset() {
        struckBySpawnId = 0;
        struckTick = 0;
        number = 0;
        cell = 0;
        Arrays.fill(progress, 0);
        isOpen = false;
        isHidden = false;
    }

    @Override
    public void addTo(Hash64 hash) {
        hash.add((long) number).add((long) cell).add(isOpen).add(isHidden);
        hash.add(struckBySpawnId).add(struckTick);
        for (int ticks : progress) {
            hash.add((long) ticks);
        }
    }
}
