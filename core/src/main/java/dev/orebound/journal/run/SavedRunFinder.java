package dev.orebound.journal.run;

import dev.orebound.journal.disk.DistinctMessages;
import dev.orebound.journal.disk.UnreadableFileException;
import dev.orebound.journal.replay.GameFault;
import dev.orebound.journal.replay.ReplayScan;
import dev.orebound.content.Content;
import dev.orebound.content.reading.QuotedText;
import dev.orebound.expedition.CheckpointValidator;
import dev.orebound.journal.replay.ReplayScan.State;
import dev.orebound.world.SimulationVersion;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** Finds the run that can be continued: the file that was played, or where that is damaged what is left of it. */
final class SavedRunFinder {
    private final RunFolder folder;
    private final Content content;
    private final DistinctMessages complaints;

    SavedRunFinder(RunFolder folder, Content content, DistinctMessages complaints) {
        this.folder = folder;
        this.content = content;
        this.complaints = complaints;
    }

    /** The run that stands farthest, with a word on what is wrong with it. Nothing on the disk changes. */
    Optional<SavedRun> newest() {
        if (!folder.hasCurrent()) {
            return better(null, newestGeneration(null), "is missing");
        }
        try {
            ReplayScan scan = folder.scan(folder.current());
            if (scan.hasEnded()) {
                return Optional.empty();
            }
            SavedRun current = fitOrNull(folder.current(), scan);
            SavedRun generation = newestGeneration(scan);
            if (current != null && scan.state() != State.DAMAGED && !isFarther(generation, current)) {
                return Optional.of(current);
            }
            return better(current, generation, fault(scan));
        } catch (UnreadableFileException e) {
            return better(null, newestGeneration(null), e.isOfAnotherFormat() ? "is of a newer build" : "is damaged");
        }
    }

    private String fault(ReplayScan scan) {
        if (scan.state() == State.DAMAGED || scan.floors().isEmpty()) {
            return "is damaged";
        }
        String whyNot = whyNot(scan);
        return whyNot.isEmpty() ? "lacks what was played" : "cannot be played on, since " + whyNot;
    }

    private Optional<SavedRun> better(@Nullable SavedRun current, @Nullable SavedRun generation, String damage) {
        String line = folder.current() + ": " + damage;
        if (generation != null && (current == null || isFarther(generation, current))) {
            String from = "; it goes on from the entrance of a floor, by "
                    + generation.file().getFileName();
            return Optional.of(generation.with(line + from));
        }
        if (current != null) {
            return Optional.of(current.with(line + "; it goes on from where it is good"));
        }
        if (folder.hasCurrent()) {
            complaints.add(line + ", and nothing of it can be continued; it is kept");
        }
        return Optional.empty();
    }

    private static boolean isFarther(@Nullable SavedRun run, SavedRun other) {
        if (run == null) {
            return false;
        }
        int floors = run.checkpoint().deeds().path().size();
        int otherFloors = other.checkpoint().deeds().path().size();
        return run.ticksOfAll() > other.ticksOfAll()
                || (run.ticksOfAll() == other.ticksOfAll() && floors > otherFloors);
    }

    /** True if the file that was played holds a run to its end, so that only its place is wrong. */
    boolean hasEnded() {
        try {
            return folder.hasCurrent() && folder.scan(folder.current()).hasEnded();
        } catch (UnreadableFileException e) {
            return false;
        }
    }

    /**
     * The newest that is good.
     *
     * @param ofRun what is left of the run that it must be of, or null for any
     */
    private @Nullable SavedRun newestGeneration(@Nullable ReplayScan ofRun) {
        for (Path file : generations()) {
            try {
                ReplayScan scan = folder.scan(file);
                boolean isGood = !scan.hasEnded() && scan.state() == State.WHOLE && isSameRun(ofRun, scan);
                SavedRun fit = isGood ? fitOrNull(file, scan) : null;
                if (fit != null) {
                    return fit;
                }
            } catch (UnreadableFileException e) {
                // An older one may do.
            }
        }
        return null;
    }

    /** Files of one run open alike; a run that has just begun may find those of another, if the machine stopped then. */
    private static boolean isSameRun(@Nullable ReplayScan run, ReplayScan other) {
        return run == null
                || (run.header().isOfSameRun(other.header())
                        && (run.floors().isEmpty()
                                || other.floors().isEmpty()
                                || run.floors()
                                        .get(0)
                                        .entered()
                                        .equals(other.floors().get(0).entered())));
    }

    private List<Path> generations() {
        try {
            return folder.generations();
        } catch (IOException e) {
            return new ArrayList<>();
        }
    }

    private @Nullable SavedRun fitOrNull(Path file, ReplayScan scan) {
        return scan.floors().isEmpty() || !whyNot(scan).isEmpty() ? null : of(file, scan);
    }

    /** What keeps anybody from going on from where a file stands, in a few words, or nothing. */
    String whyNot(ReplayScan scan) {
        String whyNot =
                CheckpointValidator.whyNot(scan.floors().get(scan.floors().size() - 1).entered(), content);
        // The run can be begun anew from where its file begins.
        return whyNot.isEmpty() ? CheckpointValidator.whyNot(scan.floors().get(0).entered(), content) : whyNot;
    }

    /** What was found in a file, which has a floor at least. */
    SavedRun of(Path file, ReplayScan scan) {
        SavedRun run = new SavedRun(file, scan, "");
        return run.with(difference(run));
    }

    private String difference(SavedRun run) {
        String from = run.file() + ": was played in Orebound " + QuotedText.of(run.build());
        if (run.simulation() != SimulationVersion.VERSION) {
            String age = run.simulation() > SimulationVersion.VERSION ? "a newer" : "an older";
            return from + ", " + age + " simulation than this one; its floor begins again at its entrance";
        }
        if (run.contentFingerprint() != content.fingerprint()) {
            return from + " with other content than there is now; its floor begins again at its entrance";
        }
        GameFault fault = run.fault();
        return fault == null
                ? ""
                : run.file() + ": broke the game with " + QuotedText.of(fault.thrown())
                        + "; its floor begins again at its entrance";
    }
}
