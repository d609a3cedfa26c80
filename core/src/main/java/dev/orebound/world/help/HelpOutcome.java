package dev.orebound.world.help;

import dev.orebound.grid.Grid;
import dev.orebound.world.event.WorldEvent;

/** What came of an order. One object is used again for each. */
final class HelpOutcome {
    private boolean isGiven;
    private int amount;
    private int cell;
    private long spawnId;

    /** Nothing came of it yet: as it stands, it is refused. */
    void begin() {
        isGiven = false;
        amount = 0;
        cell = Grid.NONE;
        spawnId = WorldEvent.NOBODY;
    }

    /** It was done, so much of it. */
    void give(int howMuch) {
        isGiven = true;
        amount = howMuch;
    }

    /** It was done on a cell. */
    void give(int howMuch, int where) {
        give(howMuch);
        cell = where;
    }

    /** Somebody came by it. */
    void bring(long who, int where) {
        give(1, where);
        spawnId = who;
    }

    boolean isGiven() {
        return isGiven;
    }

    int amount() {
        return amount;
    }

    /** Where it was done, or {@link Grid#NONE} for where the player is. */
    int cell() {
        return cell;
    }

    long spawnId() {
        return spawnId;
    }
}
