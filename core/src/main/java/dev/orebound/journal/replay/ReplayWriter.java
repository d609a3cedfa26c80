package dev.orebound.journal.replay;

import dev.orebound.journal.disk.DiskAccess;
import dev.orebound.journal.disk.RetryingFile;
import dev.orebound.chance.Seed;
import dev.orebound.content.Content;
import dev.orebound.expedition.Checkpoint;
import dev.orebound.world.World;
import dev.orebound.world.intent.Intent;
import java.io.Closeable;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.file.Path;
import org.jspecify.annotations.Nullable;

/**
 * Writes a replay as it is played: a header, a checkpoint for each floor that is entered, and once a second what was wanted
 * in each of its ticks with the state that it led to. A file that is cut off anywhere holds all seconds before the cut.
 *
 * <p>Where the disk refuses, what was to be written waits and is tried again with the next second.
 *
 * <p>{@code docs/replay.md} describes every record.
 */
public final class ReplayWriter implements Closeable {
    /** The name and version of the format; the first words of every file. */
    public static final String FORMAT = ReplayHeader.FORMAT;

    /** So many ticks are written at once. */
    static final int TICKS_A_RECORD = 60;

    private final RetryingFile file;
    private final RecordBuffer record = new RecordBuffer();
    private final long[] wanted = new long[TICKS_A_RECORD];
    private int pending;

    /**
     * Begins a new file.
     *
     * @param path must not exist yet; its folder must
     * @param build the version of the game
     * @throws IOException if it cannot be written
     */
    public ReplayWriter(Path path, String build, Content content, Seed seed) throws IOException {
        this(opened(DiskAccess.REAL.create(path)), 0);
        file.add(ByteBuffer.wrap(ReplayHeader.of(build, content, seed).bytes()));
        file.flush();
    }

    private static RetryingFile.Opener opened(DiskAccess.OpenFile file) {
        return () -> file;
    }

    /**
     * Goes on with a file.
     *
     * @param opener asked until it opens the file
     * @param size of the good records that it holds then, in bytes
     */
    ReplayWriter(RetryingFile.Opener opener, long size) {
        file = new RetryingFile(opener, size);
    }

    /** Opens the file, and writes whatever waits. */
    void flush() throws IOException {
        file.flush();
    }

    /** True once the file could be opened. */
    boolean isOpen() {
        return file.isOpen();
    }

    /** What a file of a run opens with: its header, and the floor on which it begins. */
    static byte[] opening(ReplayHeader header, Checkpoint checkpoint) {
        RecordBuffer record = new RecordBuffer();
        record.begin(RecordKind.CHECKPOINT);
        CheckpointCodec.write(checkpoint, record);
        byte[] first = header.bytes();
        byte[] second = record.bytes();
        return ByteBuffer.allocate(first.length + second.length)
                .put(first)
                .put(second)
                .array();
    }

    /** A floor was entered: nothing of it has been played yet. */
    public void enter(Checkpoint checkpoint) throws IOException {
        record.begin(RecordKind.CHECKPOINT);
        CheckpointCodec.write(checkpoint, record);
        file.add(record.end());
        file.flush();
    }

    /** A tick was played with this intent. */
    public void played(Intent intent, World world) throws IOException {
        wanted[pending++] = intent.packed();
        if (pending == TICKS_A_RECORD) {
            writeTicks(world);
        }
    }

    /** The floor is left, or the game: what was played of the last second is written. */
    public void leave(World world) throws IOException {
        if (pending > 0) {
            writeTicks(world);
        } else {
            file.flush();
        }
    }

    /** The run is over. */
    void end() throws IOException {
        file.add(record.begin(RecordKind.END).end());
        file.flush();
    }

    /**
     * The game broke.
     *
     * @param intent that of the tick that broke, or null if it broke between two ticks
     * @param world as that has left it
     */
    void broke(@Nullable Intent intent, World world, GameFault fault) throws IOException {
        if (intent != null) {
            wanted[pending++] = intent.packed();
        }
        FaultWords.write(fault, world, wanted, pending, record.begin(RecordKind.FAULT));
        pending = 0;
        file.add(record.end());
        file.flush();
    }

    /** True if the disk has all that was written so far. */
    boolean isSaved() {
        return file.isSaved();
    }

    /** True if the file was removed after it was opened. */
    boolean isGone() {
        return file.isGone();
    }

    /** All that was written after what the file held when it was opened, whether the disk has it or not. */
    byte[] added() {
        return file.added();
    }

    @Override
    public void close() throws IOException {
        file.close();
    }

    private void writeTicks(World world) throws IOException {
        TickCodec.writeIntents(wanted, pending, record.begin(RecordKind.INTENTS));
        file.add(record.end());
        pending = 0;
        TickCodec.writeState(world, record.begin(RecordKind.STATE));
        file.add(record.end());
        file.flush();
    }
}
