package dev.orebound.world.arena;

import static dev.orebound.world.arena.ArenaSignal.BROKE_OUT;
import static dev.orebound.world.arena.ArenaSignal.CAME_UP;
import static dev.orebound.world.arena.ArenaSignal.DIED;
import static dev.orebound.world.arena.ArenaSignal.DOORS_MET;
import static dev.orebound.world.arena.ArenaSignal.DOORS_OPENED;
import static dev.orebound.world.arena.ArenaSignal.ENTERED;
import static dev.orebound.world.arena.ArenaSignal.GOAL_LOST;
import static dev.orebound.world.arena.ArenaSignal.GOAL_REACHED;
import static dev.orebound.world.arena.ArenaSignal.JAMMED;
import static dev.orebound.world.arena.ArenaSignal.LEFT;
import static dev.orebound.world.arena.ArenaSignal.MARKED;
import static dev.orebound.world.arena.ArenaSignal.NEARED;
import static dev.orebound.world.arena.ArenaSignal.ROOF_GAVE;
import static dev.orebound.world.arena.ArenaSignal.STALLED;
import static dev.orebound.world.arena.ArenaSignal.STORMED;
import static dev.orebound.world.arena.ArenaSignal.WAVE_ENDED;
import static dev.orebound.world.arena.ArenaSignal.WENT_AWAY;
import static dev.orebound.world.arena.ArenaState.BROKEN;
import static dev.orebound.world.arena.ArenaState.CLEARING;
import static dev.orebound.world.arena.ArenaState.CLOSING;
import static dev.orebound.world.arena.ArenaState.DORMANT;
import static dev.orebound.world.arena.ArenaState.FIGHTING;
import static dev.orebound.world.arena.ArenaState.MARKING;
import static dev.orebound.world.arena.ArenaState.OPEN;
import static dev.orebound.world.arena.ArenaState.PAUSING;
import static dev.orebound.world.arena.ArenaState.STORMING;
import static dev.orebound.world.arena.ArenaState.WARNED;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The transition table of arenas: from a state, on a signal, to a state. A signal without an entry for the state has no
 * effect. Open and broken arenas stay so; only {@link ArenaCheats} can reset them.
 */
public final class ArenaTransitions {
    /** One entry of the table. */
    public record Transition(ArenaState from, ArenaSignal on, ArenaState to) {}

    /** All transitions; no two have the same state and signal. */
    public static final List<Transition> TABLE = List.of(
            new Transition(DORMANT, ENTERED, CLOSING),
            new Transition(DORMANT, NEARED, WARNED),
            new Transition(WARNED, ENTERED, CLOSING),
            new Transition(WARNED, WENT_AWAY, DORMANT),
            new Transition(CLOSING, DIED, DORMANT),
            // The player is still near and has been warned.
            new Transition(CLOSING, LEFT, WARNED),
            new Transition(CLOSING, JAMMED, BROKEN),
            new Transition(CLOSING, DOORS_MET, PAUSING),
            // The player's death does not keep companions shut in.
            new Transition(PAUSING, DIED, BROKEN),
            new Transition(PAUSING, GOAL_REACHED, CLEARING),
            new Transition(PAUSING, GOAL_LOST, BROKEN),
            new Transition(PAUSING, ROOF_GAVE, BROKEN),
            new Transition(PAUSING, BROKE_OUT, BROKEN),
            // Nobody walks out of a sealed room, but a player that is thrown, falls or is taken out of it is free.
            new Transition(PAUSING, LEFT, BROKEN),
            new Transition(PAUSING, STALLED, BROKEN),
            new Transition(PAUSING, MARKED, MARKING),
            new Transition(MARKING, DIED, BROKEN),
            new Transition(MARKING, GOAL_REACHED, CLEARING),
            new Transition(MARKING, GOAL_LOST, BROKEN),
            new Transition(MARKING, ROOF_GAVE, BROKEN),
            new Transition(MARKING, BROKE_OUT, BROKEN),
            new Transition(MARKING, LEFT, BROKEN),
            new Transition(MARKING, STALLED, BROKEN),
            new Transition(MARKING, CAME_UP, FIGHTING),
            new Transition(FIGHTING, DIED, BROKEN),
            new Transition(FIGHTING, GOAL_REACHED, CLEARING),
            new Transition(FIGHTING, GOAL_LOST, BROKEN),
            new Transition(FIGHTING, ROOF_GAVE, BROKEN),
            new Transition(FIGHTING, BROKE_OUT, BROKEN),
            new Transition(FIGHTING, LEFT, BROKEN),
            new Transition(FIGHTING, STALLED, BROKEN),
            new Transition(FIGHTING, WAVE_ENDED, PAUSING),
            new Transition(FIGHTING, STORMED, STORMING),
            new Transition(STORMING, DIED, BROKEN),
            new Transition(STORMING, GOAL_REACHED, CLEARING),
            new Transition(STORMING, GOAL_LOST, BROKEN),
            // The doors stay open, and the monsters may follow.
            new Transition(STORMING, LEFT, BROKEN),
            new Transition(STORMING, JAMMED, BROKEN),
            new Transition(STORMING, DOORS_MET, FIGHTING),
            new Transition(CLEARING, DOORS_OPENED, OPEN));

    private ArenaTransitions() {}

    /** Returns the transition for a state and a signal, or null. */
    public static @Nullable Transition find(ArenaState from, ArenaSignal on) {
        for (int i = 0; i < TABLE.size(); i++) {
            Transition line = TABLE.get(i);
            if (line.from() == from && line.on() == on) {
                return line;
            }
        }
        return null;
    }

    /** Returns the transition that counts when several signals come at once, or null if none has an effect. */
    public static @Nullable Transition find(ArenaState from, ArenaSignals signals) {
        for (int rank = 0; rank < ArenaSignal.count(); rank++) {
            ArenaSignal signal = ArenaSignal.ofRank(rank);
            Transition line = signals.has(signal) ? find(from, signal) : null;
            if (line != null) {
                return line;
            }
        }
        return null;
    }
}
