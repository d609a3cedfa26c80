package dev.orebound.journal.run;

import dev.orebound.chance.Seed;
import dev.orebound.content.Content;
import dev.orebound.expedition.Expedition;
import dev.orebound.journal.disk.DiskAccess;
import dev.orebound.journal.disk.DistinctMessages;
import dev.orebound.journal.disk.SaveFolder;
import dev.orebound.journal.disk.UnreadableFileException;
import dev.orebound.journal.disk.WholeFile;
import dev.orebound.journal.replay.ReplayWriter;
import dev.orebound.world.intent.Intent;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/**
 * Saves the current run so that it can be continued whatever happens: one file that grows each second, written through
 * to the disk, and copied at the entrance of each floor. If the disk refuses, that is reported once and the game
 * continues.
 *
 * <p>There is one current run at a time. Another puts it aside, and it can be continued later.
 */
public final class RunStore implements RunJournal, AutoCloseable {
    /** The file name suffix of every run. */
    public static final String ENDING = ".orebound-replay";

    private final RunFolder folder;
    private final DistinctMessages complaints;
    private final String build;
    private volatile Content content;
    private RunFileFactory files;
    private SavedRunFinder savedRuns;
    private @Nullable Expedition expedition;

    /** The file of the run, if this copy of the game saves. */
    private @Nullable RunFile file;

    /** The run in memory while it has no file. */
    private @Nullable UnsavedRun unsaved;

    /** The file of the last ended run, for reports about its end. */
    private @Nullable RunFile ended;

    private @Nullable SavingTrouble trouble;
    private int ticksSinceCheck;

    /**
     * @param build version of the game
     * @param complaints takes a line for each thing that cannot be saved
     */
    public RunStore(SaveFolder saves, String build, Content content, Consumer<String> complaints) {
        this(DiskAccess.REAL, saves, build, content, complaints);
    }

    public RunStore(DiskAccess disk, SaveFolder saves, String build, Content content, Consumer<String> complaints) {
        folder = new RunFolder(disk, saves);
        this.build = build;
        this.content = content;
        this.complaints = new DistinctMessages(complaints);
        savedRuns = new SavedRunFinder(folder, content, this.complaints);
        files = new RunFileFactory(folder, savedRuns, build, content);
    }

    /** Breaks off the run; every later one is played with this content. */
    public void adopt(Content changed) {
        breakOff();
        content = changed;
        savedRuns = new SavedRunFinder(folder, content, complaints);
        files = new RunFileFactory(folder, savedRuns, build, content);
    }

    /**
     * Returns the run that can be continued, if there is one; none while another copy of the game plays it. From a
     * read-only folder it continues unsaved. Nothing on the disk changes.
     */
    public Optional<SavedRun> newest() {
        return isAnothers() ? Optional.empty() : savedRuns.newest();
    }

    /**
     * Returns the runs that were put aside and can be continued, the newest first; none while another copy of the game
     * plays.
     */
    public List<KeptRun> putAside() {
        return isAnothers() ? List.of() : savedRuns.putAside();
    }

    /** Returns a run that was put aside, as {@link #resume} takes it; none if it is not there any more. */
    public Optional<SavedRun> putAside(KeptRun kept) {
        return savedRuns.putAside(kept.file());
    }

    /**
     * Returns the runs of some seeds whose replays lie in the save folder, by seed and in no order; files that cannot
     * be read are left out. Any thread can ask.
     */
    public Map<Seed, List<KeptReplay>> replaysOf(Set<Seed> seeds) {
        return KeptReplay.in(folder, seeds, content);
    }

    /** Returns the runs of a seed whose replays lie in the save folder, as {@link #replaysOf(Set)} does. */
    public List<KeptReplay> replaysOf(Seed seed) {
        return replaysOf(Set.of(seed)).getOrDefault(seed, List.of());
    }

    private boolean isAnothers() {
        return !isOurs() && SavingTrouble.ANOTHER_COPY.equals(trouble);
    }

    /** Returns why the current run is not being saved, as far as known; null if all is well. */
    public @Nullable SavingTrouble trouble() {
        RunFile now = file;
        return now != null && now.isSaved() && !isUnreadable() ? null : trouble;
    }

    private boolean isUnreadable() {
        SavingTrouble now = trouble;
        return now != null && now.isUnreadable();
    }

    /**
     * Checks that saving works and retries what failed: a removed file is written anew, and a run in memory is saved as
     * soon as possible. Runs each second of play; screens call it each second while nothing is played. Never throws.
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
            // The lock was removed with the folder, and another copy may hold a new one.
            attempt(folder::close);
            complaints.add(folder.current() + ": was removed while the run was played; it is written anew");
            file = null;
            unsaved = new UnsavedRun(now.bytes(), run);
            saveFromMemory(run);
        } else if (attempt(now::flush) && !isUnreadable()) {
            trouble = null;
        }
    }

    private void saveFromMemory(Expedition run) {
        UnsavedRun kept = unsaved;
        if (kept == null || kept.isOver() || !isOurs()) {
            return;
        }
        unsaved = null;
        write(files.fromMemory(kept.journal(), run), true);
    }

    private void write(RunFile opened, boolean dropsGenerations) {
        file = opened;
        attempt(() -> {
            opened.flush();
            if (dropsGenerations) {
                folder.dropGenerations();
            }
            addGeneration();
        });
    }

    /** Copies the file if the run can be continued from it. Only that ends the trouble that it could not. */
    private void addGeneration() throws IOException {
        folder.addGeneration(savedRuns::whyNot);
        trouble = isUnreadable() ? null : trouble;
    }

