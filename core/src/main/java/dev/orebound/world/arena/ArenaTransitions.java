package dev.orebound.world.arena;

import static dev.orebound.world.arena.ArenaSignal.DOORS_MET;
import static dev.orebound.world.arena.ArenaSignal.ENTERED;
import static dev.orebound.world.arena.ArenaSignal.LEFT;
import static dev.orebound.world.arena.ArenaSignal.STALLED;
import static dev.orebound.world.arena.ArenaSignal.WAVES_BEATEN;
import static dev.orebound.world.arena.ArenaState.BROKEN;
import static dev.orebound.world.arena.ArenaState.CLEARED;
import static dev.orebound.world.arena.ArenaState.CLOSING;
import static dev.orebound.world.arena.ArenaState.DORMANT;
import static dev.orebound.world.arena.ArenaState.SEALED;

import java.util.List;

/**
 * The arena's whole life in one table: from a state, on a signal, to a state. A signal that the table does not name in a
 * state changes nothing there. What is cleared or broken stays so.
 */
public final class ArenaTransitions {
    /** One line of the table. */
    public record Transition(ArenaState from, ArenaSignal on, ArenaState to) {}

    /** Every line; no two have the same state and signal. */
    public static final List<Transition> TABLE = List.of(
            new Transition(DORMANT, ENTERED, CLOSING),
            new Transition(CLOSING, LEFT, DORMANT),
            new Transition(CLOSING, DOORS_MET, SEALED),
            // Nothing known lets the player out of a sealed room; should it happen, nobody is kept from anything.
            new Transition(SEALED, LEFT, BROKEN),
            new Transition(SEALED, WAVES_BEATEN, CLEARED),
            new Transition(SEALED, STALLED, BROKEN));

    private ArenaTransitions() {}

    /** The state that follows. */
    public static ArenaState next(ArenaState from, ArenaSignal on) {
        for (int i = 0; i < TABLE.size(); i++) {
            Transition line = TABLE.get(i);
            if (line.from() == from && line.on() == on) {
                return line.to();
            }
        }
        return from;
    }
}
