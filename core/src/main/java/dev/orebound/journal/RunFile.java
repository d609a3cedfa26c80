package dev.orebound.journal;

import dev.orebound.expedition.Expedition;
import dev.orebound.world.Intent;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/** A run and the file that it is written to, wherever that lies by now. */
final class RunFile {
    private final Disk disk;
    private final Expedition run;
    private final ReplayWriter writer;
    private final byte[] opening;
    private Path path;
    private boolean isBroken;

    /**
     * @param path where the file lies once it is open
     * @param opener asked until it opens the file
     * @param opening what the file holds then
     */
    RunFile(Disk disk, Path path, PatientFile.Opener opener, byte[] opening, Expedition run) {
        this.disk = disk;
        this.path = path;
        this.opening = opening;
        this.run = run;
        writer = new ReplayWriter(opener, opening.length);
    }

    /** True once the file could be opened. */
    boolean isOpen() {
        return writer.isOpen();
    }

    /** Opens the file, and writes whatever waits. */
    void flush() throws IOException {
        writer.flush();
    }

    /** A tick was played. */
    void played(Intent intent) throws IOException {
        writer.played(intent, run.world());
        if (run.status() != Expedition.Status.PLAYING) {
            writer.leave(run.world());
        }
    }

    /** The run's next floor was entered. */
    void enter() throws IOException {
        writer.enter(run.checkpoint());
    }

    /** Writes what was played of the last second. */
    void leave() throws IOException {
        if (isBroken) {
            writer.flush();
        } else {
            writer.leave(run.world());
        }
    }

    /** The game broke: what is left of the world is written, and nothing after. */
    void broke(@Nullable Intent intent, Throwable thrown) throws IOException {
        isBroken = true;
        writer.broke(intent, run.world(), Fault.of(thrown));
    }

    /** The run is over. */
    void end() throws IOException {
        writer.end();
    }

    void close() throws IOException {
        writer.close();
    }

    /** The file has another place now. */
    void movedTo(Path now) {
        path = now;
    }

    /**
     * All that was written, with what the disk has not taken.
     *
     * @throws IOException if the file cannot be read back
     */
    byte[] bytes() throws IOException {
        byte[] written = opening;
        if (writer.isOpen()) {
            byte[] all = disk.read(path, ReplayReader.LARGEST_FILE);
            written = Arrays.copyOf(all, (int) Math.min(all.length, writer.goodBytes()));
        }
        byte[] waiting = writer.waiting();
        byte[] bytes = Arrays.copyOf(written, written.length + waiting.length);
        System.arraycopy(waiting, 0, bytes, written.length, waiting.length);
        return bytes;
    }
}
