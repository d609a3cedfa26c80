package dev.orebound.desktop.platform;

import dev.orebound.journal.disk.OwnerOnlyFiles;
import dev.orebound.journal.disk.WholeFile;
import dev.orebound.journal.report.Anonymizer;
import dev.orebound.journal.report.BugReport;
import dev.orebound.journal.report.ReportedMoment;
import dev.orebound.world.SimulationVersion;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/** Collects facts while the game runs and writes bug reports, on request or after a crash. */
public final class FaultReports {
    private final HostMachine host;
    private final ProcessConsole console;
    private final SortedMap<String, String> notes = new TreeMap<>();
    private Supplier<ReportedMoment> moments = () -> ReportedMoment.NONE;
    private ReportedMoment moment = ReportedMoment.NONE;
    private @Nullable Path folder;
    private @Nullable Path spareFolder;
    private @Nullable Anonymizer anonymous;

    public FaultReports(HostMachine host, ProcessConsole console) {
        this.host = host;
        this.console = console;
    }

    /** Sets the folder for reports; until then, or if it is read-only, they go to a temporary folder. */
    public void writeInto(Path folder) {
        this.folder = folder;
        anonymous = null;
    }

    /** Remembers a fact under a name, in place of an earlier one. */
    public void note(String name, String value) {
        if (!value.equals(notes.put(name, value))) {
            console.recent().add(name + ": " + value);
        }
    }

    /** Sets the source that describes the shown run when the game crashes. */
    public void askAfterFault(Supplier<ReportedMoment> asked) {
        moments = asked;
    }

    /** Records the current moment when a fault ends the game, while it can still be described. */
    public void faultMet() {
        try {
            moment = moments.get();
        } catch (RuntimeException alsoBroken) {
            console.recent().add("the run could not be described: " + alsoBroken);
        }
    }

    /** Writes a report of the exception that stopped the game, and prints its path in one line, which it returns. */
    public String report(Throwable thrown) {
        String what = "crashed (" + thrown.getClass().getSimpleName() + "); ";
        Path file = write(moment, thrown);
        String line = what + (file == null ? "no report could be written" : "the report is " + file);
        console.complain(line);
        return line;
    }

    /**
     * Writes a report.
     *
     * @param thrown the exception that stopped the game, or null
     * @return the file, or null if none could be written and the reason was printed
     */
    public @Nullable Path write(ReportedMoment reported, @Nullable Throwable thrown) {
        BugReport report = new BugReport(reported, versions(), console.recent().all(), thrown, anonymous());
        Path wanted = folder;
        if (wanted != null) {
            try {
                return report.writeInto(wanted, Instant.now());
            } catch (IOException | RuntimeException readOnly) {
                // The other folder may accept it.
            }
        }
        String temporary = System.getProperty("java.io.tmpdir");
        try {
            return report.writeInto(spareFolder(Path.of(temporary)), Instant.now());
        } catch (IOException readOnly) {
            console.complain(
                    temporary + ": cannot be written (" + WholeFile.reason(readOnly) + "); no report was made");
        } catch (RuntimeException noFolder) {
            console.complain(temporary + ": is not a folder that can be written; no report was made");
        }
        return null;
    }

    /**
     * Creates a folder of this process: nobody can guess its name and create it first, and only its owner can read it.
     */
    private Path spareFolder(Path temporary) throws IOException {
        Path spare = spareFolder;
        if (spare == null || !OwnerOnlyFiles.isTrusted(spare)) {
            Files.createDirectories(temporary);
            spare = Files.createTempDirectory(temporary, "orebound-reports-");
            if (!OwnerOnlyFiles.isTrusted(spare)) {
                throw new IOException("another user owns " + spare);
            }
            spareFolder = spare;
        }
        return spare;
    }

    private SortedMap<String, String> versions() {
        SortedMap<String, String> versions = new TreeMap<>(notes);
        versions.put("orebound", GameVersion.read());
        versions.put("simulation", Integer.toString(SimulationVersion.VERSION));
        versions.put("java", System.getProperty("java.runtime.version") + " by " + System.getProperty("java.vendor"));
        versions.put(
                "system",
                host.osName() + " " + System.getProperty("os.version") + ", " + System.getProperty("os.arch"));
        return versions;
    }

    /** Returns a filter that removes the player's name and folders from texts. */
    public Anonymizer anonymous() {
        Anonymizer known = anonymous;
        if (known == null) {
            known = new Anonymizer(List.of(host.userName(), lastName(host.home())), folders());
            anonymous = known;
        }
        return known;
    }

    private List<String> folders() {
        List<String> folders = new ArrayList<>();
        folders.add(host.home());
        folders.add(host.temporary());
        folders.add(System.getProperty("user.dir"));
        if (folder != null) {
            folders.add(folder.toString());
        }
        return folders;
    }

    /** Returns the last name in the path of a folder; a text, because the system may not be able to write it. */
    private static String lastName(String folder) {
        String open = folder.replaceFirst("[/\\\\]+$", "");
        return open.substring(Math.max(open.lastIndexOf('/'), open.lastIndexOf('\\')) + 1);
    }
}
