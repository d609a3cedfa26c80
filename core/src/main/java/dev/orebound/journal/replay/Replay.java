package dev.orebound.journal.replay;

import dev.orebound.chance.Seed;
import dev.orebound.content.Content;
import dev.orebound.expedition.Checkpoint;
import dev.orebound.expedition.CheckpointValidator;
import dev.orebound.world.intent.Intent;
import java.util.Collections;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A replay as it was read from a file.
 *
 * @param build the version of the game that wrote it
 * @param contentFingerprint of the content that it was played with
 * @param simulation the number of the simulation that it was played in, see {@link dev.orebound.world.SimulationVersion#VERSION}; 0
 *     before there was one
 * @param seed of the run
 * @param floors in the order in which they were played
 * @param isWhole whether every byte of the file was a good record; if not, this is what stood before the damage
 * @param end how its last floor broke the game, or null if it did not
 */
public record Replay(
        String build,
        long contentFingerprint,
        int simulation,
        Seed seed,
        List<PlayedFloor> floors,
        boolean isWhole,
        @Nullable Break end) {
    public Replay {
        floors = List.copyOf(floors);
    }

    /** One that did not break the game. */
    public Replay(
            String build, long contentFingerprint, int simulation, Seed seed, List<PlayedFloor> floors, boolean whole) {
        this(build, contentFingerprint, simulation, seed, floors, whole, null);
    }

    /** True if a playtester has given an order in it, or had done so before it begins. */
    public boolean isHelped() {
        return floors.stream().anyMatch(PlayedFloor::isHelped) || (end != null && holdsHelp(end.intents()));
    }

    /** Returns what keeps a run from standing at the entrance of one of its floors, in a few words, or an empty text. */
    public String whyNot(Content content) {
        for (PlayedFloor floor : floors) {
            String whyNot = CheckpointValidator.whyNot(floor.entered(), content);
            if (!whyNot.isEmpty()) {
                return whyNot;
            }
        }
        return "";
    }

    private static boolean holdsHelp(List<Long> intents) {
        Intent intent = new Intent();
        for (long packed : intents) {
            intent.unpack(packed);
            if (intent.order().isHelp()) {
                return true;
            }
        }
        return false;
    }

    /**
     * One floor from its entrance on.
     *
     * @param entered what the run was then
     * @param seconds in order; those of a file are read from it when they are asked for
     */
    public record PlayedFloor(Checkpoint entered, List<Second> seconds) {
        public PlayedFloor {
            seconds = Collections.unmodifiableList(seconds);
        }

        /** The node of the descent. */
        public String node() {
            return entered.node();
        }

        /** True if a playtester has given an order on it, or had done so before. */
        public boolean isHelped() {
            return entered.deeds().isHelped() || seconds.stream().anyMatch(Second::isHelped);
        }
    }

    /**
     * What was wanted in up to sixty ticks, and where it led.
     *
     * @param intents packed, one for each tick
     * @param tick the world's tick after them
     * @param hash of all
     * @param parts the hash of each part, in the order of {@link dev.orebound.world.HashPart}; another build may have had more or
     *     fewer
     */
    public record Second(List<Long> intents, long tick, long hash, List<Long> parts) {
        public Second {
            intents = List.copyOf(intents);
            parts = List.copyOf(parts);
        }

        /** True if one of its intents holds an order of a playtester's. */
        boolean isHelped() {
            return holdsHelp(intents);
        }
    }

    /**
     * The ticks after the last second that is whole, the last of which broke the game.
     *
     * @param fault what was thrown
     * @param intents packed, one for each tick; none where it broke while the next floor was made
     * @param hash of all, as the broken tick has left it; null if that could not be told
     */
    public record Break(
            GameFault fault, List<Long> intents, @Nullable Long hash) {
        public Break {
            intents = List.copyOf(intents);
        }
    }
}
