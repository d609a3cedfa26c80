package dev.orebound.journal.replay;

import dev.orebound.journal.replay.Replay.FaultEnd;
import dev.orebound.journal.replay.Replay.RecordedSecond;
import dev.orebound.world.HashPart;
import dev.orebound.world.World;
import dev.orebound.world.intent.Intent;
import java.util.ArrayList;
import java.util.List;

/** Writes and reads the records of played ticks: intents, states, and the fault that ended a run. */
final class TickCodec {
    /** The most accepted parts, more than a world will ever have. */
    private static final int MOST_PARTS = 200;

    private static final String NO_HASH = "-";
    private static final int FAULT_WORDS = 5;

    /** The longest written name of a class and method. */
    private static final int LONGEST_NAME = 500;

    private static final HashPart[] PARTS = HashPart.values();

    private TickCodec() {}

    /**
     * Reads a second from its two payloads.
     *
     * @throws IllegalArgumentException if they are malformed
     * @throws IndexOutOfBoundsException if words are missing
     */
    static RecordedSecond read(String intents, String state) {
        String[] words = state.split(" ", MOST_PARTS + 4);
        List<Long> parts = new ArrayList<>(words.length);
        for (int word = 3; word < words.length; word++) {
            parts.add(Long.parseUnsignedLong(words[word], 16));
        }
        return new RecordedSecond(
                intentsOf(intents.substring(2)), tickOf(words[1]), Long.parseUnsignedLong(words[2], 16), parts);
    }

    private static long tickOf(String word) {
        long tick = Long.parseLong(word);
        if (tick < 0) {
            throw new IllegalArgumentException("a tick before the first: " + tick);
        }
        return tick;
    }

    /** Writes the intents of some ticks, equal ones in a row as one word. */
    static void writeIntents(long[] wanted, int ticks, RecordBuffer record) {
        int first = 0;
        for (int next = 1; next <= ticks; next++) {
            if (next == ticks || wanted[next] != wanted[first]) {
                record.blank().decimal((long) next - first).character('*').hexadecimal(wanted[first]);
                first = next;
            }
        }
    }

    static void writeState(World world, RecordBuffer record) {
        record.blank().decimal(world.tick()).blank().hexadecimal(world.hash());
        for (HashPart part : PARTS) {
            record.blank().hexadecimal(world.hashOf(part));
        }
    }

    /** Reads intents from their words. */
    static List<Long> intentsOf(String words) {
        List<Long> all = new ArrayList<>();
        Intent probe = new Intent();
        for (String run : words.split(" ", ReplayWriter.TICKS_A_RECORD + 1)) {
            int star = run.indexOf('*');
            int times = Integer.parseInt(run.substring(0, star));
            long packed = Long.parseUnsignedLong(run.substring(star + 1), 16);
            probe.unpack(packed);
            if (times < 1 || times > ReplayWriter.TICKS_A_RECORD - all.size()) {
                throw new IllegalArgumentException("too many ticks in one record: " + times);
            }
            for (int i = 0; i < times; i++) {
                all.add(packed);
            }
        }
        return all;
    }

    /**
     * Writes a fault into a record that has begun.
     *
     * @param world the world in the middle of the failed tick
     * @param wanted intents since the last written state, the failed tick's last
     * @param ticks number of intents
     */
    static void writeFault(GameFault fault, World world, long[] wanted, int ticks, RecordBuffer record) {
        record.blank()
                .text(cut(fault.thrown()))
                .blank()
                .text(cut(fault.frame()))
                .blank();
        writeHash(world, record);
        writeIntents(wanted, ticks, record);
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
    static FaultEnd readFault(String payload) {
        String[] words = payload.split(" ", FAULT_WORDS);
        if (words[1].length() > LONGEST_NAME || words[2].length() > LONGEST_NAME) {
            throw new IllegalArgumentException("a name too long");
        }
        Long hash = words[3].equals(NO_HASH) ? null : (Long) Long.parseUnsignedLong(words[3], 16);
        List<Long> intents = words.length < FAULT_WORDS ? List.of() : intentsOf(words[FAULT_WORDS - 1]);
        return new FaultEnd(new GameFault(words[1], words[2]), intents, hash);
    }
}
