package dev.orebound.journal.run;

import dev.orebound.journal.disk.RetryingFile;
import dev.orebound.journal.replay.GameFault;
import dev.orebound.journal.replay.ReplayWriter;
import dev.orebound.expedition.Expedition;
import dev.orebound.world.intent.Intent;
import java.io.IOException;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/** A run and the file that it is written to. All of it is in memory too, so that it can be told whatever befalls the file. */
final class RunFile {
    private final Expedition run;
    private final ReplayWriter writer;
    private final byte[] opening;
    private boolean isBroken;

    /**
     * @param opener asked until it opens the file
     * @param opening what the file holds then
     */
    RunFile(RetryingFile.Opener opener, byte[] opening, Expedition run) {
        this.opening = opening;
        this.run = run;
        writer = new ReplayWriter(opener, opening.length);
    }

    /** True if the disk has all that was written so far. */
    boolean isSaved() {
        return writer.isSaved();
    }

    /** True if the file was removed after it was opened. */
    boolean isGone() {
        return writer.isGone();
    }

    /** True once the run broke the game: nothing of it is played after. */
    boolean isBroken() {
        return isBroken;
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
        writer.broke(intent, run.world(), GameFault.of(thrown));
    }

    /** The run is over. */
    void end() throws IOException {
        writer.end();
    }

    void close() throws IOException {
        writer.close();
    }

    /** All of the run that was written, whether the disk has it or not. */
    byte[] bytes() {
        byte[] added = writer.added();
        byte[] bytes = Arrays.copyOf(opening, opening.length + added.length);
        System.arraycopy(added, 0, bytes, opening.length, added.length);
        return bytes;
    }
}
