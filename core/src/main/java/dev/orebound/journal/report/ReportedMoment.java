package dev.orebound.journal.report;

import java.util.Collections;
import java.util.SortedMap;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/**
 * The moment of the game that a bug report describes.
 *
 * @param run the current run, or null
 * @param screenshot the content of the window, or null if there is none
 */
public record ReportedMoment(
        @Nullable ReportedRun run, @Nullable Screenshot screenshot) {
    /** A moment outside of a run and without a window. */
    public static final ReportedMoment NONE = new ReportedMoment(null, null);

    /** The current run in a bug report. */
    public static final class ReportedRun {
        private final byte[] replay;
        private final SortedMap<String, String> facts;

        /**
         * @param replay the replay up to the current tick
         * @param facts facts about the run's state, by name
         */
        public ReportedRun(byte[] replay, SortedMap<String, String> facts) {
            this.replay = replay;
            this.facts = Collections.unmodifiableSortedMap(new TreeMap<>(facts));
        }

        byte[] replay() {
            return replay;
        }

        SortedMap<String, String> facts() {
            return facts;
        }
    }
}
