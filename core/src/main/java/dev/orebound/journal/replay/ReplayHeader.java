package dev.orebound.journal.replay;

import dev.orebound.chance.Seed;
import dev.orebound.content.Content;
import dev.orebound.content.reading.QuotedText;
import dev.orebound.journal.disk.UnreadableFileException;
import dev.orebound.world.SimulationVersion;
import java.nio.ByteBuffer;

/**
 * The header of a replay. The words of its second record are named, so that more can be added.
 *
 * @param build version of the game, without blanks
 * @param contentFingerprint fingerprint of the content it was played with
 * @param simulation see {@link SimulationVersion#VERSION}; 0 in files before it existed
 * @param seed seed of the run
 */
public record ReplayHeader(String build, long contentFingerprint, int simulation, Seed seed) {
    /** The name and version of the format; the first words of every file. */
    static final String FORMAT = "orebound-replay/1";

    private static final String ANY_FORMAT = "orebound-replay/";
    private static final String SIMULATION = "simulation=";

    /** Number of words of the first record; the seed is the rest of the line. */
    private static final int WORDS = 5;

    /** Returns the header of a run played by this build. */
    public static ReplayHeader of(String build, Content content, Seed seed) {
        return new ReplayHeader(
                build.strip().replaceAll("\\s+", "-"), content.fingerprint(), SimulationVersion.VERSION, seed.ofRun());
    }

    /** Returns both records, ready to be written. */
    public byte[] bytes() {
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
     * @param name name of the file in messages
     * @throws UnreadableFileException if it is not a header of a known format
     */
    public static ReplayHeader read(String name, String payload) throws UnreadableFileException {
        String[] words = payload.split(" ", WORDS);
        if (words.length < WORDS || !words[0].equals("H") || !words[1].startsWith(ANY_FORMAT)) {
            throw new UnreadableFileException(name + ": is not a replay; give a file of " + FORMAT);
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
            return new ReplayHeader(words[2], Long.parseUnsignedLong(words[3], 16), 0, Seed.recorded(words[4]));
        } catch (NumberFormatException e) {
            throw new UnreadableFileException(name + ": its header names no content; give an unaltered replay");
        }
    }

    /** Returns the same header with another seed. */
    public ReplayHeader with(Seed other) {
        return new ReplayHeader(build, contentFingerprint, simulation, other);
    }

    /** Returns a replay whose first record is replaced by this header. */
    public byte[] inPlaceOfFirst(byte[] replay) {
        RecordSplitter records = new RecordSplitter(replay);
        records.next();
        byte[] first = first();
        int rest = replay.length - records.at();
        return ByteBuffer.allocate(first.length + rest)
                .put(first)
                .put(replay, records.at(), rest)
                .array();
    }

    /** Returns true if the first records are equal; the second may be damaged. */
    public boolean isOfSameRun(ReplayHeader other) {
        return build.equals(other.build) && contentFingerprint == other.contentFingerprint && seed.equals(other.seed);
    }

    /**
     * Returns the header with the facts of the second record's payload; unknown words are skipped.
     *
     * @throws IllegalArgumentException if a number is malformed or negative
     */
    public ReplayHeader with(String payload) {
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
