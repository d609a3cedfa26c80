package dev.orebound.journal;

import dev.orebound.journal.Replay.Second;
import dev.orebound.world.Intent;
import java.util.ArrayList;
import java.util.List;

/** A second of play as the words of two records: what was wanted in each tick, and the state that it led to. */
final class SecondWords {
    /** More parts than a world will ever have; a file that has more is none of ours. */
    private static final int MOST_PARTS = 200;

    private SecondWords() {}

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
        return new Second(intentsOf(intents), tickOf(words[1]), Long.parseUnsignedLong(words[2], 16), parts);
    }

    private static long tickOf(String word) {
        long tick = Long.parseLong(word);
        if (tick < 0) {
            throw new IllegalArgumentException("a tick before the first: " + tick);
        }
        return tick;
    }

    private static List<Long> intentsOf(String payload) {
        List<Long> all = new ArrayList<>();
        Intent probe = new Intent();
        for (String run : payload.substring(2).split(" ", ReplayWriter.TICKS_A_RECORD + 1)) {
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
