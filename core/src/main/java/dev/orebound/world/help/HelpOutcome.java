package dev.orebound.world.help;

import dev.orebound.grid.Grid;

/** Collects the outcome of a playtester's order. One object is reused for every order. */
final class HelpOutcome {
    boolean isGiven;
    int amount;

    /** The cell on which the order took effect, or {@link Grid#NONE} for the player's. */
    int cell = Grid.NONE;

    /** Spawn id of the entity that the order brought, or 0. */
    long spawnId;

    /** Resets the outcome to a refusal. */
    void clear() {
        isGiven = false;
        amount = 0;
        cell = Grid.NONE;
        spawnId = 0;
    }

    /** Records that the order was followed. */
    void give(int howMuch) {
        isGiven = true;
        amount = howMuch;
    }

    /** Records that the order was followed on a cell. */
    void give(int howMuch, int atCell) {
        give(howMuch);
        cell = atCell;
    }

    /** Records that the order brought an entity. */
    void bring(long broughtSpawnId, int atCell) {
        give(1, atCell);
        spawnId = broughtSpawnId;
    }
}
