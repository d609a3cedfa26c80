package dev.orebound.journal.replay;

import dev.orebound.journal.disk.UnreadableFileException;
import dev.orebound.chance.Seed;
import dev.orebound.content.Content;
import dev.orebound.content.reading.QuotedText;
import dev.orebound.world.SimulationVersion;
import java.nio.ByteBuffer;

/**
 * What a replay opens with: who wrote it, and what of. The words of its second record have names, so that more can come.
 *
 * @param build the version of the game, without blanks
 * @param contentFingerprint of the content that it was played with
 * @param simulation see {@link SimulationVersion#VERSION}; 0 before there was such a number
 * @param seed of the run
 */
record ReplayHeader(String build, long contentFingerprint, int simulation, Seed seed) {
    /** The name and version of the format; the first words of every file. */
    static final String FORMAT = "orebound-replay/1";

    private static final String ANY_FORMAT = "orebound-replay/";
    private static final String SIMULATION = "simulation=";

    /** Of the first record; the last is the seed, to the end. */
    private static final int WORDS = 5;

    /** Of a run that is played by this build. */
    static ReplayHeader of(String build, Content content, Seed seed) {
        return new ReplayHeader(build.strip().replaceAll("\\s+", "-"), content.fingerprint(), SimulationVersion.VERSION, seed);
    }

    /** Both records, ready to be written. */
    byte[] bytes() {
        byte[] first = first();
        byte[] second = new RecordBuffer()
                .begin(RecordKind.VERSIONS)
                .blank()
                .text(SIMULATION)
                .decimal(simulation)
                .bytes();
        return ByteBuffer.allocate(first.length + second.length)
                .put(first)
                .put(second)
                .array();
    }

    private byte[] first() {
        RecordBuffer record = new RecordBuffer();
        record.begin(RecordKind.HEADER).blank().text(FORMAT).blank().text(build);
        return record.blank()
                .hexadecimal(contentFingerprint)
                .blank()
                .text(seed.text())
                .bytes();
    }

    /**
     * Reads the first record's payload.
     *
     * @param name what messages call the file
     * @throws UnreadableFileException if it is no header of a format that is known
     */
    static ReplayHeader read(String name, String payload) throws UnreadableFileException {
        String[] words = payload.split(" ", WORDS);
        if (words.length < WORDS || !words[0].equals("H") || !words[1].startsWith(ANY_FORMAT)) {
            throw new UnreadableFileException(name + ": is no replay; give a file of " + FORMAT);
        }
        if (!words[1].equals(FORMAT)) {
            throw UnreadableFileException.ofAnotherFormat(
                    name + ": is of " + QuotedText.of(words[1]) + "; this build reads " + FORMAT);
        }
        if (words[4].length() > Seed.LONGEST_TEXT) {
            throw new UnreadableFileException(name + ": its seed has " + words[4].length() + " characters, and at most "
                    + Seed.LONGEST_TEXT + " are accepted; give an unaltered replay");
        }
        try {
            return new ReplayHeader(words[2], Long.parseUnsignedLong(words[3], 16), 0, Seed.of(words[4]));
        } catch (NumberFormatException e) {
            throw new UnreadableFileException(name + ": its header names no content; give an unaltered replay");
        }
    }

    /** The same of another seed. */
    ReplayHeader with(Seed other) {
        return new ReplayHeader(build, contentFingerprint, simulation, other);
    }

    /** A replay with these words in place of its first record. */
    byte[] inPlaceOfFirst(byte[] replay) {
        RecordSplitter records = new RecordSplitter(replay);
        records.next();
        byte[] first = first();
        int rest = replay.length - records.at();
        return ByteBuffer.allocate(first.length + rest)
                .put(first)
                .put(replay, records.at(), rest)
                .array();
    }

    /** True if the first records are alike: the second may be damaged. */
    boolean isOfSameRun(ReplayHeader other) {
        return build.equals(other.build) && contentFingerprint == other.contentFingerprint && seed.equals(other.seed);
    }

    /**
     * With what the second record's payload says; words that are not known are passed over.
     *
     * @throws IllegalArgumentException if a number is none, or negative
     */
    ReplayHeader with(String payload) {
        int number = simulation;
        for (String word : payload.split(" ", -1)) {
            if (word.startsWith(SIMULATION)) {
                number = Integer.parseInt(word.substring(SIMULATION.length()));
            }
        }
        if (number < 0) {
            throw new IllegalArgumentException("a simulation before the first: " + number);
        }
        return new ReplayHeader(build, contentFingerprint, number, seed);
    }
}
