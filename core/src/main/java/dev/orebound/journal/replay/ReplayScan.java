package dev.orebound.journal.replay;

import dev.orebound.journal.disk.UnreadableFileException;
import dev.orebound.expedition.Checkpoint;
import dev.orebound.journal.replay.Replay.Break;
import dev.orebound.journal.replay.Replay.PlayedFloor;
import dev.orebound.journal.replay.Replay.Second;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** One look through the bytes of a replay: what it holds up to the first record that is not as it was written. */
final class ReplayScan {
    /** In what state a file is. */
    enum State {
        /** Every byte is a good record. */
        WHOLE,
        /** The last record was not written to its end, as when the machine stops: nothing that was whole is lost. */
        CUT,
        /** What was written is not there any more. */
        DAMAGED
    }

    /** Many times the floors of a run, each of which may have been begun again. */
    private static final int MOST_FLOORS = 400;

    /** Several times one with all that a run can have, in characters. */
    private static final int LONGEST_CHECKPOINT = 1 << 12;

    private final byte[] bytes;
    private final RecordSplitter records;
    private final List<PlayedFloor> floors = new ArrayList<>();
    private ReplayHeader header;
    private @Nullable RecordedSeconds seconds;
    private int intentsAt;
    private int intentsSize;
    private int goodBytes;
    private long lastTick;
    private boolean hasEnded;
    private @Nullable Break end;
    private State state = State.WHOLE;

    /**
     * Looks through a file.
     *
     * @param name what messages call it
     * @throws UnreadableFileException if its header is not that of a replay
     */
    ReplayScan(String name, byte[] bytes) throws UnreadableFileException {
        this.bytes = bytes;
        records = new RecordSplitter(bytes);
        String first = records.next();
        header = ReplayHeader.read(name, first == null ? "" : first);
        goodBytes = records.at();
        while (records.hasNext()) {
            String payload = records.next();
            if (payload == null || !accept(payload)) {
                state = payload == null && isWithoutEnd() ? State.CUT : State.DAMAGED;
                break;
            }
            // A second is good as a whole: what was wanted without the state that it led to is played again.
            if (intentsSize == 0) {
                goodBytes = records.at();
            }
        }
        if (state == State.WHOLE && goodBytes < bytes.length) {
            state = State.CUT;
        }
    }

    /** True if no line ends after the last good record. */
    private boolean isWithoutEnd() {
        for (int at = records.at(); at < bytes.length; at++) {
            if (bytes[at] == '\n') {
                return false;
            }
        }
        return true;
    }

    ReplayHeader header() {
        return header;
    }

    /** In the order in which they were played. */
    List<PlayedFloor> floors() {
        return floors;
    }

    State state() {
        return state;
    }

    /** The bytes that hold all that was found; nobody changes them. */
    byte[] good() {
        return goodBytes == bytes.length ? bytes : Arrays.copyOf(bytes, goodBytes);
    }

    /** So many bytes hold all that was found. */
    int goodBytes() {
        return goodBytes;
    }

    /** True if the run came to its end. */
    boolean hasEnded() {
        return hasEnded;
    }

    /** How the run broke the game, or null if it did not. */
    @Nullable
    Break end() {
        return end;
    }

    /** The tick of the last floor up to which it was played. */
    long lastTick() {
        return lastTick;
    }

    /** Takes a record in; false if it makes no sense where it stands. */
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

    /** True between records, as long as nothing has ended the run. */
    private boolean goesOn() {
        return intentsSize == 0 && !hasEnded && end == null;
    }

    private boolean tell(String payload) {
        header = header.with(payload);
        return true;
    }

    private boolean enter(String payload) {
        if (floors.size() == MOST_FLOORS || payload.length() > LONGEST_CHECKPOINT) {
            return false;
        }
        Checkpoint entered = CheckpointCodec.read(header.seed(), payload);
        RecordedSeconds played = new RecordedSeconds(bytes);
        floors.add(new PlayedFloor(entered, played));
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
        Second second = TickCodec.read(RecordSplitter.text(bytes, intentsAt, intentsSize), payload);
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
        end = FaultWords.read(payload);
        return !floors.isEmpty();
    }
}
