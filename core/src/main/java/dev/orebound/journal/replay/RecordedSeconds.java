package dev.orebound.journal.replay;

import com.badlogic.gdx.utils.IntArray;
import dev.orebound.journal.replay.Replay.Second;
import java.util.AbstractList;

/**
 * The seconds of a floor as they stand in a file, each made into objects only when it is asked for: hours of play as objects
 * would be many times the file.
 */
final class RecordedSeconds extends AbstractList<Second> {
    private static final int NUMBERS_A_SECOND = 4;

    private final byte[] bytes;
    private final IntArray places = new IntArray();

    /**
     * @param bytes of the file, which nobody changes
     */
    RecordedSeconds(byte[] bytes) {
        this.bytes = bytes;
    }

    /** Adds a second by where its two payloads stand. */
    void add(int intentsAt, int intentsSize, int stateAt, int stateSize) {
        places.addAll(intentsAt, intentsSize, stateAt, stateSize);
    }

    @Override
    public Second get(int index) {
        if (index < 0 || index >= size()) {
            throw new IndexOutOfBoundsException("second " + index + " of " + size());
        }
        int first = index * NUMBERS_A_SECOND;
        return TickCodec.read(
                RecordSplitter.text(bytes, places.get(first), places.get(first + 1)),
                RecordSplitter.text(bytes, places.get(first + 2), places.get(first + 3)));
    }

    @Override
    public int size() {
        return places.size / NUMBERS_A_SECOND;
    }
}
