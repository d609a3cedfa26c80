package dev.orebound.journal;

import dev.orebound.chance.Seed;
import dev.orebound.content.FloorKind;
import dev.orebound.grid.Grid;
import dev.orebound.world.Party;
import java.util.List;

/**
 * A replay as it was read from a file.
 *
 * @param build the version of the game that wrote it
 * @param contentFingerprint of the content that it was played with
 * @param seed of the run
 * @param floors in the order in which they were played
 * @param isWhole whether every byte of the file was a good record; if not, this is what stood before the damage
 */
public record Replay(String build, long contentFingerprint, Seed seed, List<PlayedFloor> floors, boolean isWhole) {
    public Replay {
        floors = List.copyOf(floors);
    }

    /**
     * One floor from its entrance on.
     *
     * @param node of the descent
     * @param kind as which it was made
     * @param party who came in
     * @param entrance the cell on which they did, or {@link Grid#NONE} for the floor's start
     * @param seconds in order
     */
    public record PlayedFloor(String node, FloorKind kind, Party party, int entrance, List<Second> seconds) {
        public PlayedFloor {
            seconds = List.copyOf(seconds);
        }
    }

    /**
     * What was wanted in up to sixty ticks, and where it led.
     *
     * @param intents packed, one for each tick
     * @param tick the world's tick after them
     * @param hash of all
     * @param parts the hash of each part, in the order of {@link dev.orebound.world.HashPart}
     */
    public record Second(List<Long> intents, long tick, long hash, List<Long> parts) {
        public Second {
            intents = List.copyOf(intents);
            parts = List.copyOf(parts);
        }
    }
}
