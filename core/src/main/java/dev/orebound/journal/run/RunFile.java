package dev.orebound.journal.run;

import dev.orebound.expedition.Expedition;
import dev.orebound.journal.disk.RetryingFile;
import dev.orebound.journal.replay.GameFault;
import dev.orebound.journal.replay.ReplaySize;
import dev.orebound.journal.replay.ReplayWriter;
import dev.orebound.world.intent.Intent;
import java.io.IOException;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/** A run with its file. All of it is also in memory, so that it can be reported whatever happens to the file. */
final class RunFile {
    private final Expedition run;
    private final ReplayWriter writer;
    private final byte[] opening;
    private boolean isBroken;

    /**
     * @param opener called until it opens the file
     * @param opening the bytes that the file then holds
     * @param size the size of these
     */
    RunFile(RetryingFile.Opener opener, byte[] opening, ReplaySize size, Expedition run) {
        this.opening = opening;
        this.run = run;
        writer = new ReplayWriter(opener, size);
    }

    /** Returns true if a further floor fits into the file. */
    boolean hasRoomForFloor() {
        return writer.hasRoomForFloor();
    }

    /** Returns true if the disk has everything written so far. */
    boolean isSaved() {
        return writer.isSaved();
    }

    /** Returns true if the file was removed after it was opened. */
    boolean isGone() {
        return writer.isGone();
    }

    /** Returns true once the run broke the game, after which it is not played any more. */
    boolean isBroken() {
        return isBroken;
    }

    /** Returns true once the file has been opened. */
    boolean isOpen() {
        return writer.isOpen();
    }

    /** Opens the file if necessary and writes everything that waits. */
    void flush() throws IOException {
        writer.flush();
    }

    /** Records that a tick was played. */
    void played(Intent intent) throws IOException {
        writer.played(intent, run.world());
        if (run.status() != Expedition.RunStatus.PLAYING) {
            writer.leave(run.world());
        }
    }

    /** Records that the run's next floor was entered. */
    void enter() throws IOException {
        writer.enter(run.checkpoint());
    }

    /** Writes the rest of the last second. */
    void leave() throws IOException {
        if (isBroken) {
            writer.flush();
        } else {
            writer.leave(run.world());
        }
    }

    /** Records that the game broke, as the last record of the file. */
    void broke(@Nullable Intent intent, Throwable thrown) throws IOException {
        isBroken = true;
        writer.broke(intent, run.world(), GameFault.of(thrown));
    }

    /** Records that the run is over. */
    void end() throws IOException {
        writer.end();
    }

    void close() throws IOException {
        writer.close();
    }

    /** Returns all of the run, whether it is on the disk or not. */
    byte[] bytes() {
        byte[] added = writer.added();
        byte[] bytes = Arrays.copyOf(opening, opening.length + added.length);
        System.arraycopy(added, 0, bytes, opening.length, added.length);
        return bytes;
    }
}
