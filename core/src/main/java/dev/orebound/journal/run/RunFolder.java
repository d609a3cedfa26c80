package dev.orebound.journal.run;

import dev.orebound.chance.Seed;
import dev.orebound.content.reading.FileKind;
import dev.orebound.journal.disk.DamagedFiles;
import dev.orebound.journal.disk.DiskAccess;
import dev.orebound.journal.disk.NotReadBackException;
import dev.orebound.journal.disk.NumberedFiles;
import dev.orebound.journal.disk.SaveFolder;
import dev.orebound.journal.disk.UnreadableFileException;
import dev.orebound.journal.disk.WholeFile;
import dev.orebound.journal.replay.RecordSplitter;
import dev.orebound.journal.replay.ReplayHeader;
import dev.orebound.journal.replay.ReplayReader;
import dev.orebound.journal.replay.ReplayScan;
import dev.orebound.journal.replay.ReplayScan.FileCondition;
import java.io.Closeable;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * The files of runs: the current one, its copies from the entrances of the last floors, and replays of ended runs. Each
 * step keeps good files good.
 */
final class RunFolder implements Closeable {
    private static final int KEPT_GENERATIONS = 5;
    private static final int KEPT_REPLAYS = 40;
    private static final String PUT_ASIDE = "kept";

    /** Parts of runs between two reloads of content are kept apart, so that they push out no run. */
    private static final int KEPT_RELOADED = 5;

    private static final String NOT_READ_BACK = "it does not read back";

    /** More bytes than the first record of a replay has besides its seed, and the most bytes of a character in it. */
    private static final int HEADER_BYTES = 1024;

    private static final int BYTES_A_CHARACTER = 4;

    /** The size of a probe: one block of most disks. */
    private static final int PROBE_BYTES = 4096;

    private final DiskAccess disk;
    private final Path folder;
    private final Path replayFolder;
    private final NumberedFiles generations;
    private final NumberedFiles replays;
    private final NumberedFiles reloaded;
    private final NumberedFiles kept;
    private final NumberedFiles exports;
    private final List<Path> foldersOfFiles;
    private @Nullable Closeable lock;

    RunFolder(DiskAccess disk, SaveFolder saves) {
        this.disk = disk;
        folder = saves.run();
        replayFolder = saves.replays();
        generations = new NumberedFiles(disk, folder, "generation", RunStore.ENDING, KEPT_GENERATIONS);
        replays = new NumberedFiles(disk, replayFolder, "run", RunStore.ENDING, KEPT_REPLAYS);
        reloaded = new NumberedFiles(disk, replayFolder, "reload", RunStore.ENDING, KEPT_RELOADED);
        kept = new NumberedFiles(disk, replayFolder, PUT_ASIDE, RunStore.ENDING, Integer.MAX_VALUE);
        foldersOfFiles =
                List.of(saves.path(), folder, replayFolder, saves.exports(), saves.accounts(), saves.reports());
        exports = new NumberedFiles(disk, saves.exports(), "export", RunStore.ENDING, Integer.MAX_VALUE);
    }

    /** Returns the file of the current run. */
    Path current() {
        return folder.resolve("run" + RunStore.ENDING);
    }

    /** Returns a free name among the exports. */
    Path freeExport() throws IOException {
        return exports.next();
    }

    boolean hasCurrent() {
        return disk.exists(current());
    }

    /**
     * Locks the folder for this process and returns false if another has it. Leftovers of killed processes are then
     * deleted. A lock that was removed with the folder is taken again.
     */
    boolean lock() throws IOException {
        Path file = folder.resolve("lock");
        if (lock != null && !disk.exists(file)) {
            close();
        }
        if (lock == null) {
            disk.makeFolder(folder);
            lock = disk.lock(file);
            if (lock != null) {
                foldersOfFiles.forEach(each -> WholeFile.deleteLeftovers(disk, each));
            }
        }
        return lock != null;
    }

    /**
     * Writes and deletes a little file in the folder.
     *
     * @throws IOException if the disk refuses
     */
    void probe() throws IOException {
        disk.makeFolder(folder);
        Path file = WholeFile.temporaryIn(folder, "probe");
        try (DiskAccess.OpenFile open = disk.create(file)) {
            open.write(ByteBuffer.allocate(PROBE_BYTES));
        } finally {
            disk.delete(file);
        }
    }

    /** Returns the copies of the run from the entrances of its last floors, the newest first. */
    List<Path> generations() throws IOException {
        return generations.newestFirst();
    }

    ReplayScan scan(Path file) throws UnreadableFileException {
        return ReplayReader.scan(disk, file);
    }

    /** Scans a file from outside the folder, which must be a run by itself. */
    ReplayScan scanToImport(Path file) throws UnreadableFileException {
        return ReplayReader.scanToImport(disk, file);
    }

    /** Replaces the current file as a whole. */
    void putCurrent(byte[] bytes) throws IOException {
        WholeFile.write(disk, current(), bytes);
    }

