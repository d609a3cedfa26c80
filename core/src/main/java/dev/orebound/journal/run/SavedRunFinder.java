package dev.orebound.journal.run;

import dev.orebound.content.Content;
import dev.orebound.content.reading.QuotedText;
import dev.orebound.expedition.Checkpoint;
import dev.orebound.expedition.CheckpointValidator;
import dev.orebound.journal.disk.DistinctMessages;
import dev.orebound.journal.disk.UnreadableFileException;
import dev.orebound.journal.replay.GameFault;
import dev.orebound.journal.replay.ReplayScan;
import dev.orebound.journal.replay.ReplayScan.FileCondition;
import dev.orebound.world.SimulationVersion;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** Finds the run that can be continued: the current file, or the good part of a damaged one. */
final class SavedRunFinder {
    /** The most runs put aside that are shown; older ones stay as files. */
    private static final int MOST_KEPT_SHOWN = 100;

    private final RunFolder folder;
    private final Content content;
    private final DistinctMessages complaints;

    SavedRunFinder(RunFolder folder, Content content, DistinctMessages complaints) {
        this.folder = folder;
        this.content = content;
        this.complaints = complaints;
    }

    /** Returns the run that got farthest, with a note on what is wrong with it. Nothing on the disk changes. */
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
            if (current != null && scan.state() != FileCondition.DAMAGED && !isFarther(generation, current)) {
                return Optional.of(current);
            }
            return better(current, generation, fault(scan));
        } catch (UnreadableFileException e) {
            return better(null, newestGeneration(null), e.isOfAnotherFormat() ? "is of a newer build" : "is damaged");
        }
    }

    private String fault(ReplayScan scan) {
        if (scan.state() == FileCondition.DAMAGED || scan.floors().isEmpty()) {
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

    /**
     * Returns the newest of the runs that were put aside and can be continued, the newest first. A run that goes on as
     * the current one is not among them, even if the game was killed before it could delete the copy.
     */
    List<KeptRun> putAside() {
        byte[] current = newest().map(SavedRun::good).orElse(new byte[0]);
        List<KeptRun> kept = new ArrayList<>();
        for (Path file : filesPutAside()) {
            SavedRun run = putAside(file).orElse(null);
            if (run != null && !isBeginning(run.good(), current)) {
                kept.add(KeptRun.of(run));
            }
            if (kept.size() == MOST_KEPT_SHOWN) {
                return kept;
            }
        }
        return kept;
    }

    private List<Path> filesPutAside() {
        try {
            return folder.putAside();
        } catch (IOException e) {
            return List.of();
        }
    }

    /** Returns the run in a file that was put aside, if it can be continued. */
    Optional<SavedRun> putAside(Path file) {
        try {
            ReplayScan scan = folder.scan(file);
            if (scan.hasEnded()) {
                return Optional.empty();
            }
            SavedRun run = fitOrNull(file, scan);
            if (run == null) {
                complaints.add(file + ": " + fault(scan) + ", and nothing of it can be continued; it is kept");
            }
            return Optional.ofNullable(run);
        } catch (UnreadableFileException e) {
            complaints.add(String.valueOf(e.getMessage()));
            return Optional.empty();
        }
    }

    /** Returns true if the second file begins with all that the first holds. */
    static boolean isBeginning(byte[] run, byte[] of) {
        return run.length <= of.length && Arrays.equals(run, 0, run.length, of, 0, run.length);
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

    /** Returns true if the current file holds a finished run, which only lies in the wrong place. */
    boolean hasEnded() {
        try {
            return folder.hasCurrent() && folder.scan(folder.current()).hasEnded();
        } catch (UnreadableFileException e) {
            return false;
        }
    }

    /**
     * Returns the newest good generation.
     *
     * @param ofRun the good part of the run that it must belong to, or null for any
     */
    private @Nullable SavedRun newestGeneration(@Nullable ReplayScan ofRun) {
        for (Path file : generations()) {
            try {
                ReplayScan scan = folder.scan(file);
                boolean isGood = !scan.hasEnded() && scan.state() == FileCondition.WHOLE && isSameRun(ofRun, scan);
                SavedRun fit = isGood ? fitOrNull(file, scan) : null;
                if (fit != null) {
                    return fit;
                }
            } catch (UnreadableFileException e) {
                // An older one may be readable.
            }
        }
        return null;
    }

    /**
     * Returns true if two files have the same beginning. A run that has just begun may find generations of another if
     * the machine stopped then.
     */
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

    /** Returns why no run can continue from the end of a file, in a few words, or an empty text. */
    String whyNot(ReplayScan scan) {
        String whyNot = CheckpointValidator.whyNot(entered(scan, scan.floors().size() - 1), content);
        // The run can begin again from the start of the file.
        return whyNot.isEmpty() && scan.floors().size() > 1
                ? CheckpointValidator.whyNot(entered(scan, 0), content)
                : whyNot;
    }

    /**
     * Returns the checkpoint at the entrance of a recorded floor; in the mine of now, if it was recorded in another.
     */
    private Checkpoint entered(ReplayScan scan, int floor) {
        Checkpoint recorded = scan.floors().get(floor).entered();
        boolean isOfThisMine = scan.header().simulation() == SimulationVersion.VERSION
                && scan.header().contentFingerprint() == content.fingerprint();
        return isOfThisMine ? recorded : recorded.inChangedMine(content);
    }

    /** Returns the run in a file, which has at least one floor. */
    SavedRun of(Path file, ReplayScan scan) {
        SavedRun run = new SavedRun(
                file, scan, entered(scan, 0), entered(scan, scan.floors().size() - 1), "");
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
