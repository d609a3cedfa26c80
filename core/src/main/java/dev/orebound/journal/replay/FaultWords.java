package dev.orebound.journal.replay;

import dev.orebound.journal.replay.Replay.Break;
import dev.orebound.world.World;
import java.util.List;

/** The end of a run that broke the game, as the words of one record. */
final class FaultWords {
    private static final String NO_HASH = "-";
    private static final int WORDS = 5;

    /** Longer than any name of a class and its method. */
    private static final int LONGEST_NAME = 500;

    private FaultWords() {}

    /**
     * Writes it; the record has begun.
     *
     * @param world as the fault has left it, amid a tick
     * @param wanted in the ticks since the last state that is written, the one that broke last
     * @param ticks how many they are
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

    /** Half a tick has a hash too, unless what broke keeps it from being told. */
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
     * @throws IllegalArgumentException if it is none
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
