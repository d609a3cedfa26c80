package dev.orebound.journal.replay;

import dev.orebound.content.reading.FileKind;
import dev.orebound.journal.disk.UnreadableFileException;

/**
 * The size of a replay, with the limits that its reader and its writers share. A run that has no room left in its file
 * goes on in another, from the entrance of its next floor.
 *
 * @param floors the number of entered floors
 * @param checkpointBytes the bytes of all checkpoints together
 * @param bytes the bytes of the file
 */
public record ReplaySize(int floors, long checkpointBytes, long bytes) {
    /** The most bytes of a file. */
    public static final long MOST_BYTES = FileKind.REPLAY.mostBytes();

    /** The longest payload of a record in bytes: more than a checkpoint of any content can need. */
    public static final int LONGEST_PAYLOAD = 1 << 18;

    /** The most floors of a file: many times those of a run, each of which may have been begun again. */
    public static final int MOST_FLOORS = 400;

    /** The most bytes of all checkpoints of a file, because all of them are in memory at once. */
    public static final long MOST_CHECKPOINT_BYTES = 1 << 22;

    /** Returns the size of a replay, as far as it can be read. */
    public static ReplaySize of(byte[] replay) {
        try {
            return new ReplayScan("the run", replay).size();
        } catch (UnreadableFileException e) {
            return new ReplaySize(0, 0, replay.length);
        }
    }

    /** Returns true if a reader accepts a further checkpoint of so many bytes. */
    boolean accepts(int checkpoint) {
        return floors < MOST_FLOORS && checkpointBytes + checkpoint <= MOST_CHECKPOINT_BYTES;
    }

    /** Returns true if any checkpoint fits, and half of the file is free for its floor. */
    boolean hasRoomForFloor() {
        return accepts(LONGEST_PAYLOAD) && bytes <= MOST_BYTES / 2;
    }

    /** Returns the size with a further checkpoint. */
    ReplaySize with(int checkpoint) {
        return new ReplaySize(floors + 1, checkpointBytes + checkpoint, bytes);
    }

    /** Returns the size of the file with this many bytes. */
    ReplaySize ofBytes(long all) {
        return new ReplaySize(floors, checkpointBytes, all);
    }
}
