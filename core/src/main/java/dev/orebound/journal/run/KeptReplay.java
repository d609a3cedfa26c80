package dev.orebound.journal.run;

import dev.orebound.chance.Seed;
import dev.orebound.content.Content;
import dev.orebound.journal.disk.UnreadableFileException;
import dev.orebound.journal.replay.Replay.RecordedFloor;
import dev.orebound.journal.replay.ReplayScan;
import dev.orebound.world.SimulationVersion;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * A run whose replay lies in the save folder.
 *
 * @param run what is told of it
 * @param isOfThisGame true if it was played in this simulation and with this content, so that it can be followed
 */
public record KeptReplay(KeptRun run, boolean isOfThisGame) {
    /** Returns the replays of some seeds in a folder, by seed. */
    static Map<Seed, List<KeptReplay>> in(RunFolder folder, Set<Seed> seeds, Content content) {
        try {
            return folder.replaysOf(seeds).stream()
                    .flatMap(file -> read(file, folder, content).stream())
                    .collect(Collectors.groupingBy(
                            replay -> replay.run().entered().seed()));
        } catch (IOException e) {
            return Map.of();
        }
    }

    private static Optional<KeptReplay> read(Path file, RunFolder folder, Content content) {
        try {
            ReplayScan scan = folder.scan(file);
            if (scan.floors().isEmpty()) {
                return Optional.empty();
            }
            RecordedFloor last = scan.floors().get(scan.floors().size() - 1);
            long ticks = last.entered().deeds().ticks() + scan.lastTick();
            return Optional.of(new KeptReplay(
                    new KeptRun(file, last.entered(), ticks, last.isHelped()),
                    scan.header().simulation() == SimulationVersion.VERSION
                            && scan.header().contentFingerprint() == content.fingerprint()));
        } catch (UnreadableFileException e) {
            // A file that pruning has deleted meanwhile, or that is damaged, is none of these runs.
            return Optional.empty();
        }
    }
}
