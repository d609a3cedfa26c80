package dev.orebound.journal;

import dev.orebound.content.Content;
import dev.orebound.expedition.Expedition;
import dev.orebound.journal.ReplayScan.State;
import dev.orebound.world.Intent;
import dev.orebound.world.Simulation;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Optional;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/**
 * Keeps the run that is played, so that it can be continued whatever happens: one file that is appended to, through to the
 * disk, each second, and copied at the entrance of each floor. Where the disk refuses, it says so once and the game goes on.
 *
 * <p>There is one run at a time. Another that begins takes its place, and what it was stays among the replays.
 */
public final class RunStore implements AutoCloseable {
    /** The ending of the name of each file of a run. */
    public static final String ENDING = ".orebound-replay";

    private final RunFolder folder;
    private final String build;
    private final Content content;
    private final Complaints complaints;
    private final SavedRuns savedRuns;
    private @Nullable Expedition expedition;
    private @Nullable ReplayWriter writer;

    /**
     * @param build the version of the game
     * @param complaints takes a line for each thing that cannot be saved
     */
    public RunStore(SaveFolder saves, String build, Content content, Consumer<String> complaints) {
        this(Disk.REAL, saves, build, content, complaints);
    }

    RunStore(Disk disk, SaveFolder saves, String build, Content content, Consumer<String> complaints) {
        folder = new RunFolder(disk, saves);
        this.build = build;
        this.content = content;
        this.complaints = new Complaints(complaints);
        savedRuns = new SavedRuns(folder, content, this.complaints);
    }

    /** The run that can be continued, if there is one. Nothing on the disk changes. */
    public Optional<SavedRun> newest() {
        return isOurs() ? savedRuns.newest() : Optional.empty();
    }

    /** A run begins: nothing of its first floor has been played yet. It takes the place of the one that was saved. */
    public void begin(Expedition begun) {
        breakOff();
        expedition = begun;
        if (isOurs()) {
            open(begun);
        }
    }

    private void open(Expedition begun) {
        ReplayWriter file = opening(begun);
        writer = file;
        attempt(() -> {
            file.flush();
            folder.dropGenerations();
            folder.addGeneration();
        });
    }

    private ReplayWriter opening(Expedition begun) {
        byte[] first = ReplayWriter.opening(ReplayHeader.of(build, content, begun.seed()), begun.checkpoint());
        return new ReplayWriter(new Opening(folder, savedRuns, first), first.length);
    }

    /**
     * A saved run is played on: where it was left, or from the entrance of its floor.
     *
     * @param saved as {@link #newest} gave it
     * @param again what was made of it
     */
    public void resume(SavedRun saved, Expedition again) {
        breakOff();
        expedition = again;
        if (isOurs()) {
            if (isWhereItWasLeft(saved, again)) {
                goOn(saved);
            } else {
                beginFloorAgain(again);
            }
        }
        if (again.status() == Expedition.Status.DEAD || again.status() == Expedition.Status.WON) {
            end();
        }
    }

    private boolean isWhereItWasLeft(SavedRun saved, Expedition again) {
        return saved.simulation() == Simulation.VERSION
                && saved.contentFingerprint() == content.fingerprint()
                && saved.ticks() == again.world().tick();
    }

    private void goOn(SavedRun saved) {
        ReplayWriter file = new ReplayWriter(() -> repaired(saved), saved.goodBytes());
        writer = file;
        attempt(file::flush);
    }

    private Disk.OpenFile repaired(SavedRun saved) throws IOException {
        if (!saved.file().equals(folder.current()) || saved.state() == State.DAMAGED) {
            if (folder.hasCurrent()) {
                folder.keepAside();
            }
            folder.putCurrent(saved.good());
        }
        return folder.openCurrent(saved.goodBytes());
    }

    /** What was played of it before stays as a replay; the older generations stay. */
    private void beginFloorAgain(Expedition again) {
        ReplayWriter file = opening(again);
        writer = file;
        attempt(() -> {
            file.flush();
            folder.addGeneration();
        });
    }

