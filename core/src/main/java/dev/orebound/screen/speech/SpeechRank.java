package dev.orebound.screen.speech;

/**
 * Importance of a text that is read aloud, the most urgent first. Waiting texts are spoken in this order, and within a
 * rank in the order in which they came.
 */
public enum SpeechRank {
    /** A danger to act on at once. It interrupts all lesser ranks. */
    URGENT(4, 6_000, false),

    /** An answer to the player's last key: the focused row, a described place. It interrupts what it replaces. */
    ANSWER(64, Long.MAX_VALUE, true),

    /** The thing in reach. Only the newest one counts. */
    PROMPT(8, 5_000, true),

    /** News that can wait for a sentence or two, such as a find or a hint. */
    NEWS(8, 12_000, false),

    /** A caption of a sound. It waits for everything else, and is dropped if it waits for long. */
    CAPTION(3, 3_000, false);

    private final int mostWaiting;
    private final long longestMillis;
    private final boolean replacesItself;

    SpeechRank(int mostWaiting, long longestMillis, boolean replacesItself) {
        this.mostWaiting = mostWaiting;
        this.longestMillis = longestMillis;
        this.replacesItself = replacesItself;
    }

    /** Returns the number of lines of this rank that may wait; the oldest beyond that are dropped. */
    public int mostWaiting() {
        return mostWaiting;
    }

    /** Returns the time in milliseconds after which a waiting line is dropped. */
    public long longestMillis() {
        return longestMillis;
    }

    /** Returns true if a new text of this rank replaces the older ones, spoken or waiting. */
    public boolean replacesItself() {
        return replacesItself;
    }

    /** Returns true if a new text of this rank interrupts a spoken one of another rank. */
    public boolean interrupts(SpeechRank spoken) {
        return this == spoken ? replacesItself : this != NEWS && this != CAPTION && compareTo(spoken) < 0;
    }
}
