package dev.orebound.journal.run;

import static org.assertj.core.api.Assertions.assertThat;

import dev.orebound.TestContent;
import dev.orebound.autoplay.ExitWalker;
import dev.orebound.chance.Seed;
import dev.orebound.content.Content;
import dev.orebound.descent.RunOpening;
import dev.orebound.expedition.Checkpoint;
import dev.orebound.expedition.Expedition;
import dev.orebound.grid.Grid;
import dev.orebound.journal.disk.UnreadableFileException;
import dev.orebound.journal.replay.Replay;
import dev.orebound.journal.replay.Replay.RecordedFloor;
import dev.orebound.journal.replay.Replay.RecordedSecond;
import dev.orebound.journal.replay.ReplayReader;
import dev.orebound.journal.replay.ReplayWriter;
import dev.orebound.world.intent.Intent;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ReplayCheckTest {
    private static final Content CONTENT = TestContent.BUILT_IN;
    private static final int MOST_TICKS = 6_000;

    @TempDir
    private Path folder;

    @Test
    void givenARunOverTwoFloors_whenItIsReplayed_thenEveryStateIsTheSame() throws IOException, UnreadableFileException {
        Replay replay = record(2, ordinary());

        ReplayCheck.ReplayOutcome outcome = new ReplayCheck(CONTENT).check(replay);

        assertThat(outcome.difference()).isNull();
        assertThat(outcome.floors()).isEqualTo(2);
        assertThat(outcome.ticks()).isGreaterThan(120);
    }

    @Test
    void givenTheFirstRunOfAPlayer_whenItIsReplayed_thenEveryStateIsTheSameInTheHandMadeRoom()
            throws IOException, UnreadableFileException {
        Seed seed = Seed.of("first");
        Replay replay = record(1, Expedition.first(seed, CONTENT));
        Expedition again = Expedition.from(replay.floors().get(0).entered(), CONTENT);

        ReplayCheck.ReplayOutcome outcome = new ReplayCheck(CONTENT).check(replay);

        assertThat(outcome.difference()).isNull();
        assertThat(outcome.floors()).isEqualTo(1);
        assertThat(again.world().floor().request().hasFirstRoom()).isTrue();
        assertThat(again.world().hash())
                .isEqualTo(Expedition.first(seed, CONTENT).world().hash());
    }

    @Test
    void givenAFirstRunOfAnOlderBuild_whenItIsReplayed_thenItsEntranceIsOrdinary()
            throws IOException, UnreadableFileException {
        Checkpoint first = Expedition.first(Seed.of("first"), CONTENT).checkpoint();
        Checkpoint older = new Checkpoint(
                first.seed(), RunOpening.GOLEM, first.node(), first.kind(), Grid.NONE, first.party(), first.deeds());

        Replay replay = record(1, Expedition.from(older, CONTENT));

        assertThat(Files.readString(folder.resolve("run"))).contains(" first=1 ");
        assertThat(new ReplayCheck(CONTENT).check(replay).difference()).isNull();
        assertThat(Expedition.from(replay.floors().get(0).entered(), CONTENT)
                        .world()
                        .floor()
                        .request()
                        .hasFirstRoom())
                .isFalse();
    }

    @Test
    void givenAnIntentThatWasAltered_whenItIsReplayed_thenTheFirstDifferenceIsNamed()
            throws IOException, UnreadableFileException {
        Replay replay = record(1, ordinary());
        RecordedFloor floor = replay.floors().get(0);
        List<RecordedSecond> seconds = new ArrayList<>(floor.seconds());
        RecordedSecond second = seconds.get(1);
        Intent still = new Intent();
        List<Long> altered = new ArrayList<>(second.intents());
        altered.replaceAll(any -> still.packed());
        seconds.set(1, new RecordedSecond(altered, second.tick(), second.hash(), second.parts()));
        Replay forged = new Replay(
                replay.build(),
                replay.contentFingerprint(),
                replay.simulation(),
                replay.seed(),
                List.of(new RecordedFloor(floor.entered(), seconds)),
                true);

        ReplayCheck.ReplayDifference difference =
                new ReplayCheck(CONTENT).check(forged).difference();

        Objects.requireNonNull(difference, "the forged second was not noticed");
        assertThat(difference.lastEqualTick()).isEqualTo(60);
        assertThat(difference.firstDifferingTick()).isEqualTo(120);
        assertThat(difference.parts()).contains("body");
    }

    private static Expedition ordinary() {
        return new Expedition(Seed.of("replayed"), CONTENT);
    }

    /** Records a bot that walks from start to exit, floor after floor, striking all the way. */
    private Replay record(int floors, Expedition expedition) throws IOException, UnreadableFileException {
        Path file = folder.resolve("run");
        Intent intent = new Intent();
        try (ReplayWriter writer = new ReplayWriter(file, "test", CONTENT, expedition.seed())) {
            for (int floor = 0; floor < floors; floor++) {
                if (floor > 0) {
                    expedition.descend();
                }
                writer.enter(expedition.checkpoint());
                for (int tick = 0; tick < MOST_TICKS && expedition.status() == Expedition.RunStatus.PLAYING; tick++) {
                    ExitWalker.decide(expedition.world(), intent);
                    expedition.step(intent);
                    writer.played(intent, expedition.world());
                }
                writer.leave(expedition.world());
            }
        }
        return ReplayReader.read(file);
    }
}
