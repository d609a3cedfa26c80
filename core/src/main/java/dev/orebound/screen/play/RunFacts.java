package dev.orebound.screen.play;

import dev.orebound.expedition.Expedition;
import dev.orebound.journal.report.ReportedMoment.ReportedRun;
import dev.orebound.world.World;
import java.util.HexFormat;
import java.util.SortedMap;
import java.util.TreeMap;

/** Where a run stands, for a bug report. */
public final class RunFacts {
    private RunFacts() {}

    /** A run, with all of it that was played. */
    public static ReportedRun reported(Expedition run, byte[] replay) {
        World world = run.world();
        SortedMap<String, String> facts = new TreeMap<>();
        facts.put("seed", run.seed().text());
        facts.put("node", world.floor().request().node());
        facts.put("depth", Integer.toString(world.floor().request().depth()));
        facts.put("tick", Long.toString(world.tick()));
        facts.put("status", run.status().toString());
        facts.put("helped", Boolean.toString(run.isHelped()));
        facts.put("hash", hash(world));
        return new ReportedRun(replay, facts);
    }

    /** What has broken the game may keep its hash from being told. */
    private static String hash(World world) {
        try {
            return HexFormat.of().toHexDigits(world.hash());
        } catch (RuntimeException e) {
            return "";
        }
    }
}
