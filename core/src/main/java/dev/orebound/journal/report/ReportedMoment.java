package dev.orebound.journal.report;

import org.jspecify.annotations.Nullable;

/**
 * The moment of the game that a bug report tells of.
 *
 * @param run that is played, or null
 * @param screenshot what the window shows, or null where there is none
 */
public record ReportedMoment(
        @Nullable ReportedRun run, @Nullable Screenshot screenshot) {
    /** Outside of a run, and without a window. */
    public static final ReportedMoment NONE = new ReportedMoment(null, null);
}
