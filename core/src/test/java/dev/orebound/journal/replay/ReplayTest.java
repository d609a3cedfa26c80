package dev.orebound.journal.replay;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.orebound.TestContent;
import dev.orebound.chance.RandomStream;
import dev.orebound.chance.RandomStreams;
import dev.orebound.chance.Seed;
import dev.orebound.content.Content;
import dev.orebound.content.element.StatusEffect;
import dev.orebound.content.element.TimedStatus;
import dev.orebound.content.floor.FloorKind;
import dev.orebound.descent.RunOpening;
import dev.orebound.expedition.Checkpoint;
import dev.orebound.expedition.Expedition;
import dev.orebound.expedition.NamedParty;
import dev.orebound.expedition.RunDeeds;
import dev.orebound.journal.disk.UnreadableFileException;
import dev.orebound.journal.run.PlayedRuns;
import dev.orebound.world.intent.Intent;
import dev.orebound.world.state.BodyCondition;
import dev.orebound.world.state.Party;
import dev.orebound.world.state.PartyGear;
import dev.orebound.world.state.PartyMember;
import dev.orebound.world.state.PlayerUpgrades;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ReplayTest {
    private static final Content CONTENT = TestContent.BUILT_IN;
    private static final Seed SEED = Seed.of("a seed, with words");
    private static final int TICKS = 330;

    @TempDir
    private Path folder;

    private Path file;

    @BeforeEach
    void recordARun() throws IOException {
        file = folder.resolve("run.orebound-replay");
        Expedition expedition = new Expedition(SEED, CONTENT);
        RandomStream chance = new RandomStreams(SEED).stream("test.player");
        Intent intent = new Intent();
        try (ReplayWriter writer = new ReplayWriter(file, "1.2.3", CONTENT, SEED)) {
            writer.enter(expedition.checkpoint());
            for (int tick = 0; tick < TICKS; tick++) {
                PlayedRuns.draw(chance, tick, intent);
                expedition.step(intent);
                writer.played(intent, expedition.world());
            }
            writer.leave(expedition.world());
        }
    }

    @Test
    void aWrittenReplayIsReadBack() throws UnreadableFileException {
        Replay replay = ReplayReader.read(file);

        assertThat(replay.isWhole()).isTrue();
        assertThat(replay.build()).isEqualTo("1.2.3");
        assertThat(replay.contentFingerprint()).isEqualTo(CONTENT.fingerprint());
        assertThat(replay.seed()).isEqualTo(SEED);
        assertThat(replay.floors()).hasSize(1);
        Replay.RecordedFloor floor = replay.floors().get(0);
        assertThat(floor.seconds()).hasSize(6);
        assertThat(floor.seconds().get(5).tick()).isEqualTo(TICKS);
        assertThat(floor.seconds().stream()
                        .mapToInt(second -> second.intents().size())
                        .sum())
                .isEqualTo(TICKS);
    }

    @Test
    void aCheckpointIsReadBack() throws IOException, UnreadableFileException {
        Path other = folder.resolve("other.orebound-replay");
        List<Integer> levels = new ArrayList<>(PlayerUpgrades.NONE.brews());
        levels.set(1, 3);
        BodyCondition burning = new BodyCondition(77, List.of(new TimedStatus(StatusEffect.BURNING, 61)));
        BodyCondition soaked = new BodyCondition(
                14, List.of(new TimedStatus(StatusEffect.WET, 200), new TimedStatus(StatusEffect.CHILLED, 9)));
        Party party = new Party(
                burning,
                new PlayerUpgrades(20, 12, levels, 2, 5),
                List.of(1, 20, 3, 60),
                6,
                List.of(new PartyMember(5, 1), new PartyMember(3, soaked, 0)),
                PartyGear.NONE,
                List.of(),
                3);
        RunDeeds deeds = new RunDeeds(9_000, 3, 14, 55, 2, 1, 2, 1, List.of("r0c3", "r1c3"))
                .having(new TreeMap<>(Map.of("item.lens", 1, "brew.flame", 2)));
        Checkpoint entered = new Checkpoint(
                SEED, RunOpening.FIRST_ROOM, "r2c4", FloorKind.SCROLL, 77, NamedParty.of(party, CONTENT), deeds);
        try (ReplayWriter writer = new ReplayWriter(other, "1.2.3", CONTENT, SEED)) {
            writer.enter(entered);
        }

        assertThat(ReplayReader.read(other).floors())
                .singleElement()
                .satisfies(floor -> assertThat(floor.entered()).isEqualTo(entered));
    }

    @Test
    void aCheckpointOfAHelpedRunThatWasRolledToAnotherSeedIsReadBack() throws IOException, UnreadableFileException {
        Path other = folder.resolve("other.orebound-replay");
        NamedParty party = NamedParty.of(Party.fresh(CONTENT), CONTENT);
        RunDeeds helped = RunDeeds.NONE.helped(true);
        Checkpoint rolled =
                new Checkpoint(Seed.of(-8), RunOpening.ORDINARY, "r2c4", FloorKind.SCROLL, 77, party, helped);
        Checkpoint typed = new Checkpoint(SEED, RunOpening.GOLEM, "r2c4", FloorKind.SCROLL, 77, party, helped);
        try (ReplayWriter writer = new ReplayWriter(other, "1.2.3", CONTENT, SEED)) {
            writer.enter(rolled);
            writer.enter(typed);
        }

        assertThat(ReplayReader.read(other).floors())
                .extracting(Replay.RecordedFloor::entered)
                .containsExactly(rolled, typed);
    }

    @Test
    void cutOffAnywhereItHoldsEverySecondBeforeTheCut() throws IOException {
        byte[] whole = Files.readAllBytes(file);
        int headerEnd = new String(whole, StandardCharsets.UTF_8).indexOf('\n') + 1;
        int seconds = 0;
        for (int length = headerEnd; length < whole.length; length++) {
            Replay replay = readBytes(Arrays.copyOf(whole, length));
            int held = replay.floors().isEmpty()
                    ? 0
                    : replay.floors().get(0).seconds().size();
            assertThat(held).as("seconds in %s bytes", length).isBetween(seconds, seconds + 1);
            seconds = held;
        }
        assertThat(seconds).isEqualTo(5);
    }

    @Test
    void anAlteredByteEndsItWithoutATrace() throws IOException {
        byte[] whole = Files.readAllBytes(file);
        int headerEnd = new String(whole, StandardCharsets.UTF_8).indexOf('\n') + 1;
        for (int at = headerEnd; at < whole.length; at += 7) {
            byte[] altered = whole.clone();
            altered[at] ^= 1;
            assertThat(readBytes(altered).isWhole())
                    .as("whole with byte %s altered", at)
                    .isFalse();
        }
    }

    @Test
    void recordsOutOfTheirOrderEndIt() throws IOException {
        List<String> lines = Files.readAllLines(file);
        String header = lines.get(0);
        String versions = lines.get(1);
        String floor = lines.get(2);
        String intents = lines.get(3);
        String state = lines.get(4);

        assertThat(List.of(
                        List.of(header, header),
                        List.of(header, intents, state),
                        List.of(header, floor, versions),
                        List.of(header, floor, state),
                        List.of(header, floor, intents, intents),
                        List.of(header, floor, intents, floor)))
                .allSatisfy(wrong -> assertThat(readLines(wrong).isWhole()).isFalse());
        assertThat(readLines(List.of(header, floor, intents, state)).isWhole()).isTrue();
    }

    @Test
    void anythingElseIsRefusedInOneLine() throws IOException {
        Path other = Files.writeString(folder.resolve("other.txt"), "no replay\nat all\n");

        assertThatThrownBy(() -> ReplayReader.read(other))
                .isInstanceOf(UnreadableFileException.class)
                .hasMessageContaining("other.txt")
                .hasMessageContaining("orebound-replay/1")
                .hasMessageNotContaining("\n");
        assertThatThrownBy(() -> ReplayReader.read(folder.resolve("missing")))
                .isInstanceOf(UnreadableFileException.class)
                .hasMessageContaining("missing");
    }

    private Replay readLines(List<String> lines) throws IOException {
        return readBytes((String.join("\n", lines) + "\n").getBytes(StandardCharsets.UTF_8));
    }

    private Replay readBytes(byte[] bytes) throws IOException {
        try {
            return ReplayReader.read(Files.write(folder.resolve("altered"), bytes));
        } catch (UnreadableFileException e) {
            throw new AssertionError("a good header is always read", e);
        }
    }
}
