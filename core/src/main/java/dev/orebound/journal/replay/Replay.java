package dev.orebound.journal.replay;

import dev.orebound.chance.Seed;
import dev.orebound.content.Content;
import dev.orebound.expedition.Checkpoint;
import dev.orebound.expedition.CheckpointValidator;
import dev.orebound.world.intent.Intent;
import dev.orebound.world.intent.IntentOrder;
import java.util.Collections;
import java.util.List;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/**
 * A replay that was read from a file.
 *
 * @param build version of the game that wrote it
 * @param contentFingerprint fingerprint of the content it was played with
 * @param simulation number of the simulation, see {@link dev.orebound.world.SimulationVersion#VERSION}; 0 in files
 *     before it existed
 * @param seed seed of the run
 * @param floors the floors in the order played
 * @param isWhole true if every byte of the file was a good record; otherwise this is the part before the damage
 * @param end how the last floor broke the game, or null
 */
public record Replay(
        String build,
        long contentFingerprint,
        int simulation,
        Seed seed,
        List<RecordedFloor> floors,
        boolean isWhole,
        @Nullable FaultEnd end) {
    public Replay {
        floors = List.copyOf(floors);
    }

    /** Creates a replay that did not break the game. */
    public Replay(
            String build,
            long contentFingerprint,
            int simulation,
            Seed seed,
            List<RecordedFloor> floors,
            boolean whole) {
        this(build, contentFingerprint, simulation, seed, floors, whole, null);
    }

    /** Returns true if a playtester has given an order in it or before it begins. */
    public boolean isHelped() {
        return floors.stream().anyMatch(RecordedFloor::isHelped)
                || (end != null && holds(end.intents(), Replay::helps));
    }

    /** Returns true if the player was shown mercy in it or before it begins, or played slower than usual. */
    public boolean isEased() {
        return floors.stream().anyMatch(RecordedFloor::isEased) || (end != null && holds(end.intents(), Replay::eases));
    }

    /** Returns why a run cannot stand at the entrance of one of its floors, in a few words, or an empty text. */
    public String whyNot(Content content) {
        for (RecordedFloor floor : floors) {
            String whyNot = CheckpointValidator.whyNot(floor.entered(), content);
            if (!whyNot.isEmpty()) {
                return whyNot;
            }
        }
        return "";
    }

    private static boolean helps(Intent intent) {
        return intent.order().isHelp();
    }

    private static boolean eases(Intent intent) {
        return intent.order() == IntentOrder.EASE && intent.orderArgument() != 0;
    }

    private static boolean holds(List<Long> intents, Predicate<Intent> wanted) {
        Intent intent = new Intent();
        for (long packed : intents) {
            intent.unpack(packed);
            if (wanted.test(intent)) {
                return true;
            }
        }
        return false;
    }

    /**
     * One floor from its entrance on.
     *
     * @param entered the checkpoint at the entrance
     * @param seconds the seconds in order, read from the file on request
     */
    public record RecordedFloor(Checkpoint entered, List<RecordedSecond> seconds) {
        public RecordedFloor {
            seconds = Collections.unmodifiableList(seconds);
        }

        /** Returns the node of the descent. */
        public String node() {
            return entered.node();
        }

        /** Returns true if a playtester has given an order on the floor or before it. */
        public boolean isHelped() {
            return entered.deeds().isHelped() || seconds.stream().anyMatch(RecordedSecond::isHelped);
        }

        /** Returns true if the player was shown mercy on the floor or before it, or played slower than usual. */
        boolean isEased() {
            return entered.deeds().isEased() || seconds.stream().anyMatch(RecordedSecond::isEased);
        }
    }

    /**
     * The intents of up to sixty ticks and the resulting state.
     *
     * @param intents packed intents, one for each tick
     * @param tick the world's tick after them
     * @param hash hash of the whole state
     * @param parts hash of each part in the order of {@link dev.orebound.world.HashPart}; another build may have had
     *     more or fewer
     */
    public record RecordedSecond(List<Long> intents, long tick, long hash, List<Long> parts) {
        public RecordedSecond {
            intents = List.copyOf(intents);
            parts = List.copyOf(parts);
        }

        /** Returns true if one of the intents holds a playtester's order. */
        boolean isHelped() {
            return holds(intents, Replay::helps);
        }

        boolean isEased() {
            return holds(intents, Replay::eases);
        }
    }

    /**
     * The ticks after the last complete second, the last of which broke the game.
     *
     * @param fault the exception
     * @param intents packed intents, one for each tick; none if the game broke while the next floor was made
     * @param hash hash of the state after the failed tick; null if it could not be computed
     */
    public record FaultEnd(
            GameFault fault, List<Long> intents, @Nullable Long hash) {
        public FaultEnd {
            intents = List.copyOf(intents);
        }
    }
}
