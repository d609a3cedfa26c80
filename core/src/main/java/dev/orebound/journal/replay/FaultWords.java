package dev.orebound.journal.replay;

import dev.orebound.journal.replay.Replay.Break;
import dev.orebound.world.World;
import java.util.List;

/** Writes and reads the fault that ended a run as the words of one record. */
final class FaultWords {
    private static final String NO_HASH = "-";
    private static final int WORDS = 5;

    /** The longest written name of a class and method. */
    private static final int LONGEST_NAME = 500;

    private FaultWords() {}

    /**
     * Writes a fault into a record that has begun.
     *
     * @param world the world in the middle of the failed tick
     * @param wanted intents since the last written state, the failed tick's last
     * @param ticks number of intents
     */
    static void write(GameFault fault, World world, long[] wanted, int ticks, RecordBuffer record) {
        record.blank()
                .text(cut(fault.thrown()))
                .blank()
                .text(cut(fault.frame()))
                .blank();
        writeHash(world, record);
        TickCodec.writeIntents(wanted, ticks, record);
    }

    /** Writes the hash of the half-finished tick, unless the fault prevents computing it. */
    private static void writeHash(World world, RecordBuffer record) {
        long hash;
        try {
            hash = world.hash();
        } catch (RuntimeException e) {
            record.text(NO_HASH);
            return;
        }
        record.hexadecimal(hash);
    }

    private static String cut(String name) {
        return name.length() > LONGEST_NAME ? name.substring(0, LONGEST_NAME) : name;
    }

    /**
     * Reads a payload.
     *
     * @throws IllegalArgumentException if it is not a fault
     * @throws IndexOutOfBoundsException if words are missing
     */
    static Break read(String payload) {
        String[] words = payload.split(" ", WORDS);
        if (words[1].length() > LONGEST_NAME || words[2].length() > LONGEST_NAME) {
            throw new IllegalArgumentException("a name too long");
        }
        Long hash = words[3].equals(NO_HASH) ? null : (Long) Long.parseUnsignedLong(words[3], 16);
        List<Long> intents = words.length < WORDS ? List.of() : TickCodec.intentsOf(words[WORDS - 1]);
        return new Break(new GameFault(words[1], words[2]), intents, hash);
    }
}
