package dev.orebound.world.boss;

import com.badlogic.gdx.utils.IntArray;
import dev.orebound.chance.Hash64;
import dev.orebound.grid.Grid;
import dev.orebound.world.state.ChangedBy;
import dev.orebound.world.state.FloorChanges;
import dev.orebound.world.state.FloorState;
import dev.orebound.world.state.HashedPart;

/**
 * The state of the floor's boss, and of the heart of the mine that lies where the last boss of a run fell.
 * {@link BossSystem} writes it; the player may take the heart; all others only read it.
 */
@ChangedBy({"help", "player"})
public final class Boss implements HashedPart {
    /** No boss has come up. */
    public static final int NONE = -1;

    private static final int CRYSTALS_AT_FIRST = 32;

    int kind = NONE;
    int room;
    long spawnId;
    int phase;
    int riseTicks;

    /** Ticks since the boss has risen to its phase. */
    int ticks;

    boolean isShielded;

    /** The cell on which the boss was last seen alive, or {@link Grid#NONE}. */
    int cell = Grid.NONE;

    /** The cell on which the heart of the mine lies or lay, or {@link Grid#NONE} as long as it does not. */
    int heart = Grid.NONE;

    private boolean isHeartTaken;

    /** The cells of standing ore that has grown for the boss. */
    final IntArray crystals = new IntArray(CRYSTALS_AT_FIRST);

    /** Resets the boss of a room, and removes the ore that has grown for it; does nothing for other rooms. */
    public void forgetRoom(int bossRoom, FloorState state, FloorChanges changes) {
        if (kind == NONE || room != bossRoom) {
            return;
        }
        for (int i = 0; i < crystals.size; i++) {
            int cell = crystals.get(i);
            if (state.ore(cell) != null) {
                changes.removeOre(cell);
            }
        }
        kind = NONE;
        room = 0;
        spawnId = 0;
        phase = 0;
        riseTicks = 0;
        ticks = 0;
        isShielded = false;
        cell = Grid.NONE;
        heart = Grid.NONE;
        isHeartTaken = false;
        crystals.clear();
    }

    /** Returns the index of the boss's kind in the content, or {@link #NONE}; kept when the boss is slain. */
    public int kind() {
        return kind;
    }

    /** Returns the spawn id of the boss's monster, or 0. */
    public long spawnId() {
        return spawnId;
    }

    /** Returns whether the boss has come up and is not slain. */
    public boolean isAlive() {
        return spawnId != 0;
    }

    /** Returns the current phase, from 0. */
    public int phase() {
        return phase;
    }

    /** Returns the ticks for which the boss is still rising to its phase: it does nothing, and nothing hurts it. */
    public int riseTicks() {
        return riseTicks;
    }

    /** Returns whether standing ore shields the boss. */
    public boolean isShielded() {
        return isShielded;
    }

    /** Returns the number of standing crystals that have grown for the boss. */
    public int crystals() {
        return crystals.size;
    }

    /** Returns the cell of a crystal by its number, from 0. */
    public int crystal(int index) {
        return crystals.get(index);
    }

    /**
     * Returns the cell on which the heart of the mine lies, or lay before it was taken; {@link Grid#NONE} as long as
     * the last boss of the run has not fallen.
     */
    public int heartCell() {
        return heart;
    }

    /** Returns whether the heart of the mine lies in the hall and can be taken. */
    public boolean hasHeart() {
        return heart != Grid.NONE && !isHeartTaken;
    }

    /** Returns whether the player has taken the heart of the mine. */
    public boolean isHeartTaken() {
        return isHeartTaken;
    }

    /** Lets the player take the heart; does nothing if none lies there. */
    public void takeHeart() {
        isHeartTaken = heart != Grid.NONE;
    }

    @Override
    public void addTo(Hash64 hash) {
        hash.add((long) kind).add((long) room).add(spawnId).add((long) phase);
        hash.add((long) riseTicks).add((long) ticks).add(isShielded);
        hash.add((long) cell).add((long) heart).add(isHeartTaken);
        for (int i = 0; i < crystals.size; i++) {
            hash.add((long) crystals.get(i));
        }
    }
}
