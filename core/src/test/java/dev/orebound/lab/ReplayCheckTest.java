package dev.orebound.lab;

import static org.assertj.core.api.Assertions.assertThat;

import dev.orebound.autoplay.RandomPlayer;
import dev.orebound.cave.Floor;
import dev.orebound.chance.Seed;
import dev.orebound.chance.Streams;
import dev.orebound.content.BuiltInAssets;
import dev.orebound.content.Content;
import dev.orebound.expedition.Expedition;
import dev.orebound.grid.DistanceMap;
import dev.orebound.grid.Grid;
import dev.orebound.grid.Walk;
import dev.orebound.journal.Replay;
import dev.orebound.journal.Replay.PlayedFloor;
import dev.orebound.journal.Replay.Second;
import dev.orebound.journal.ReplayReader;
import dev.orebound.journal.ReplayWriter;
import dev.orebound.journal.UnreadableFileException;
import dev.orebound.world.Intent;
import dev.orebound.world.component.BodyComponent;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ReplayCheckTest {
    private static final Content CONTENT = Content.read(new BuiltInAssets());

    @TempDir
    private Path folder;

    @Test
    void givenARunOverTwoFloors_whenItIsReplayed_thenEveryStateIsTheSame() throws IOException, UnreadableFileException {
        Replay replay = record(2);

        ReplayCheck.Outcome outcome = new ReplayCheck(CONTENT).check(replay);

        assertThat(outcome.difference()).isNull();
        assertThat(outcome.floors()).isEqualTo(2);
        assertThat(outcome.ticks()).isGreaterThan(120);
    }

    @Test
    void givenAnIntentThatWasAltered_whenItIsReplayed_thenTheFirstDifferenceIsNamed()
            throws IOException, UnreadableFileException {
        Replay replay = record(1);
        PlayedFloor floor = replay.floors().get(0);
        List<Second> seconds = new ArrayList<>(floor.seconds());
        Second second = seconds.get(1);
        Intent still = new Intent();
        List<Long> altered = new ArrayList<>(second.intents());
        altered.replaceAll(any -> still.packed());
        seconds.set(1, new Second(altered, second.tick(), second.hash(), second.parts()));
        Replay forged = new Replay(
                replay.build(),
                replay.contentFingerprint(),
                replay.seed(),
                List.of(new PlayedFloor(floor.node(), floor.kind(), floor.party(), seconds)),
                true);

        ReplayCheck.Difference difference =
                new ReplayCheck(CONTENT).check(forged).difference();

        Objects.requireNonNull(difference, "the forged second was not noticed");
        assertThat(difference.lastEqualTick()).isEqualTo(60);
        assertThat(difference.firstDifferingTick()).isEqualTo(120);
        assertThat(difference.parts()).contains("body");
    }

    /** Walks from start to exit, floor after floor, and records it. */
    private Replay record(int floors) throws IOException, UnreadableFileException {
        Path file = folder.resolve("run");
        Seed seed = Seed.of("replayed");
        Expedition expedition = new Expedition(seed, CONTENT);
        RandomPlayer player = new RandomPlayer(new Streams(seed).stream("test.player"));
        Intent intent = new Intent();
        try (ReplayWriter writer = new ReplayWriter(file, "test", CONTENT, seed)) {
            for (int floor = 0; floor < floors; floor++) {
                writer.enter(expedition.world());
                for (int tick = 0; tick < 3_000 && expedition.status() == Expedition.Status.PLAYING; tick++) {
                    player.decide(intent);
                    walkToExit(expedition, intent);
                    expedition.step(intent);
                    writer.played(intent, expedition.world());
                }
                writer.leave(expedition.world());
                if (floor + 1 < floors) {
                    expedition.descend();
                }
            }
        }
        return ReplayReader.read(file);
    }

    private static void walkToExit(Expedition expedition, Intent intent) {
        Floor floor = expedition.world().floor();
        Grid grid = floor.grid();
        BodyComponent body = expedition.world().player().body();
        DistanceMap way = new DistanceMap(grid);
        way.spreadFrom(
                floor.exits().get(0).at(), expedition.world().floorState().solid(), Walk.EIGHT_WAY);
        int next = way.stepDown(body.cell);
        if (next != Grid.NONE) {
            float dx = grid.x(next) + 0.5f - body.x;
            float dy = grid.y(next) + 0.5f - body.y;
            float length = (float) Math.sqrt(dx * dx + dy * dy);
            intent.move(Math.round(127 * dx / length), Math.round(127 * dy / length));
        }
    }
}
