package dev.orebound.journal.replay;

import dev.orebound.journal.replay.Replay.RecordedFloor;
import dev.orebound.journal.replay.Replay.RecordedSecond;
import dev.orebound.world.World;
import java.io.ByteArrayOutputStream;
import java.util.List;

/** Copies a replay up to a given tick. */
public final class ReplayCopy {
    private final RecordBuffer record = new RecordBuffer();
    private final ByteArrayOutputStream copy = new ByteArrayOutputStream();

    private ReplayCopy() {}

    /**
     * Returns a copy that ends at the state of a world.
     *
     * @param floor number of the world's floor in the replay
     * @param world the world as the replay has led to it
     */
    public static byte[] upTo(Replay replay, int floor, World world) {
        return new ReplayCopy().write(replay, floor, world);
    }

    private byte[] write(Replay replay, int floor, World world) {
        ReplayHeader header =
                new ReplayHeader(replay.build(), replay.contentFingerprint(), replay.simulation(), replay.seed());
        copy.writeBytes(header.bytes());
        for (int i = 0; i <= floor; i++) {
            RecordedFloor played = replay.floors().get(i);
            CheckpointCodec.write(played.entered(), record.begin(RecordKind.CHECKPOINT));
            copy.writeBytes(record.bytes());
            writeSeconds(played, i < floor ? Long.MAX_VALUE : world.tick());
        }
        writeRest(replay, replay.floors().get(floor), world);
        return copy.toByteArray();
    }

    private void writeSeconds(RecordedFloor floor, long most) {
        for (RecordedSecond second : floor.seconds()) {
            if (second.tick() > most) {
                return;
            }
            writeIntents(second.intents(), second.intents().size());
            record.begin(RecordKind.STATE)
                    .blank()
                    .decimal(second.tick())
                    .blank()
                    .hexadecimal(second.hash());
            second.parts().forEach(part -> record.blank().hexadecimal(part));
            copy.writeBytes(record.bytes());
        }
    }

    /** Writes the incomplete last second: the replay knows its intents, and the world gives its state. */
    private void writeRest(Replay replay, RecordedFloor floor, World world) {
        long begun = 0;
        List<Long> intents = replay.end() == null ? List.of() : replay.end().intents();
        for (RecordedSecond second : floor.seconds()) {
            if (second.tick() > world.tick()) {
                intents = second.intents();
                break;
            }
            begun = second.tick();
        }
        int ticks = (int) (world.tick() - begun);
        if (ticks > 0 && ticks <= intents.size()) {
            writeIntents(intents, ticks);
            TickCodec.writeState(world, record.begin(RecordKind.STATE));
            copy.writeBytes(record.bytes());
        }
    }

    private void writeIntents(List<Long> intents, int ticks) {
        long[] wanted = new long[ticks];
        for (int tick = 0; tick < ticks; tick++) {
            wanted[tick] = intents.get(tick);
        }
        TickCodec.writeIntents(wanted, ticks, record.begin(RecordKind.INTENTS));
        copy.writeBytes(record.bytes());
    }
}
