package dev.orebound.desktop.platform;

import dev.orebound.journal.Anonymous;
import dev.orebound.journal.CrashReport;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/** Gathers facts while the game runs, and writes them down with whatever stopped it. */
public final class FaultReports {
    private final Host host;
    private final Console console;
    private final Map<String, String> notes = new TreeMap<>();
    private @Nullable Path folder;

    public FaultReports(Host host, Console console) {
        this.host = host;
        this.console = console;
    }

    /** Names the folder for reports; until then, and where it is read-only, they go to the folder for temporary files. */
    public void writeInto(Path folder) {
        this.folder = folder;
    }

    /** Remembers a fact under a name, in place of an earlier one. */
    public void note(String name, String value) {
        notes.put(name, value);
    }

    /** Writes a report of what stopped the game, and says in one line where it is. */
    public void report(Throwable thrown) {
        CrashReport report = new CrashReport(facts(), thrown, anonymous());
        String what = "stopped by a fault of its own (" + thrown.getClass().getSimpleName() + "); ";
        for (Path candidate : candidates()) {
            try {
                Path file = report.writeInto(candidate, Instant.now());
                console.complain(what + "the report is " + file);
                return;
            } catch (IOException | RuntimeException readOnly) {
                // The next folder may do.
            }
        }
        console.complain(what + "no report could be written");
    }

    private List<Path> candidates() {
        List<Path> folders = new ArrayList<>();
        if (folder != null) {
            folders.add(folder);
        }
        folders.add(Path.of(System.getProperty("java.io.tmpdir"), "orebound-reports"));
        return folders;
    }

    private List<String> facts() {
        List<String> facts = new ArrayList<>();
        facts.add("Orebound " + GameVersion.read());
        facts.add("Java " + System.getProperty("java.runtime.version") + " by " + System.getProperty("java.vendor"));
        facts.add(host.osName() + " " + System.getProperty("os.version") + ", " + System.getProperty("os.arch"));
        notes.forEach((name, value) -> facts.add(name + ": " + value));
        return facts;
    }

    private Anonymous anonymous() {
        List<String> folders = new ArrayList<>();
        folders.add(host.home());
        folders.add(host.temporary());
        folders.add(System.getProperty("user.dir"));
        if (folder != null) {
            folders.add(folder.toString());
        }
        return new Anonymous(host.userName(), folders);
    }
}
