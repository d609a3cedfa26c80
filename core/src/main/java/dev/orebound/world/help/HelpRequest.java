package dev.orebound.world.help;

import dev.orebound.chance.Hash64;
import dev.orebound.grid.Grid;
import dev.orebound.world.intent.IntentOrder;

/** What a playtester wants of a world: the order of this tick, and the cell that was pointed at. */
public final class HelpRequest {
    /** Nothing of it outlives the tick. */
    private IntentOrder order = IntentOrder.NONE;

    private int argument;
    private int pointed = Grid.NONE;

    /** Takes the order of this tick, which must be one that {@link IntentOrder#isHelp()}. */
    public void give(IntentOrder given, int about) {
        order = given;
        argument = about;
    }

    /** The cell that was pointed at last, or {@link Grid#NONE}. */
    public int pointed() {
        return pointed;
    }

    /** The order that was given in this tick, or {@link IntentOrder#NONE}; asked once. */
    IntentOrder take() {
        IntentOrder given = order;
        order = IntentOrder.NONE;
        return given;
    }

    /** What the order of this tick is about. */
    int argument() {
        return argument;
    }

    void point(int cell) {
        pointed = cell;
    }

    /** Adds what decides what comes next. A world that nobody has pointed in hashes as if there were no pointing. */
    public void addTo(Hash64 hash) {
        if (pointed != Grid.NONE) {
            hash.add((long) pointed);
        }
    }
}
