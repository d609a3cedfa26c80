package dev.orebound.journal.replay;

/** The first character of a record's payload: what it is. A reader passes over kinds that it does not know. */
final class RecordKind {
    /** Format, build, content's fingerprint, seed. */
    static final char HEADER = 'H';

    /** What else there is to know of the build, in words with a name: the simulation's number. */
    static final char VERSIONS = 'V';

    /** A floor is entered: node, kind, health, measures in each flask. */
    static final char CHECKPOINT = 'C';

    /** What was wanted in up to sixty ticks: how often, and which packed intent. */
    static final char INTENTS = 'I';

    /** The state that they led to: tick, hash of all, hash of each part. */
    static final char STATE = 'S';

    /**
     * The game broke: what was thrown, where, the hash of what the broken tick has left, and what was wanted since the last
     * state. Nothing comes after.
     */
    static final char FAULT = 'X';

    /** The run is over: nothing comes after. */
    static final char END = 'E';

    private RecordKind() {}
}
