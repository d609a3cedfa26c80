package dev.orebound.journal.replay;

/** The kinds of records: the first character of each payload. A reader skips unknown kinds. */
public final class RecordKind {
    /** Header: format, build, content fingerprint, seed. */
    static final char HEADER = 'H';

    /** Named facts about the build, such as the number of the simulation. */
    static final char VERSIONS = 'V';

    /** A floor is entered, see {@link CheckpointCodec}. */
    public static final char CHECKPOINT = 'C';

    /** Intents of up to sixty ticks, run-length encoded. */
    public static final char INTENTS = 'I';

    /** The state after the intents: tick, hash of all, hash of each part. */
    public static final char STATE = 'S';

    /**
     * The game broke: exception, frame, hash of the failed tick, and the intents since the last state. The last record
     * of a file.
     */
    static final char FAULT = 'X';

    /** The run is over. The last record of a file. */
    static final char END = 'E';

    private RecordKind() {}
}
