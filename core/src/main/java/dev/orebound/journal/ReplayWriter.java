package dev.orebound.journal;

import dev.orebound.chance.Seed;
import dev.orebound.content.Content;
import dev.orebound.world.HashPart;
import dev.orebound.world.Intent;
import dev.orebound.world.Party;
import dev.orebound.world.World;
import java.io.Closeable;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;

/**
 * Writes a replay as it is played: a header, a checkpoint for each floor that is entered, and once a second what was wanted
 * in each of its ticks with the state that it led to. A file that is cut off anywhere holds all seconds before the cut.
 *
 * <p>{@code docs/replay.md} describes every record.
 */
public final class ReplayWriter implements Closeable {
    /** The name and version of the format; the first words of every file. */
    public static final String FORMAT = "orebound-replay/1";

    /** So many ticks are written at once. */
    static final int TICKS_A_RECORD = 60;

    private static final HashPart[] PARTS = HashPart.values();

    private final FileChannel file;
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
        file = FileChannel.open(path, StandardOpenOption.CREATE_NEW, StandardOpenOption.WRITE);
        record.begin(ReplayRecord.HEADER).blank().text(FORMAT);
        record.blank().text(build).blank().hexadecimal(content.fingerprint());
        write(record.blank().text(seed.text()).end());
    }

    /** A floor was entered: nothing of it has been played yet. */
    public void enter(World world) throws IOException {
        Party party = world.party();
        record.begin(ReplayRecord.CHECKPOINT)
                .blank()
                .text(world.floor().request().node());
        record.blank().text(world.floor().request().kind().id());
        record.blank().decimal(party.health());
        for (int measures : party.flasks()) {
            record.blank().decimal(measures);
        }
        record.blank().decimal(party.chosenFlask()).blank().decimal(world.entrance());
        for (int companion : party.companions()) {
            record.blank().decimal(companion);
        }
        write(record.end());
    }

    /** A tick was played with this intent. */
    public void played(Intent intent, World world) throws IOException {
        wanted[pending++] = intent.packed();
        if (pending == TICKS_A_RECORD) {
            writeTicks(world);
        }
    }

    /** The floor is left or the run over: what was played of the last second is written. */
    public void leave(World world) throws IOException {
        if (pending > 0) {
            writeTicks(world);
        }
    }

    @Override
    public void close() throws IOException {
        file.close();
    }

    private void writeTicks(World world) throws IOException {
        record.begin(ReplayRecord.INTENTS);
        int first = 0;
        for (int next = 1; next <= pending; next++) {
            if (next == pending || wanted[next] != wanted[first]) {
                record.blank().decimal((long) next - first).character('*').hexadecimal(wanted[first]);
                first = next;
            }
        }
        write(record.end());
        pending = 0;
        record.begin(ReplayRecord.STATE).blank().decimal(world.tick()).blank().hexadecimal(world.hash());
        for (HashPart part : PARTS) {
            record.blank().hexadecimal(world.hashOf(part));
        }
        write(record.end());
        file.force(false);
    }

    private void write(ByteBuffer line) throws IOException {
        while (line.hasRemaining()) {
            file.write(line);
        }
    }
}
