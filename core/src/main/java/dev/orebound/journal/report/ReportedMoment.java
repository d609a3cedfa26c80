package dev.orebound.journal.report;

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
}