    /** Opens the current file to continue after a number of bytes. */
    DiskAccess.OpenFile openCurrent(long size) throws IOException {
        return disk.reopen(current(), size);
    }

    /** Keeps a damaged current file under another name: a copy, or the file itself if it cannot be copied. */
    void keepAside() throws IOException {
        byte[] bytes;
        try {
            bytes = disk.read(current(), ReplayReader.LARGEST_FILE);
        } catch (FileKind.NotAcceptedException e) {
            Path unused = DamagedFiles.moveAside(disk, current());
            return;
        }
        DamagedFiles.copyAside(disk, current(), bytes);
    }

    /**
     * Copies the current file to a new generation if it reads back, and deletes the oldest.
     *
     * @param whyNot returns why no run can continue from the end of a file, or an empty text
     * @throws NotReadBackException if it cannot be continued; the older generations remain
     * @throws IOException if it cannot be copied; the older generations remain
     */
    void addGeneration(Function<ReplayScan, String> whyNot) throws IOException {
        byte[] bytes = disk.read(current(), ReplayReader.LARGEST_FILE);
        requireGood(bytes, whyNot);
        Path newest = generations.next();
        WholeFile.write(disk, newest, bytes);
        if (!Arrays.equals(disk.read(newest, ReplayReader.LARGEST_FILE), bytes)) {
            disk.delete(newest);
            throw new NotReadBackException(NOT_READ_BACK);
        }
        generations.prune();
    }

    private void requireGood(byte[] bytes, Function<ReplayScan, String> whyNot) throws IOException {
        String against = NOT_READ_BACK;
        try {
            ReplayScan scan = new ReplayScan(current().toString(), bytes);
            if (scan.state() == FileCondition.WHOLE && !scan.floors().isEmpty()) {
                against = whyNot.apply(scan);
            }
        } catch (UnreadableFileException e) {
            against = NOT_READ_BACK;
        }
        if (!against.isEmpty()) {
            throw new NotReadBackException(against);
        }
    }

    /** Deletes the generations of a run that is over or kept elsewhere. */
    void dropGenerations() throws IOException {
        for (Path generation : generations()) {
            disk.delete(generation);
        }
    }

    /** Turns the file of an ended run into the newest replay. */
    void retireCurrent() throws IOException {
        retire(current());
    }

    /** Turns a file of which no run continues any more into the newest replay. */
    void retire(Path file) throws IOException {
        disk.makeFolder(replayFolder);
        disk.move(file, replays.next());
        replays.prune();
    }

    /** Adds an unfinished run to those that were put aside. They are never pruned. */
    void putAside(byte[] bytes) throws IOException {
        WholeFile.write(disk, kept.next(), bytes);
    }

    /** Returns the unfinished runs that were put aside for another, the newest first. */
    List<Path> putAside() throws IOException {
        return kept.newestFirst();
    }

    /** Returns true for the file of a run that was put aside and is still there. */
    boolean isPutAside(Path file) {
        return disk.exists(file)
                && replayFolder.equals(file.getParent())
                && String.valueOf(file.getFileName()).startsWith(PUT_ASIDE);
    }

    /** Deletes a run that was put aside and goes on as the current one. */
    void dropPutAside(Path file) throws IOException {
        disk.delete(file);
    }

    /**
     * Returns the replays of some seeds in the folder of replays, whatever their names; reads only their beginnings.
     */
    List<Path> replaysOf(Set<Seed> seeds) throws IOException {
        int longest =
                seeds.stream().mapToInt(seed -> seed.text().length()).max().orElse(0);
        List<Path> found = new ArrayList<>();
        for (Path file : disk.list(replayFolder)) {
            if (String.valueOf(file.getFileName()).endsWith(RunStore.ENDING)
                    && isOfOne(seeds, file, HEADER_BYTES + longest * BYTES_A_CHARACTER)) {
                found.add(file);
            }
        }
        return found;
    }

    private boolean isOfOne(Set<Seed> seeds, Path file, int most) {
        try {
            String first = new RecordSplitter(disk.readStart(file, most)).next();
            return first != null
                    && seeds.contains(ReplayHeader.read(file.toString(), first).seed());
        } catch (IOException | UnreadableFileException e) {
            return false;
        }
    }

    /** Adds a copy of a run to the replays. */
    void keepAsReplay(byte[] bytes) throws IOException {
        keep(replays, bytes);
    }

    /** Adds a copy of a part of a run that lies between two reloads of content. */
    void keepReloaded(byte[] bytes) throws IOException {
        keep(reloaded, bytes);
    }

    private void keep(NumberedFiles files, byte[] bytes) throws IOException {
        WholeFile.write(disk, files.next(), bytes);
        files.prune();
    }

    @Override
    public void close() throws IOException {
        Closeable held = lock;
        lock = null;
        if (held != null) {
            held.close();
        }
    }
}
