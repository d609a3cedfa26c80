package dev.orebound.journal.run;

import dev.orebound.journal.disk.DiskAccess;
import dev.orebound.journal.disk.DistinctMessages;
import dev.orebound.journal.disk.SaveFolder;
import dev.orebound.journal.disk.UnreadableFileException;
import dev.orebound.journal.disk.WholeFile;
import dev.orebound.journal.replay.ReplayWriter;
import dev.orebound.content.Content;
import dev.orebound.expedition.Expedition;
import dev.orebound.world.intent.Intent;
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
public final class RunStore implements RunJournal, AutoCloseable {
    /** The ending of the name of each file of a run. */
    public static final String ENDING = ".orebound-replay";

    private final RunFolder folder;
    private final RunFileFactory files;
    private final DistinctMessages complaints;
    private final SavedRunFinder savedRuns;
    private @Nullable Expedition expedition;

    /** What the run is written to, if this copy of the game saves. */
    private @Nullable RunFile file;

    /** The run in memory if it has no file: for reports, and until it can be saved. */
    private @Nullable UnsavedRun unsaved;

    /** That of the run that has ended last, for reports of how it ended. */
    private @Nullable RunFile ended;

    private @Nullable SavingTrouble trouble;
    private int ticksSinceCheck;

    /**
     * @param build the version of the game
     * @param complaints takes a line for each thing that cannot be saved
     */
    public RunStore(SaveFolder saves, String build, Content content, Consumer<String> complaints) {
        this(DiskAccess.REAL, saves, build, content, complaints);
    }

    RunStore(DiskAccess disk, SaveFolder saves, String build, Content content, Consumer<String> complaints) {
        folder = new RunFolder(disk, saves);
        this.complaints = new DistinctMessages(complaints);
        savedRuns = new SavedRunFinder(folder, content, this.complaints);
        files = new RunFileFactory(folder, savedRuns, build, content);
    }

    /**
     * The run that can be continued, if there is one; none while another copy of the game plays it. From a folder that cannot be
     * written it goes on unsaved. Nothing on the disk changes.
     */
    public Optional<SavedRun> newest() {
        boolean isAnothers = !isOurs() && SavingTrouble.ANOTHER_COPY.equals(trouble);
        return isAnothers ? Optional.empty() : savedRuns.newest();
    }

    /** Why what is played now is not being saved, as far as that is known; null if all is well. */
    public @Nullable SavingTrouble trouble() {
        RunFile now = file;
        return now != null && now.isSaved() ? null : trouble;
    }

    /**
     * Looks whether saving works, and tries again what failed: a file that was removed is written anew, and a run that is in
     * memory alone is saved as soon as that can be done. Done by itself each second of play; screens do it each second while
     * nothing is played. Never throws.
     */
    public void check() {
        Expedition run = expedition;
        RunFile now = file;
        if (run == null) {
            if (isOurs() && attempt(folder::probe)) {
                trouble = null;
            }
        } else if (now == null) {
            saveFromMemory(run);
        } else if (!now.isBroken()) {
            checkFile(now, run);
        }
    }

    private void checkFile(RunFile now, Expedition run) {
        if (now.isGone()) {
            attempt(now::leave);
            attempt(now::close);
            // The lock went with the folder, and another copy may have taken a new one.
            attempt(folder::close);
            complaints.add(folder.current() + ": was removed while the run was played; it is written anew");
            file = null;
            unsaved = new UnsavedRun(now.bytes(), run);
            saveFromMemory(run);
        } else if (attempt(now::flush)) {
            trouble = null;
        }
    }

    private void saveFromMemory(Expedition run) {
        UnsavedRun kept = unsaved;
        if (kept == null || kept.isOver() || !isOurs()) {
            return;
        }
        RunFile opened = files.fromMemory(kept.journal(), run);
        file = opened;
        unsaved = null;
        attempt(() -> {
            opened.flush();
            folder.dropGenerations();
            folder.addGeneration();
        });
    }

