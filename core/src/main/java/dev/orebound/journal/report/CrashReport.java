package dev.orebound.journal.report;

import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.Set;

/** What was thrown when the game met a fault of its own, with all that led there, and nothing that tells who the player is. */
final class CrashReport {
    private final Anonymizer anonymous;
    private final StringBuilder text = new StringBuilder();

    /**
     * @param thrown what stopped the game
     */
    CrashReport(Throwable thrown, Anonymizer anonymous) {
        this.anonymous = anonymous;
        append("", thrown, Collections.newSetFromMap(new IdentityHashMap<>()));
    }

    /** All of it. */
    String text() {
        return text.toString();
    }

    /** Messages may name files, so they are stripped; frames name only classes, and stay whole. */
    private void append(String how, Throwable thrown, Set<Throwable> told) {
        String message = thrown.getMessage();
        text.append(how).append(thrown.getClass().getName());
        text.append(message == null ? "" : ": " + anonymous.strip(message)).append('\n');
        if (!told.add(thrown)) {
            return;
        }
        for (StackTraceElement frame : thrown.getStackTrace()) {
            text.append("    at ").append(frame).append('\n');
        }
        for (Throwable suppressed : thrown.getSuppressed()) {
            append("suppressed: ", suppressed, told);
        }
        if (thrown.getCause() != null) {
            append("caused by: ", thrown.getCause(), told);
        }
    }
}
