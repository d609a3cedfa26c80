package dev.orebound.journal.report;

import dev.orebound.journal.run.RunJournal;
import java.util.Collections;
import java.util.SortedMap;
import java.util.TreeMap;

/** The current run in a bug report. */
public final class ReportedRun {
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
