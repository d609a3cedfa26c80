package dev.orebound.journal.replay;

import dev.orebound.chance.Seed;
import dev.orebound.content.Content;
import dev.orebound.expedition.Checkpoint;
import dev.orebound.journal.disk.DiskAccess;
import dev.orebound.journal.disk.RetryingFile;
import dev.orebound.world.World;
import dev.orebound.world.intent.Intent;
import java.io.Closeable;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.file.Path;
import org.jspecify.annotations.Nullable;

/**
 * Writes a replay while it is played: a header, a checkpoint for each entered floor, and once a second the intents of
 * its ticks with the resulting state. A file that is cut off anywhere holds all seconds before the cut.
 *
 * <p>What the disk refuses waits and is tried again with the next second.
 *
 * <p>{@code docs/replay.md} describes every record.
 */
public final class ReplayWriter implements Closeable {
    /** The name and version of the format; the first words of every file. */
    public static final String FORMAT = ReplayHeader.FORMAT;

    /** Number of ticks in one record. */
    public static final int TICKS_A_RECORD = 60;

    private final RetryingFile file;
    private final RecordBuffer record = new RecordBuffer();
    private final long[] wanted = new long[TICKS_A_RECORD];
    private ReplaySize size;
    private int pending;

    /**
     * Begins a new file.
     *
     * @param path must not exist yet; its folder must exist
     * @param build version of the game
     * @throws IOException if it cannot be written
     */
    public ReplayWriter(Path path, String build, Content content, Seed seed) throws IOException {
        this(opened(DiskAccess.REAL.create(path)), new ReplaySize(0, 0, 0));
        file.add(ByteBuffer.wrap(ReplayHeader.of(build, content, seed).bytes()));
        file.flush();
    }

    private static RetryingFile.Opener opened(DiskAccess.OpenFile file) {
        return () -> file;
    }

    /**
     * Continues a file.
     *
     * @param opener called until it opens the file
     * @param size size of the file's good records
     */
    public ReplayWriter(RetryingFile.Opener opener, ReplaySize size) {
        this.size = size;
        file = new RetryingFile(opener, size.bytes());
    }

    /** Returns true if a further floor fits into the file. */
    public boolean hasRoomForFloor() {
        return size.ofBytes(file.size()).hasRoomForFloor();
    }

    /** Opens the file if necessary and writes everything that waits. */
    public void flush() throws IOException {
        file.flush();
    }

    /** Returns true once the file has been opened. */
    public boolean isOpen() {
        return file.isOpen();
    }

    /** Returns the first bytes of a run's file: its header and its first checkpoint. */
    public static byte[] opening(ReplayHeader header, Checkpoint checkpoint) {
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

    /** Records that a floor was entered. */
    public void enter(Checkpoint checkpoint) throws IOException {
        record.begin(RecordKind.CHECKPOINT);
        CheckpointCodec.write(checkpoint, record);
        ByteBuffer line = record.end();
        size = size.with(record.payloadSize());
        file.add(line);
        file.flush();
    }

    /** Records that a tick was played with an intent. */
    public void played(Intent intent, World world) throws IOException {
        wanted[pending++] = intent.packed();
        if (pending == TICKS_A_RECORD) {
            writeTicks(world);
        }
    }

    /** Writes the rest of the last second when the floor or the game is left. */
    public void leave(World world) throws IOException {
        if (pending > 0) {
            writeTicks(world);
        } else {
            file.flush();
        }
    }

    /** Records that the run is over. */
    public void end() throws IOException {
        file.add(record.begin(RecordKind.END).end());
        file.flush();
    }

    /**
     * Records that the game broke.
     *
     * @param intent intent of the failed tick, or null if it broke between two ticks
     * @param world the world as the fault left it
     */
    public void broke(@Nullable Intent intent, World world, GameFault fault) throws IOException {
        if (intent != null) {
            wanted[pending++] = intent.packed();
        }
        TickCodec.writeFault(fault, world, wanted, pending, record.begin(RecordKind.FAULT));
        pending = 0;
        file.add(record.end());
        file.flush();
    }

    /** Returns true if the disk has everything written so far. */
    public boolean isSaved() {
        return file.isSaved();
    }

    /** Returns true if the file was removed after it was opened. */
    public boolean isGone() {
        return file.isGone();
    }

    /** Returns everything written since the file was opened, whether it is on the disk or not. */
    public byte[] added() {
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