    /** A tick of the run was played with this intent. */
    public void played(Intent intent) {
        Expedition run = expedition;
        ReplayWriter file = writer;
        if (run == null || file == null) {
            return;
        }
        try {
            file.played(intent, run.world());
            if (run.status() != Expedition.Status.PLAYING) {
                file.leave(run.world());
            }
        } catch (IOException e) {
            complain(e);
        }
    }

    /** The run's next floor was entered. */
    public void entered() {
        Expedition run = expedition;
        ReplayWriter file = writer;
        if (run == null || !isOurs()) {
            return;
        }
        if (file == null) {
            open(run);
        } else {
            attempt(() -> {
                file.enter(run.checkpoint());
                folder.addGeneration();
            });
        }
    }

    /** The run has come to its end: it can be continued no more, and stays as a replay. */
    public void end() {
        Expedition run = expedition;
        ReplayWriter file = writer;
        expedition = null;
        writer = null;
        if (run == null || file == null) {
            return;
        }
        boolean isEndWritten = attempt(() -> {
            file.leave(run.world());
            file.end();
        });
        attempt(file::close);
        if (!file.isOpen()) {
            return;
        }
        attempt(() -> {
            if (isEndWritten) {
                folder.dropGenerations();
            }
            folder.retireCurrent();
            folder.dropGenerations();
        });
    }

    /** The run is broken off: what was played of it is written to the last tick, and it can be continued. */
    public void breakOff() {
        Expedition run = expedition;
        ReplayWriter file = writer;
        expedition = null;
        writer = null;
        if (run != null && file != null) {
            // A disk that refuses once may take it the next time, and there is none after.
            if (!attempt(() -> file.leave(run.world()))) {
                attempt(file::flush);
            }
            attempt(file::close);
        }
    }

    /**
     * Writes the saved run into a file of its own, from which it can be imported anywhere.
     *
     * @param file must not exist yet
     * @throws UnreadableFileException in one line: if there is no saved run, or it cannot be written there
     */
    public void exportTo(Path file) throws UnreadableFileException {
        new RunTransfer(folder, savedRuns).exportTo(file);
    }

    /**
     * The same, under a free name in the save folder.
     *
     * @return the file
     * @throws UnreadableFileException in one line: if there is no saved run, or it cannot be written there
     */
    public Path export() throws UnreadableFileException {
        try {
            Path file = folder.freeExport();
            exportTo(file);
            return file;
        } catch (IOException e) {
            throw new UnreadableFileException(folder.current() + ": cannot be exported (" + WholeFile.reason(e) + ")");
        }
    }

    /**
     * Puts a run from a file in the place of the saved one, which stays as a replay.
     *
     * @throws UnreadableFileException in one line: if the file holds no run that can be continued, or it cannot be saved
     */
    public SavedRun importFrom(Path file) throws UnreadableFileException {
        breakOff();
        RunTransfer transfer = new RunTransfer(folder, savedRuns);
        SavedRun run = transfer.read(file);
        try {
            if (!folder.lock()) {
                throw new UnreadableFileException(file + ": cannot be imported while the game is open and saves in "
                        + folder.current().getParent() + "; close it first");
            }
            new Opening(folder, savedRuns, run.good()).put();
            folder.dropGenerations();
            folder.addGeneration();
        } catch (IOException e) {
            throw new UnreadableFileException(
                    file + ": cannot be imported into " + folder.current() + " (" + WholeFile.reason(e) + ")");
        }
        return savedRuns.newest().orElse(run);
    }

    /** Breaks the run off, and lets other copies of the game save theirs. */
    @Override
    public void close() {
        breakOff();
        attempt(folder::close);
    }

    /** True if this copy of the game is the one that saves. */
    private boolean isOurs() {
        try {
            if (folder.lock()) {
                return true;
            }
            complaints.add(folder.current().getParent()
                    + ": another copy of the game is open and saves its run there; this one is not saved");
        } catch (IOException e) {
            complain(e);
        }
        return false;
    }

    private boolean attempt(Writing writing) {
        try {
            writing.run();
            return true;
        } catch (IOException e) {
            complain(e);
            return false;
        }
    }

    private void complain(IOException e) {
        complaints.add(folder.current() + ": cannot be written (" + WholeFile.reason(e)
                + "); the game goes on, and what you play may not be saved");
    }

    /** Something that writes. */
    private interface Writing {
        void run() throws IOException;
    }
}
