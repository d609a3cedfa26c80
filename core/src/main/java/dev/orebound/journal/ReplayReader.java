package dev.orebound.journal;

import dev.orebound.chance.Seed;
import dev.orebound.content.FloorKind;
import dev.orebound.grid.Grid;
import dev.orebound.journal.Replay.PlayedFloor;
import dev.orebound.journal.Replay.Second;
import dev.orebound.world.HashPart;
import dev.orebound.world.Intent;
import dev.orebound.world.Party;
import dev.orebound.world.component.PlayerComponent;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Reads a replay back, up to the first record that is not as it was written. */
public final class ReplayReader {
    /** Ten hours of play at their densest; more is no replay. */
    private static final long LARGEST_FILE = 64L << 20;

    /** The word of a checkpoint that holds the first flask. */
    private static final int FIRST_FLASK = 4;

    /** The word of a checkpoint that holds the entrance; the one before it holds the chosen flask. */
    private static final int ENTRANCE = FIRST_FLASK + PlayerComponent.FLASKS + 1;

    private final String name;
    private final RecordSplitter records;
    private final List<PlayedFloor> floors = new ArrayList<>();
    private final List<Second> seconds = new ArrayList<>();
    private final Intent probe = new Intent();
    private @Nullable String header;
    private @Nullable String checkpoint;
    private List<Long> intents = List.of();

    private ReplayReader(String name, byte[] bytes) {
        this.name = name;
        records = new RecordSplitter(bytes);
    }

    /**
     * Reads a file.
     *
     * @throws UnreadableFileException if there is none, or its header is not that of a replay
     */
    public static Replay read(Path file) throws UnreadableFileException {
        try {
            if (Files.size(file) > LARGEST_FILE) {
                throw new UnreadableFileException(file + ": is larger than any replay, " + LARGEST_FILE + " bytes");
            }
            return new ReplayReader(file.toString(), Files.readAllBytes(file)).read();
        } catch (IOException e) {
            throw new UnreadableFileException(file + ": cannot be read; give a replay file of " + ReplayWriter.FORMAT);
        }
    }

    private Replay read() throws UnreadableFileException {
        boolean isWhole = true;
        while (records.hasNext()) {
            String payload = records.next();
            if (payload == null || !accept(payload)) {
                isWhole = false;
                break;
            }
        }
        endFloor();
        return replayOf(header, isWhole);
    }

    private Replay replayOf(@Nullable String payload, boolean isWhole) throws UnreadableFileException {
        String[] words = payload == null ? new String[0] : payload.split(" ", 5);
        if (words.length < 5 || !words[1].startsWith("orebound-replay/")) {
            throw new UnreadableFileException(name + ": is no replay; give a file of " + ReplayWriter.FORMAT);
        }
        if (!words[1].equals(ReplayWriter.FORMAT)) {
            throw new UnreadableFileException(
                    name + ": is of " + words[1] + "; this build reads " + ReplayWriter.FORMAT);
        }
        try {
            long fingerprint = Long.parseUnsignedLong(words[3], 16);
            return new Replay(words[2], fingerprint, Seed.of(words[4]), floors, isWhole);
        } catch (NumberFormatException e) {
            throw new UnreadableFileException(name + ": its header names no content; give an unaltered replay");
        }
    }

    /** Takes a record in; false if it makes no sense where it stands. */
    private boolean accept(String payload) {
        try {
            if (!isExpected(payload.charAt(0))) {
                return false;
            }
            switch (payload.charAt(0)) {
                case ReplayRecord.HEADER -> header = payload;
                case ReplayRecord.CHECKPOINT -> {
                    endFloor();
                    floorOf(payload, List.of());
                    checkpoint = payload;
                }
                case ReplayRecord.INTENTS -> intents = intentsOf(payload);
                default -> seconds.add(secondOf(payload));
            }
            return true;
        } catch (IllegalArgumentException | IndexOutOfBoundsException e) {
            return false;
        }
    }

    /** One header, first; ticks on a floor alone, and each with the state that they led to. */
    private boolean isExpected(char kind) {
        return switch (kind) {
            case ReplayRecord.HEADER -> header == null;
            case ReplayRecord.CHECKPOINT -> header != null && intents.isEmpty();
            case ReplayRecord.INTENTS -> checkpoint != null && intents.isEmpty();
            case ReplayRecord.STATE -> !intents.isEmpty();
            default -> false;
        };
    }

    private void endFloor() {
        if (checkpoint != null) {
            floors.add(floorOf(checkpoint, seconds));
        }
        checkpoint = null;
        seconds.clear();
        intents = List.of();
    }

    private static PlayedFloor floorOf(String payload, List<Second> seconds) {
        String[] words = payload.split(" ", -1);
        int entrance = words.length > ENTRANCE ? Integer.parseInt(words[ENTRANCE]) : Grid.NONE;
        return new PlayedFloor(words[1], FloorKind.of(words[2]), partyOf(words), entrance, List.copyOf(seconds));
    }

    /** Before flasks could be chosen, a checkpoint ended with what they hold. */
    private static Party partyOf(String[] words) {
        int flasks = FIRST_FLASK + PlayerComponent.FLASKS;
        int chosen = words.length > flasks ? Integer.parseInt(words[flasks]) : 0;
        int companions = Math.min(words.length, ENTRANCE + 1);
        return new Party(
                Integer.parseInt(words[FIRST_FLASK - 1]),
                numbersOf(words, FIRST_FLASK, flasks),
                chosen,
                numbersOf(words, companions, words.length));
    }

    private static List<Integer> numbersOf(String[] words, int from, int to) {
        return Arrays.stream(words, from, to).map(Integer::valueOf).toList();
    }

    private List<Long> intentsOf(String payload) {
        List<Long> all = new ArrayList<>();
        for (String run : payload.substring(2).split(" ", -1)) {
            int star = run.indexOf('*');
            int times = Integer.parseInt(run.substring(0, star));
            long packed = Long.parseUnsignedLong(run.substring(star + 1), 16);
            probe.unpack(packed);
            if (times < 1 || all.size() + times > ReplayWriter.TICKS_A_RECORD) {
                throw new IllegalArgumentException("too many ticks in one record: " + times);
            }
            for (int i = 0; i < times; i++) {
                all.add(packed);
            }
        }
        return all;
    }

    private Second secondOf(String payload) {
        String[] words = payload.split(" ", -1);
        List<Long> parts = new ArrayList<>();
        for (int part = 0; part < HashPart.values().length; part++) {
            parts.add(Long.parseUnsignedLong(words[3 + part], 16));
        }
        Second second = new Second(intents, Long.parseLong(words[1]), Long.parseUnsignedLong(words[2], 16), parts);
        intents = List.of();
        return second;
    }
}
