package dev.orebound.journal;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Set;

/**
 * What is written down when the game meets a fault of its own: enough to find the fault, and nothing that tells who the
 * player is.
 */
public final class CrashReport {
    private static final DateTimeFormatter NAME =
            DateTimeFormatter.ofPattern("'crash'-yyyyMMdd-HHmmss", Locale.ROOT).withZone(ZoneOffset.UTC);

    private final Anonymous anonymous;
    private final StringBuilder text = new StringBuilder();

    /**
     * @param facts one line each: versions, machine, seed
     * @param thrown what stopped the game
     */
    public CrashReport(List<String> facts, Throwable thrown, Anonymous anonymous) {
        this.anonymous = anonymous;
        facts.forEach(fact -> text.append(anonymous.strip(fact)).append('\n'));
        text.append('\n');
        append("", thrown, Collections.newSetFromMap(new IdentityHashMap<>()));
    }

    /** The whole report. */
    public String text() {
        return text.toString();
    }

    /**
     * Writes the report to a file of its own, named after the time.
     *
     * @return the file
     * @throws IOException if the folder cannot be written
     */
    public Path writeInto(Path folder, Instant now) throws IOException {
        String name = NAME.format(now);
        Path file = folder.resolve(name + ".txt");
        for (int n = 2; Files.exists(file); n++) {
            file = folder.resolve(name + "-" + n + ".txt");
        }
        WholeFile.write(file, text());
        return file;
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