    /** A run begins: nothing of its first floor has been played yet. It takes the place of the one that was saved. */
    public void begin(Expedition begun) {
        breakOff();
        expedition = begun;
        if (isOurs()) {
            RunFile opened = files.begin(begun);
            file = opened;
            attempt(() -> {
                opened.flush();
                folder.dropGenerations();
                folder.addGeneration();
            });
        } else {
            unsaved = new UnsavedRun(files.first(begun), begun);
        }
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
        boolean goesOn = files.isWhereItWasLeft(saved, again);
        if (!isOurs()) {
            unsaved = new UnsavedRun(goesOn ? saved.good() : files.first(again), again);
        } else if (goesOn) {
            goOn(saved, again);
        } else {
            beginFloorAgain(again);
        }
        if (again.status() == Expedition.Status.DEAD || again.status() == Expedition.Status.WON) {
            end();
        }
    }

    private void goOn(SavedRun saved, Expedition again) {
        RunFile opened = files.goOn(saved, again);
        file = opened;
        attempt(opened::flush);
    }

    /** What was played of it before stays as a replay; the older generations stay. */
    private void beginFloorAgain(Expedition again) {
        RunFile opened = files.begin(again);
        file = opened;
        attempt(() -> {
            opened.flush();
            folder.addGeneration();
        });
    }

    @Override
    public void played(Intent intent) {
        RunFile now = file;
        if (now != null) {
            try {
                now.played(intent);
            } catch (IOException e) {
                complain(e);
            }
        } else if (unsaved != null) {
            unsaved.played(intent);
        }
        if (++ticksSinceCheck >= ReplayWriter.TICKS_A_RECORD) {
            ticksSinceCheck = 0;
            check();
        }
    }

    @Override
    public void entered() {
        RunFile now = file;
        if (now != null) {
            attempt(() -> {
                now.enter();
                folder.addGeneration();
            });
        } else if (unsaved != null) {
            unsaved.entered();
            check();
        }
    }

    /** The run stays as it is in its file, from which only its floor can be played anew. */
    @Override
    public void broke(@Nullable Intent intent, Throwable thrown) {
        RunFile now = file;
        if (now != null) {
            attempt(() -> now.broke(intent, thrown));
        } else if (unsaved != null) {
            unsaved.broke(intent, thrown);
        }
    }

    /** The run has come to its end: it can be continued no more, and stays as a replay. */
    @Override
    public void end() {
        lastChance();
        RunFile now = file;
        expedition = null;
        file = null;
        if (unsaved != null) {
            unsaved.end();
        }
        if (now == null) {
            return;
        }
        ended = now;
        boolean isEndWritten = attempt(() -> {
            now.leave();
            now.end();
        });
        attempt(now::close);
        if (!now.isOpen()) {
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
    @Override
    public void breakOff() {
        lastChance();
        RunFile now = file;
        expedition = null;
        file = null;
        unsaved = null;
        ended = null;
        if (now != null) {
            // A disk that refuses once may take it the next time, and there is none after.
            if (!attempt(now::leave)) {
                attempt(now::flush);
            }
            attempt(now::close);
        }
    }

    /** A run that leaves the memory is saved now or never. */
    private void lastChance() {
        if (expedition != null) {
            check();
        }
    }

    @Override
    public byte[] journal() {
        RunFile now = file;
        RunFile told = now == null ? ended : now;
        if (now != null) {
            attempt(now::leave);
        }
        if (told != null) {
            return told.bytes();
        }
        return unsaved == null ? new byte[0] : unsaved.journal();
    }

    /**
     * Writes the run that is played, else the saved one, into a file of its own, from which it can be imported anywhere.
     *
     * @param file must not exist yet
     * @throws UnreadableFileException in one line: if there is no saved run, or it cannot be written there
     */
    public void exportTo(Path file) throws UnreadableFileException {
        byte[] played = expedition == null ? new byte[0] : journal();
        new RunTransfer(folder, savedRuns).exportTo(file, played);
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
            new RunFileReplacer(folder, savedRuns, run.good()).put();
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
            trouble = SavingTrouble.ANOTHER_COPY;
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
        trouble = SavingTrouble.of(e);
        complaints.add(folder.current() + ": cannot be written (" + WholeFile.reason(e)
                + "); the game goes on, and what you play may not be saved");
    }

    /** Something that writes. */
    private interface Writing {
        void run() throws IOException;
    }
}
