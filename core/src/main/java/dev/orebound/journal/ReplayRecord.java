package dev.orebound.journal;

/** The first character of a record's payload: what it is. */
final class ReplayRecord {
    /** Format, build, content's fingerprint, seed. */
    static final char HEADER = 'H';

    /** A floor is entered: node, kind, health, measures in each flask. */
    static final char CHECKPOINT = 'C';

    /** What was wanted in up to sixty ticks: how often, and which packed intent. */
    static final char INTENTS = 'I';

    /** The state that they led to: tick, hash of all, hash of each part. */
    static final char STATE = 'S';

    private ReplayRecord() {}
}
