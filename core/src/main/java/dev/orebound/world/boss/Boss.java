package dev.orebound.world.boss;

import com.badlogic.gdx.utils.IntArray;
import dev.orebound.chance.Hash64;

/** How far the boss of a floor is. Everybody may read it; {@link BossSystem} writes it. */
public final class Boss {
    /** No boss has come up. */
    public static final int NONE = -1;

    private static final int CRYSTALS_AT_FIRST = 32;

    int kind = NONE;
    int room;
    long spawnId;
    int phase;
    int riseTicks;

    /** Since it has risen to its phase. */
    int ticks;

    boolean isShielded;

    /** Cells on which ore stands that has grown for it. */
    final IntArray crystals = new IntArray(CRYSTALS_AT_FIRST);

    /** As if none had ever come up. */
    void forget() {
        kind = NONE;
        room = 0;
        spawnId = 0;
        phase = 0;
        riseTicks = 0;
        ticks = 0;
        isShielded = false;
        crystals.clear();
    }

    /** The index of its kind into the content's bosses, or {@link #NONE}. Stays when it is slain. */
    public int kind() {
        return kind;
    }

    /** The spawn id of the monster that it is, or 0. */
    public long spawnId() {
        return spawnId;
    }

    /** True from the moment it has come up until it is slain. */
    public boolean isAlive() {
        return spawnId != 0;
    }

    /** Its phase, from 0. */
    public int phase() {
        return phase;
    }

    /** Ticks for which it goes on rising to its phase: it does nothing, and nothing hurts it. */
    public int riseTicks() {
        return riseTicks;
    }

    /** True as long as ore stands that shields it. */
    public boolean isShielded() {
        return isShielded;
    }

    /** How many of the crystals stand that have grown for it. */
    public int crystals() {
        return crystals.size;
    }

    /** The cell of one of them, by its number from 0. */
    public int crystal(int index) {
        return crystals.get(index);
    }

    /** Adds all of it to a hash. */
    public void addTo(Hash64 hash) {
        hash.add((long) kind).add((long) room).add(spawnId).add((long) phase);
        hash.add((long) riseTicks).add((long) ticks).add(isShielded);
        for (int i = 0; i < crystals.size; i++) {
            hash.add((long) crystals.get(i));
        }
    }
}
