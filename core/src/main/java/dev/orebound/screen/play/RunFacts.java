package dev.orebound.screen.play;

import dev.orebound.expedition.Expedition;
import dev.orebound.journal.report.ReportedMoment.ReportedRun;
import dev.orebound.world.World;
import java.util.HexFormat;
import java.util.SortedMap;
import java.util.TreeMap;

/** Collects the facts of a run for a bug report. */
public final class RunFacts {
    private RunFacts() {}

    /**
     * Returns the facts about a run.
     *
     * @param replay the replay up to the current tick
     */
    public static ReportedRun reported(Expedition run, byte[] replay) {
        World world = run.world();
        SortedMap<String, String> facts = new TreeMap<>();
        facts.put("seed", run.sharedSeed());
        facts.put("node", world.floor().request().node());
        facts.put("depth", Integer.toString(world.floor().request().depth()));
        facts.put("tick", Long.toString(world.tick()));
        facts.put("status", run.status().toString());
        facts.put("helped", Boolean.toString(run.isHelped()));
        facts.put("hash", hash(world));
        return new ReportedRun(replay, facts);
    }

    /** Returns the hash, or an empty text if the fault that broke the game prevents hashing. */
    private static String hash(World world) {
        try {
            return HexFormat.of().toHexDigits(world.hash());
        } catch (RuntimeException e) {
            return "";
        }
    }
}
