package dev.orebound.journal.run;

import dev.orebound.chance.Seed;
import dev.orebound.content.Content;
import dev.orebound.journal.disk.UnreadableFileException;
import dev.orebound.journal.replay.Replay.RecordedFloor;
import dev.orebound.journal.replay.ReplayScan;
import dev.orebound.world.SimulationVersion;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/**
 * A run whose replay lies in the save folder.
 *
 * @param run what is told of it
 * @param isOfThisGame true if it was played in this simulation and with this content, so that it can be followed
 */
public record KeptReplay(KeptRun run, boolean isOfThisGame) {
    static List<KeptReplay> in(RunFolder folder, Seed seed, Content content) {
        List<KeptReplay> found = new ArrayList<>();
        try {
            for (Path file : folder.replaysOf(seed)) {
                add(file, folder, content, found);
            }
        } catch (IOException e) {
            return List.of();
        }
        return found;
    }

    private static void add(Path file, RunFolder folder, Content content, List<KeptReplay> found) {
        try {
            ReplayScan scan = folder.scan(file);
            if (!scan.floors().isEmpty()) {
                RecordedFloor last = scan.floors().get(scan.floors().size() - 1);
                long ticks = last.entered().deeds().ticks() + scan.lastTick();
                found.add(new KeptReplay(
                        new KeptRun(file, last.entered(), ticks, last.isHelped()),
                        scan.header().simulation() == SimulationVersion.VERSION
                                && scan.header().contentFingerprint() == content.fingerprint()));
            }
        } catch (UnreadableFileException e) {
            // A file that pruning has deleted meanwhile, or that is damaged, is none of these runs.
        }
    }
}
