package dev.orebound.journal.run;

import dev.orebound.chance.Seed;
import dev.orebound.expedition.Expedition;
import dev.orebound.journal.disk.SaveFolder;
import dev.orebound.journal.replay.CheckpointCodec;
import dev.orebound.journal.replay.RecordBuffer;
import dev.orebound.journal.replay.RecordKind;
import dev.orebound.journal.replay.ReplayHeader;
import dev.orebound.journal.replay.ReplayReader;
import dev.orebound.journal.replay.ReplayWriter;
import dev.orebound.world.HashPart;
import java.io.BufferedOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;

/** Creates runs of the largest possible size and looks for the run to continue. */
final class ReadsLargestFiles {
    private static final long NEARLY_ALL = ReplayReader.LARGEST_FILE - (1 << 14);

    /** The content that makes a file large. */
    private enum Much {
        /** Seconds in which every tick differs. */
        DENSE,
        /** Seconds in which nothing happens, as many as possible. */
        SHORT,
        /** Floors that are entered, and nothing else. */
        FLOORS
    }

    private ReadsLargestFiles() {}

    /**
     * Prints for each kind of file the number of ticks in its last second.
     *
     * @param arguments a folder to work in, and the kinds
     */
    public static void main(String[] arguments) throws IOException {
        Expedition run = new Expedition(Seed.of(1), PlayedRuns.CONTENT);
        for (int kind = 1; kind < arguments.length; kind++) {
            Much much = Much.valueOf(arguments[kind]);
            SaveFolder saves = new SaveFolder(Path.of(arguments[0], much.name()));
            Files.createDirectories(saves.run());
            write(saves.run().resolve("run.orebound-replay"), much, run);
            try (RunStore store = new RunStore(saves, "0", PlayedRuns.CONTENT, line -> {})) {
                SavedRun saved = store.newest().orElseThrow();
                int seconds = saved.seconds().size();
                int ticks = seconds == 0
                        ? 0
                        : saved.seconds().get(seconds - 1).intents().size();
                System.out.println(much + " " + ticks);
                store.begin(run);
            }
        }
    }

    private static void write(Path file, Much much, Expedition run) throws IOException {
        byte[] opening = ReplayWriter.opening(ReplayHeader.of("0", PlayedRuns.CONTENT, run.seed()), run.checkpoint());
        RecordBuffer record = new RecordBuffer();
        record.begin(RecordKind.CHECKPOINT);
        CheckpointCodec.write(run.checkpoint(), record);
        byte[] floor = record.bytes();
        long size = opening.length;
        try (OutputStream out = new BufferedOutputStream(Files.newOutputStream(file), 1 << 16)) {
            out.write(opening);
            for (long tick = 60; size < NEARLY_ALL; tick += 60) {
                byte[] next = much == Much.FLOORS ? floor : second(record, tick, much == Much.DENSE);
                out.write(next);
                size += next.length;
            }
        }
    }

    private static byte[] second(RecordBuffer record, long tick, boolean isDense) {
        record.begin(RecordKind.INTENTS);
        for (int run = 0; run < (isDense ? 60 : 1); run++) {
            record.blank().decimal(isDense ? 1 : 60).character('*').hexadecimal(isDense ? tick % 64 + (run << 16) : 0);
        }
        byte[] intents = record.bytes();
        record.begin(RecordKind.STATE).blank().decimal(tick).blank().hexadecimal(tick);
        for (HashPart part : HashPart.values()) {
            record.blank().hexadecimal(isDense ? -tick - part.ordinal() : 128);
        }
        byte[] state = record.bytes();
        byte[] both = java.util.Arrays.copyOf(intents, intents.length + state.length);
        System.arraycopy(state, 0, both, intents.length, state.length);
        return both;
    }
}
