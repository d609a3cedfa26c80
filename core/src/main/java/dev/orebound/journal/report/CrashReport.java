package dev.orebound.journal.report;

import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.Set;

/** The text of an exception with all causes, without anything that identifies the player. */
final class CrashReport {
    private final Anonymizer anonymous;
    private final StringBuilder text = new StringBuilder();

    /** @param thrown the exception that stopped the game */
    CrashReport(Throwable thrown, Anonymizer anonymous) {
        this.anonymous = anonymous;
        append("", thrown, Collections.newSetFromMap(new IdentityHashMap<>()));
    }

    /** Returns the whole text. */
    String text() {
        return text.toString();
    }

    /**
     * Appends an exception. Its message may name files and is anonymized; stack frames name only classes and stay
     * unchanged.
     */
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
