package dev.orebound.world.gift;

import dev.orebound.chance.Hash64;
import dev.orebound.grid.Grid;

/**
 * The lock on the exits of a floor: open, or shut as long as its key is with a warden or lies on the ground. Opened once, it is
 * open for good.
 */
public final class ExitLock {
    private boolean isShut;
    private long wardenSpawnId;
    private int wardenCell = Grid.NONE;
    private int keyCell = Grid.NONE;

    /** True until the key was picked up, where there is one. */
    public boolean isShut() {
        return isShut;
    }

    /** The spawn id of the warden that has the key, or 0. */
    public long wardenSpawnId() {
        return wardenSpawnId;
    }

    /** The cell on which the key lies, or {@link Grid#NONE}. */
    public int keyCell() {
        return keyCell;
    }

    /** Where the warden was last, while it had the key. */
    int wardenCell() {
        return wardenCell;
    }

    /** Shuts the exits and gives the key to a warden. */
    void appoint(long spawnId, int cell) {
        isShut = true;
        wardenSpawnId = spawnId;
        wardenCell = cell;
    }

    /** The warden lives and is there. */
    void stands(int cell) {
        wardenCell = cell;
    }

    /** The warden is no more, and the key lies there. */
    void drop(int cell) {
        wardenSpawnId = 0;
        keyCell = cell;
    }

    /** Somebody has the key who opens the exits with it. */
    public void open() {
        isShut = false;
        wardenSpawnId = 0;
        keyCell = Grid.NONE;
    }

    void addTo(Hash64 hash) {
        hash.add(isShut).add(wardenSpawnId).add((long) wardenCell).add((long) keyCell);
    }
}
