package dev.orebound.journal.run;

import dev.orebound.journal.disk.DamagedFiles;
import dev.orebound.journal.disk.DiskAccess;
import dev.orebound.journal.disk.NumberedFiles;
import dev.orebound.journal.disk.SaveFolder;
import dev.orebound.journal.disk.UnreadableFileException;
import dev.orebound.journal.disk.WholeFile;
import dev.orebound.journal.replay.ReplayReader;
import dev.orebound.journal.replay.ReplayScan;
import dev.orebound.content.reading.FileKind;
import dev.orebound.journal.replay.ReplayScan.State;
import java.io.Closeable;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Where the files of runs lie: the one that is played, copies of it from the entrances of the last floors, and the replays of
 * those that are over. Each step leaves whatever was good before it good.
 */
final class RunFolder implements Closeable {
    private static final int KEPT_GENERATIONS = 5;
    private static final int KEPT_REPLAYS = 40;

    /** One block of most disks. */
    private static final int PROBE_BYTES = 4096;

    private final DiskAccess disk;
    private final Path folder;
    private final Path replayFolder;
    private final NumberedFiles generations;
    private final NumberedFiles replays;
    private final NumberedFiles exports;
    private final List<Path> foldersOfFiles;
    private @Nullable Closeable lock;

    RunFolder(DiskAccess disk, SaveFolder saves) {
        this.disk = disk;
        folder = saves.run();
        replayFolder = saves.replays();
        generations = new NumberedFiles(disk, folder, "generation", RunStore.ENDING, KEPT_GENERATIONS);
        replays = new NumberedFiles(disk, replayFolder, "run", RunStore.ENDING, KEPT_REPLAYS);
        foldersOfFiles =
                List.of(saves.path(), folder, replayFolder, saves.exports(), saves.accounts(), saves.reports());
        exports = new NumberedFiles(disk, saves.exports(), "export", RunStore.ENDING, Integer.MAX_VALUE);
    }

    /** The file of the run that is played. */
    Path current() {
        return folder.resolve("run" + RunStore.ENDING);
    }

    /** A name among the exports that is free. */
    Path freeExport() throws IOException {
        return exports.next();
    }

    boolean hasCurrent() {
        return disk.exists(current());
    }

    /**
     * Takes the folder for this process; false if another has it. Once it is taken, leftovers of processes that were killed are
     * deleted. A lock that was removed with the folder is taken anew.
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
     * Writes a little into the folder, and deletes it.
     *
     * @throws IOException if the disk does not take it
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

    /** Copies of the run from the entrances of its last floors, the newest first. */
    List<Path> generations() throws IOException {
        return generations.newestFirst();
    }

    /** Looks through a file of a run. */
    ReplayScan scan(Path file) throws UnreadableFileException {
        return ReplayReader.scan(disk, file);
    }

    /** Looks through a file from elsewhere, which must be a run by itself. */
    ReplayScan scanToImport(Path file) throws UnreadableFileException {
        return ReplayReader.scanToImport(disk, file);
    }

    /** Puts a whole file in place of the one that is played. */
    void putCurrent(byte[] bytes) throws IOException {
        WholeFile.write(disk, current(), bytes);
    }

    /** Opens the file that is played, to go on after so many bytes. */
    DiskAccess.OpenFile openCurrent(long size) throws IOException {
        return disk.reopen(current(), size);
    }

    /** Keeps the file that is played, if it is no good as it is, under another name: a copy, or what cannot be copied itself. */
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
     * Copies the file that is played to the newest generation, once it reads back; the oldest then goes.
     *
     * @throws IOException if it does not, or cannot be copied: the older generations are still there
     */
    void addGeneration() throws IOException {
        byte[] bytes = disk.read(current(), ReplayReader.LARGEST_FILE);
        requireGood(bytes);
        Path newest = generations.next();
        WholeFile.write(disk, newest, bytes);
        if (!Arrays.equals(disk.read(newest, ReplayReader.LARGEST_FILE), bytes)) {
            disk.delete(newest);
            throw new IOException("it does not read back");
        }
        generations.prune();
    }

    private void requireGood(byte[] bytes) throws IOException {
        try {
            ReplayScan scan = new ReplayScan(current().toString(), bytes);
            if (scan.state() != State.WHOLE || scan.floors().isEmpty()) {
                throw new IOException("it does not read back");
            }
        } catch (UnreadableFileException e) {
            throw new IOException("it does not read back", e);
        }
    }

    /** Lets the generations go: of a run that is over, or that is kept elsewhere. */
    void dropGenerations() throws IOException {
        for (Path generation : generations()) {
            disk.delete(generation);
        }
    }

    /** The run is over: its file becomes the newest replay. */
    void retireCurrent() throws IOException {
        disk.makeFolder(replayFolder);
        Path replay = replays.next();
        disk.move(current(), replay);
        replays.prune();
    }

    /** Puts a copy of a run among the replays. */
    void keepAsReplay(byte[] bytes) throws IOException {
        WholeFile.write(disk, replays.next(), bytes);
        replays.prune();
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
