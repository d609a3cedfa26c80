package dev.orebound.journal.run;

import dev.orebound.expedition.Expedition;
import dev.orebound.journal.disk.DiskAccess;
import dev.orebound.journal.disk.UnreadableFileException;
import dev.orebound.journal.replay.GameFault;
import dev.orebound.journal.replay.ReplayHeader;
import dev.orebound.journal.replay.ReplayScan;
import dev.orebound.journal.replay.ReplaySize;
import dev.orebound.journal.replay.ReplayWriter;
import dev.orebound.world.intent.Intent;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/** Keeps a run only in memory, so that it can be reported and nothing on the disk changes. */
public final class UnsavedRun implements RunJournal {
    /** The most bytes that are kept: a longer run could not be read. */
    private static final int MOST_BYTES = (int) ReplaySize.MOST_BYTES;

    private final Expedition run;
    private Memory memory;
    private ReplayWriter writer;
    private boolean isOver;

    /**
     * @param before the replay of everything played so far
     * @param run the run in the state after it
     */
    public UnsavedRun(byte[] before, Expedition run) {
        this.run = run;
        memory = new Memory(before);
        writer = writerTo(memory);
    }

    private static ReplayWriter writerTo(Memory memory) {
        return new ReplayWriter(() -> memory, ReplaySize.of(memory.bytes()));
    }

    @Override
    public void played(Intent intent) {
        write(() -> {
            writer.played(intent, run.world());
            if (run.status() != Expedition.RunStatus.PLAYING) {
                writer.leave(run.world());
            }
        });
    }

    @Override
    public void entered() {
        if (writer.hasRoomForFloor()) {
            write(() -> writer.enter(run.checkpoint()));
        } else if (!isOver) {
            beginAgain();
        }
    }

    /** Forgets all floors before the one that was entered. */
    private void beginAgain() {
        try {
            ReplayHeader header = new ReplayScan("the run", memory.bytes()).header();
            memory = new Memory(ReplayWriter.opening(header, run.checkpoint()));
            writer = writerTo(memory);
        } catch (UnreadableFileException e) {
            isOver = true;
        }
    }

    @Override
    public void broke(@Nullable Intent intent, Throwable thrown) {
        write(() -> writer.broke(intent, run.world(), GameFault.of(thrown)));
        isOver = true;
    }

    @Override
    public void end() {
        write(() -> {
            writer.leave(run.world());
            writer.end();
        });
        isOver = true;
    }

    @Override
    public void breakOff() {
        // It was kept in memory only, so that nothing remains of it.
    }

    @Override
    public byte[] journal() {
        write(() -> writer.leave(run.world()));
        return memory.bytes();
    }

    /** Returns true if nothing more is recorded: the run has ended, broke the game or became too long. */
    boolean isOver() {
        return isOver;
    }

    private void write(DiskAction action) {
        if (!isOver) {
            try {
                action.run();
            } catch (IOException e) {
                isOver = true;
            }
        }
    }

    /** An action that writes. */
    @FunctionalInterface
    interface DiskAction {
        void run() throws IOException;
    }

    /** A file in memory. */
    private static final class Memory implements DiskAccess.OpenFile {
        private byte[] bytes;
        private int size;

        Memory(byte[] first) {
            bytes = first.clone();
            size = first.length;
        }

        byte[] bytes() {
            return Arrays.copyOf(bytes, size);
        }

        @Override
        public void write(ByteBuffer added) throws IOException {
            int needed = size + added.remaining();
            if (needed > bytes.length) {
                if (needed > MOST_BYTES) {
                    throw new IOException("too long a run to be remembered");
                }
                bytes = Arrays.copyOf(bytes, Math.min(2 * needed, MOST_BYTES));
            }
            int count = added.remaining();
            added.get(bytes, size, count);
            size += count;
        }

        @Override
        public void force() {}

        @Override
        public boolean isThere() {
            return true;
        }

        @Override
        public void cutTo(long to) {
            size = (int) to;
        }

        @Override
        public void close() {}
    }
}
