package dev.orebound.world.help;

import dev.orebound.chance.Hash64;
import dev.orebound.grid.Grid;
import dev.orebound.world.intent.IntentOrder;
import dev.orebound.world.state.ChangedBy;
import dev.orebound.world.state.HashedPart;

/** Holds the request of a playtester to a world: the order of this tick, and the cell that was pointed at. */
@ChangedBy("player")
public final class HelpRequest implements HashedPart {
    /** The order of this tick, which does not outlive it. */
    private IntentOrder order = IntentOrder.NONE;

    private int argument;
    private int pointed = Grid.NONE;

    /** Stores the order of this tick, for which {@link IntentOrder#isHelp()} must be true. */
    public void give(IntentOrder given, int about) {
        order = given;
        argument = about;
    }

    /** Returns the cell that was pointed at last, or {@link Grid#NONE}. */
    public int pointed() {
        return pointed;
    }

    /** Returns the order of this tick, or {@link IntentOrder#NONE}, and forgets it. */
    IntentOrder take() {
        IntentOrder given = order;
        order = IntentOrder.NONE;
        return given;
    }

    /** Returns the argument of the order of this tick. */
    int argument() {
        return argument;
    }

    void point(int cell) {
        pointed = cell;
    }

    @Override
    public void addTo(Hash64 hash) {
        if (pointed != Grid.NONE) {
            hash.add((long) pointed);
        }
    }
}
