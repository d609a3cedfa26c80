package dev.orebound.journal.replay;

import com.badlogic.gdx.utils.IntArray;
import dev.orebound.expedition.Checkpoint;
import dev.orebound.journal.disk.UnreadableFileException;
import dev.orebound.journal.replay.Replay.FaultEnd;
import dev.orebound.journal.replay.Replay.RecordedFloor;
import dev.orebound.journal.replay.Replay.RecordedSecond;
import java.util.AbstractList;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The result of one pass over the bytes of a replay: everything up to the first damaged record. */
public final class ReplayScan {
    /** The condition of a file. */
    public enum FileCondition {
        /** Every byte is a good record. */
        WHOLE,
        /** The last record is incomplete, as after a power cut: nothing complete is lost. */
        CUT,
        /** Something that was written is damaged or missing. */
        DAMAGED
    }

    private final byte[] bytes;
    private final RecordSplitter records;
    private final List<RecordedFloor> floors = new ArrayList<>();
    private ReplayHeader header;
    private @Nullable RecordedSeconds seconds;
    private int intentsAt;
    private int intentsSize;
    private int goodBytes;
    private ReplaySize size = new ReplaySize(0, 0, 0);
    private long lastTick;
    private boolean hasEnded;
    private @Nullable FaultEnd end;
    private FileCondition state = FileCondition.WHOLE;

    /**
     * Scans a file.
     *
     * @param name name of the file in messages
     * @throws UnreadableFileException if its header is not that of a replay
     */
    public ReplayScan(String name, byte[] bytes) throws UnreadableFileException {
        this.bytes = bytes;
        records = new RecordSplitter(bytes);
        String first = records.next();
        header = ReplayHeader.read(name, first == null ? "" : first);
        goodBytes = records.at();
        while (records.hasNext()) {
            String payload = records.next();
            if (payload == null || !accept(payload)) {
                state = payload == null && isWithoutEnd() ? FileCondition.CUT : FileCondition.DAMAGED;
                break;
            }
            // A second counts only as a whole: intents without the resulting state are replayed.
            if (intentsSize == 0) {
                goodBytes = records.at();
            }
        }
        if (state == FileCondition.WHOLE && goodBytes < bytes.length) {
            state = FileCondition.CUT;
        }
    }

    /** Returns true if no line ends after the last good record. */
    private boolean isWithoutEnd() {
        for (int at = records.at(); at < bytes.length; at++) {
            if (bytes[at] == '\n') {
                return false;
            }
        }
        return true;
    }

    public ReplayHeader header() {
        return header;
    }

    /** Returns the floors in the order in which they were played. */
    public List<RecordedFloor> floors() {
        return floors;
    }

    public FileCondition state() {
        return state;
    }

    /** Returns the bytes that hold all good records; they must not be changed. */
    public byte[] good() {
        return goodBytes == bytes.length ? bytes : Arrays.copyOf(bytes, goodBytes);
    }

    /** Returns the number of bytes that hold all good records. */
    public int goodBytes() {
        return goodBytes;
    }

    /** Returns the size of its good records. */
    public ReplaySize size() {
        return size.ofBytes(goodBytes);
    }

    /** Returns true if the run came to its end. */
    public boolean hasEnded() {
        return hasEnded;
    }

    /** Returns how the run broke the game, or null if it did not. */
    @Nullable
    public FaultEnd end() {
        return end;
    }

    /** Returns the last played tick of the last floor. */
    public long lastTick() {
        return lastTick;
    }

    /** Accepts a record; returns false if it makes no sense at its place. */
    private boolean accept(String payload) {
        try {
            return switch (payload.charAt(0)) {
                case RecordKind.HEADER -> false;
                case RecordKind.VERSIONS -> floors.isEmpty() && tell(payload);
                case RecordKind.CHECKPOINT -> goesOn() && enter(payload);
                case RecordKind.INTENTS -> goesOn() && want();
                case RecordKind.STATE -> intentsSize > 0 && lead(payload);
                case RecordKind.END -> goesOn() && finish();
                case RecordKind.FAULT -> goesOn() && breakOff(payload);
                default -> intentsSize == 0;
            };
        } catch (IllegalArgumentException | ArithmeticException | IndexOutOfBoundsException e) {
            return false;
        }
    }

    /** Returns true between seconds as long as nothing has ended the run. */
    private boolean goesOn() {
        return intentsSize == 0 && !hasEnded && end == null;
    }

    private boolean tell(String payload) {
        header = header.with(payload);
        return true;
    }

    private boolean enter(String payload) {
        if (!size.accepts(records.payloadSize())) {
            return false;
        }
        Checkpoint entered = CheckpointCodec.read(header.seed(), header.contentFingerprint(), payload);
        RecordedSeconds played = new RecordedSeconds(bytes);
        floors.add(new RecordedFloor(entered, played));
        size = size.with(records.payloadSize());
        seconds = played;
        lastTick = 0;
        return true;
    }

    private boolean want() {
        intentsAt = records.payloadAt();
        intentsSize = records.payloadSize();
        return seconds != null;
    }

    private boolean lead(String payload) {
        RecordedSeconds played = seconds;
        if (played == null) {
            return false;
        }
        RecordedSecond second = TickCodec.read(RecordSplitter.text(bytes, intentsAt, intentsSize), payload);
        if (second.tick() != lastTick + second.intents().size()) {
            return false;
        }
        played.add(intentsAt, intentsSize, records.payloadAt(), records.payloadSize());
        intentsSize = 0;
        lastTick = second.tick();
        return true;
    }

    private boolean finish() {
        hasEnded = true;
        return !floors.isEmpty();
    }

    private boolean breakOff(String payload) {
        end = TickCodec.readFault(payload);
        return !floors.isEmpty();
    }

    /**
     * The seconds of a floor in a file. Each becomes an object only on request, because hours of play as objects would
     * be many times the file.
     */
    private static final class RecordedSeconds extends AbstractList<RecordedSecond> {
        private static final int NUMBERS_A_SECOND = 4;

        private final byte[] bytes;
        private final IntArray places = new IntArray();

        /** @param bytes the bytes of the file, which must not change */
        RecordedSeconds(byte[] bytes) {
            this.bytes = bytes;
        }

        /** Adds a second by the positions of its two payloads. */
        void add(int intentsAt, int intentsSize, int stateAt, int stateSize) {
            places.addAll(intentsAt, intentsSize, stateAt, stateSize);
        }

        @Override
        public RecordedSecond get(int index) {
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
}
