package dev.orebound.journal.replay;

import dev.orebound.journal.replay.Replay.Second;
import dev.orebound.world.HashPart;
import dev.orebound.world.World;
import dev.orebound.world.intent.Intent;
import java.util.ArrayList;
import java.util.List;

/** A second of play as the words of two records: what was wanted in each tick, and the state that it led to. */
final class TickCodec {
    /** More parts than a world will ever have; a file that has more is none of ours. */
    private static final int MOST_PARTS = 200;

    private static final HashPart[] PARTS = HashPart.values();

    private TickCodec() {}

    /**
     * Reads both payloads.
     *
     * @throws IllegalArgumentException if they are no second
     * @throws IndexOutOfBoundsException if words are missing
     */
    static Second read(String intents, String state) {
        String[] words = state.split(" ", MOST_PARTS + 4);
        List<Long> parts = new ArrayList<>(words.length);
        for (int word = 3; word < words.length; word++) {
            parts.add(Long.parseUnsignedLong(words[word], 16));
        }
        return new Second(
                intentsOf(intents.substring(2)), tickOf(words[1]), Long.parseUnsignedLong(words[2], 16), parts);
    }

    private static long tickOf(String word) {
        long tick = Long.parseLong(word);
        if (tick < 0) {
            throw new IllegalArgumentException("a tick before the first: " + tick);
        }
        return tick;
    }

    /** Writes what was wanted in so many ticks, each row of equal ones as one word. */
    static void writeIntents(long[] wanted, int ticks, RecordBuffer record) {
        int first = 0;
        for (int next = 1; next <= ticks; next++) {
            if (next == ticks || wanted[next] != wanted[first]) {
                record.blank().decimal((long) next - first).character('*').hexadecimal(wanted[first]);
                first = next;
            }
        }
    }

    /** Writes the state of a world. */
    static void writeState(World world, RecordBuffer record) {
        record.blank().decimal(world.tick()).blank().hexadecimal(world.hash());
        for (HashPart part : PARTS) {
            record.blank().hexadecimal(world.hashOf(part));
        }
    }

    /** What was wanted, from those words. */
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
}
