package dev.orebound.journal.report;

import dev.orebound.chance.Seed;
import dev.orebound.journal.disk.DiskAccess;
import dev.orebound.journal.disk.JsonStrings;
import dev.orebound.journal.disk.UnreadableFileException;
import dev.orebound.journal.disk.WholeFile;
import dev.orebound.journal.replay.ReplayHeader;
import dev.orebound.journal.replay.ReplayScan;
import dev.orebound.journal.replay.ReportZip;
import dev.orebound.journal.report.ReportedMoment.ReportedRun;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Instant;
import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.SortedMap;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/**
 * A zip with everything needed to see what a player saw: replay, screenshot, log and versions, and nothing that
 * identifies the player. {@code docs/replay.md} describes its entries.
 */
public final class BugReport {
    /** The name and version of the format. */
    static final String FORMAT = "orebound-report/1";

    private static final DateTimeFormatter NAME =
            DateTimeFormatter.ofPattern("'report'-yyyyMMdd-HHmmss", Locale.ROOT).withZone(ZoneOffset.UTC);

    private static final String ENDING = ".zip";

    private final Anonymizer anonymous;
    private final byte[] zip;

    /**
     * @param moment the moment of the game that is reported
     * @param versions versions of the game, its content and the machine, by name
     * @param log the latest log lines, oldest first
     * @param thrown the exception that stopped the game, or null
     */
    public BugReport(
            ReportedMoment moment,
            SortedMap<String, String> versions,
            List<String> log,
            @Nullable Throwable thrown,
            Anonymizer anonymous) {
        this.anonymous = anonymous;
        Map<String, byte[]> entries = new LinkedHashMap<>();
        ReportedRun run = moment.run();
        if (run != null && run.replay().length > 0) {
            entries.put(ReportZip.REPLAY, withoutSecrets(run.replay()));
        }
        if (moment.screenshot() != null) {
            entries.put(ReportZip.SCREENSHOT, moment.screenshot().png());
        }
        entries.put(ReportZip.LOG, bytes(log(log, thrown)));
        entries.put(ReportZip.VERSIONS, bytes(versions(versions, run)));
        zip = ReportZip.pack(entries);
    }

    /**
     * Replaces a seed that names the player or a folder by the number that it stands for, which gives the same run.
     * Everything else in a replay is words of the game.
     */
    private byte[] withoutSecrets(byte[] replay) {
        try {
            ReplayScan scan = new ReplayScan(ReportZip.REPLAY, replay);
            ReplayHeader header = scan.header();
            return isSecret(header.seed())
                    ? header.with(Seed.of(header.seed().value())).inPlaceOfFirst(replay)
                    : replay;
        } catch (UnreadableFileException e) {
            return new byte[0];
        }
    }

    private boolean isSecret(Seed seed) {
        return anonymous.isNamedIn(seed.text());
    }

    private String log(List<String> log, @Nullable Throwable thrown) {
        String lines = log.stream().map(line -> anonymous.strip(line) + "\n").collect(Collectors.joining());
        return thrown == null ? lines : lines + "\n" + new CrashText(thrown, anonymous).text();
    }

    private String versions(SortedMap<String, String> versions, @Nullable ReportedRun run) {
        StringBuilder json = new StringBuilder("{\"format\": ").append(JsonStrings.text(FORMAT));
        versions.forEach((name, value) -> append(json, name, value));
        json.append(",\n\"run\": ");
        if (run == null) {
            return json.append("null}\n").toString();
        }
        StringBuilder facts = new StringBuilder();
        run.facts().forEach((name, value) -> append(facts, name, value));
        return json.append('{')
                .append(facts.substring(Math.min(2, facts.length())))
                .append("}}\n")
                .toString();
    }

    private void append(StringBuilder json, String name, String value) {
        json.append(",\n").append(JsonStrings.text(name)).append(": ").append(JsonStrings.text(anonymous.strip(value)));
    }

    private static byte[] bytes(String text) {
        return text.getBytes(StandardCharsets.UTF_8);
    }

    /** Returns the whole zip. */
    byte[] zip() {
        return zip.clone();
    }

    /**
     * Writes the report to a new file that is named after the time.
     *
     * @return the file
     * @throws IOException if the folder cannot be written
     */
    public Path writeInto(Path folder, Instant now) throws IOException {
        return writeInto(DiskAccess.REAL, folder, now);
    }

    Path writeInto(DiskAccess disk, Path folder, Instant now) throws IOException {
        String name = NAME.format(now);
        Path file = folder.resolve(name + ENDING);
        for (int n = 2; disk.exists(file); n++) {
            file = folder.resolve(name + "-" + n + ENDING);
        }
        WholeFile.write(disk, file, zip);
        return file;
    }

    /** The text of an exception with all causes, without anything that identifies the player. */
    static final class CrashText {
        private final Anonymizer anonymous;
        private final StringBuilder text = new StringBuilder();

        /** @param thrown the exception that stopped the game */
        CrashText(Throwable thrown, Anonymizer anonymous) {
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
}
