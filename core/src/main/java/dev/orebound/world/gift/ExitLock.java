package dev.orebound.world.gift;

import dev.orebound.chance.Hash64;
import dev.orebound.grid.Grid;

/**
 * Holds the state of the lock of a floor's exits: open, or shut while its key is with a warden or on the ground, or
 * while a guardian lives. Once opened, it stays open.
 */
public final class ExitLock {
    private boolean isShut;
    private long wardenSpawnId;
    private int wardenCell = Grid.NONE;
    private int keyCell = Grid.NONE;

    /** Returns whether there is a key that has not been picked up, or a guardian that must be killed. */
    public boolean isShut() {
        return isShut;
    }

    /** Returns the spawn id of the warden with the key, or 0. */
    public long wardenSpawnId() {
        return wardenSpawnId;
    }

    /** Returns the cell on which the key lies, or {@link Grid#NONE}. */
    public int keyCell() {
        return keyCell;
    }

    /** Returns the last cell of the warden while it had the key. */
    int wardenCell() {
        return wardenCell;
    }

    /** Returns whether it opens when the guardian is dead, without any key. */
    public boolean isGuarded() {
        return isShut && wardenSpawnId == 0 && keyCell == Grid.NONE;
    }

    /** Shuts the exits until the guardian is dead. */
    void guard() {
        isShut = true;
    }

    /** Shuts the exits and gives the key to a warden. */
    void appoint(long spawnId, int cell) {
        isShut = true;
        wardenSpawnId = spawnId;
        wardenCell = cell;
    }

    /** Records the cell of the living warden. */
    void recordWarden(int cell) {
        wardenCell = cell;
    }

    /** Records that the warden is dead and its key lies on a cell. */
    void drop(int cell) {
        wardenSpawnId = 0;
        keyCell = cell;
    }

    /** Opens the exits for good. */
    public void open() {
        isShut = false;
        wardenSpawnId = 0;
        keyCell = Grid.NONE;
    }

    void addTo(Hash64 hash) {
        hash.add(isShut).add(wardenSpawnId).add((long) wardenCell).add((long) keyCell);
    }
}
