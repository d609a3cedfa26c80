package dev.orebound.journal.report;

import dev.orebound.journal.run.RunJournal;
import java.util.Collections;
import java.util.SortedMap;
import java.util.TreeMap;

/** What a bug report holds of the run that is played. */
public final class ReportedRun {
    private final byte[] replay;
    private final SortedMap<String, String> facts;

    /**
     * @param replay all of it up to this very tick, as {@link RunJournal#journal} gives it
     * @param facts where it stands, by their names
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