    /** Begins saving a run at its first floor. The saved run is put aside. */
    public void begin(Expedition begun) {
        breakOff();
        expedition = begun;
        if (isOurs()) {
            write(files.begin(begun), true);
        } else {
            unsaved = new UnsavedRun(files.first(begun), begun);
        }
    }

    /**
     * Continues a saved run, where it was left or from the entrance of its floor; one that was put aside replaces the
     * current.
     *
     * @param saved as {@link #newest} or {@link #putAside} returned it
     * @param again the run made from it
     */
    public void resume(SavedRun saved, Expedition again) {
        breakOff();
        expedition = again;
        boolean goesOn = files.isWhereItWasLeft(saved, again);
        if (!isOurs()) {
            unsaved = new UnsavedRun(goesOn ? saved.good() : files.first(again), again);
        } else if (folder.isPutAside(saved.file())) {
            write(files.takeUp(saved, again), true);
        } else if (goesOn) {
            RunFile opened = files.goOn(saved, again);
            file = opened;
            attempt(opened::flush);
        } else {
            write(files.beginFloorAgain(again), false);
        }
        if (again.status() == Expedition.RunStatus.DEAD || again.status() == Expedition.RunStatus.WON) {
            end();
        }
    }

    /**
     * Goes on saving a run that entered its floor again with other content, in a new file that begins there. What was
     * played before the first such change stays as a replay; of what was played between two of them, only the newest
     * parts stay.
     */
    public void reenter(Expedition again) {
        breakOff();
        expedition = again;
        if (isOurs()) {
            write(files.reload(again), false);
        } else {
            unsaved = new UnsavedRun(opening(again), again);
        }
    }

    /** Returns the first bytes of the replay of a run that has just entered a floor. */
    public byte[] opening(Expedition entered) {
        return files.first(entered);
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
        Expedition run = expedition;
        if (now != null && run != null && !now.hasRoomForFloor()) {
            attempt(now::flush);
            attempt(now::close);
            write(files.beginFloorAgain(run), false);
        } else if (now != null) {
            attempt(() -> {
                now.enter();
                addGeneration();
            });
        } else if (unsaved != null) {
            unsaved.entered();
            check();
        }
    }

    /** Records the fault. From the file, only the floor can be played again. */
    @Override
    public void broke(@Nullable Intent intent, Throwable thrown) {
        RunFile now = file;
        if (now != null) {
            attempt(() -> now.broke(intent, thrown));
        } else if (unsaved != null) {
            unsaved.broke(intent, thrown);
        }
    }

    /** Ends the run: it cannot be continued and stays as a replay. */
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

    /** Breaks off the run: everything up to the last tick is written, and it can be continued. */
    @Override
    public void breakOff() {
        lastChance();
        RunFile now = file;
        expedition = null;
        file = null;
        unsaved = null;
        ended = null;
        if (now != null) {
            // A disk that refuses once may accept the next attempt, and there is no later one.
            if (!attempt(now::leave)) {
                attempt(now::flush);
            }
            attempt(now::close);
        }
    }

    /** Saves a run that is about to leave the memory. */
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
     * Writes the current run, or otherwise the saved one, to a file that can be imported anywhere.
     *
     * @param file must not exist yet
     * @throws UnreadableFileException if there is no saved run or the file cannot be written
     */
    public void exportTo(Path file) throws UnreadableFileException {
        new RunTransfer(folder, savedRuns).exportTo(file, expedition == null ? new byte[0] : journal());
    }

    /** Writes the run to a free name in the save folder, like {@link #exportTo}, and returns the file. */
    public Path export() throws UnreadableFileException {
        return new RunTransfer(folder, savedRuns).export(expedition == null ? new byte[0] : journal());
    }

    /**
     * Replaces the saved run by a run from a file; the old one is put aside.
     *
     * @throws UnreadableFileException if the file holds no run that can be continued, or it cannot be saved
     */
    public SavedRun importFrom(Path file) throws UnreadableFileException {
        breakOff();
        return new RunTransfer(folder, savedRuns).importFrom(file);
    }

    /** Breaks off the run and lets other copies of the game save. */
    @Override
    public void close() {
        breakOff();
        attempt(folder::close);
    }

    /** Returns true if this copy of the game is the one that saves. */
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

    private boolean attempt(UnsavedRun.DiskAction action) {
        try {
            action.run();
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
}
