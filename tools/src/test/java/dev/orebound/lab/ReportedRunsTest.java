package dev.orebound.lab;

import static org.assertj.core.api.Assertions.assertThat;

import dev.orebound.TestContent;
import dev.orebound.autoplay.arena.ArenaScheme;
import dev.orebound.autoplay.arena.HostilePlayer;
import dev.orebound.autoplay.run.RunPlayer;
import dev.orebound.cave.FloorGenerator;
import dev.orebound.cave.floor.FloorRequest;
import dev.orebound.cave.floor.Room;
import dev.orebound.chance.RandomStreams;
import dev.orebound.chance.Seed;
import dev.orebound.content.Content;
import dev.orebound.content.player.BotSkill;
import dev.orebound.content.reading.BuiltInAssets;
import dev.orebound.descent.Descent;
import dev.orebound.expedition.Expedition;
import dev.orebound.journal.disk.SaveFolder;
import dev.orebound.journal.disk.UnreadableFileException;
import dev.orebound.journal.replay.GameFault;
import dev.orebound.journal.replay.Replay;
import dev.orebound.journal.replay.ReplayReader;
import dev.orebound.journal.report.Anonymizer;
import dev.orebound.journal.report.BugReport;
import dev.orebound.journal.report.ReportedMoment;
import dev.orebound.journal.report.ReportedMoment.ReportedRun;
import dev.orebound.journal.run.ReplayCheck;
import dev.orebound.journal.run.RunStore;
import dev.orebound.world.World;
import dev.orebound.world.arena.Arena;
import dev.orebound.world.arena.ArenaState;
import dev.orebound.world.event.EventType;
import dev.orebound.world.intent.Intent;
import dev.orebound.world.state.Party;
import dev.orebound.world.state.PartyMember;
import dev.orebound.world.state.RoomApproach;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Instant;
import java.util.Collections;
import java.util.List;
import java.util.Objects;
import java.util.TreeMap;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * Checks that a report written at any moment leads to exactly that moment again.
 *
 * <p>With {@code -Dorebound.reports=FOLDER} the reports are kept, so that a jar can be tested with them on any JDK.
 */
class ReportedRunsTest {
    private static final Content CONTENT = TestContent.BUILT_IN;
    private static final int MOST_TICKS = 20_000;

    private static final String KEPT = System.getProperty("orebound.reports", "");

    @TempDir
    private Path folder;

    private final Intent intent = new Intent();
    private @Nullable RunStore opened;

    private RunStore store() {
        return Objects.requireNonNull(opened, "nothing is played yet");
    }

    private void open(Content content) {
        opened = new RunStore(new SaveFolder(folder.resolve("saves")), "1.2.3", content, line -> {});
    }

    @AfterEach
    void close() {
        store().close();
    }

    @Test
    void givenAnArenaThatIsClosing_thenItsReportEndsInTheSameMoment() throws IOException, UnreadableFileException {
        open(CONTENT);
        FloorRequest floor = new Descent(Seed.of("closing"), CONTENT.graph()).request(3);
        Room trap = new FloorGenerator(CONTENT)
                .generate(floor).rooms().stream()
                        .filter(room -> room.arena() != null)
                        .findFirst()
                        .orElseThrow();
        Expedition run = new Expedition(
                floor, Party.fresh(CONTENT), CONTENT, made -> new RoomApproach(made, CONTENT).before(trap));
        HostilePlayer player = new HostilePlayer(
                ArenaScheme.ALL.get(0), run.world(), trap.id(), new RandomStreams(run.seed()).stream("test.arena"));
        Arena arena = run.world().arenas().stream()
                .filter(each -> each.room().id() == trap.id())
                .findFirst()
                .orElseThrow();

        play(run, player::decide, () -> arena.state() == ArenaState.CLOSING && arena.closingTicksLeft() % 7 == 3);

        assertThat(arena.state()).isEqualTo(ArenaState.CLOSING);
        assertReportLeadsTo(run);
    }

    @Test
    void givenAFightWithFiveGolems_thenItsReportEndsInTheSameMoment() throws IOException, UnreadableFileException {
        open(CONTENT);
        int golem = CONTENT.monsters().indexOf(CONTENT.golems().at(0).monster());
        Party party = Party.fresh(CONTENT).with(PartyMember.allHale(Collections.nCopies(Party.MOST_COMPANIONS, golem)));
        FloorRequest floor = new Descent(Seed.of("golems"), CONTENT.graph()).request(4);
        Expedition run = new Expedition(floor, party, CONTENT);
        World world = run.world();
        RunPlayer player =
                new RunPlayer(run, BotSkill.readAll(new BuiltInAssets()).get("steady"));

        play(run, player::decide, () -> world.tick() % 60 != 0 && world.events().has(EventType.ACTOR_HURT));

        assertThat(world.companions().size()).isEqualTo(Party.MOST_COMPANIONS);
        assertThat(world.events().has(EventType.ACTOR_HURT)).isTrue();
        assertReportLeadsTo(run);
    }

    @Test
    void givenATickThatBreaksTheGame_thenItsReportBreaksItAgain() throws IOException, UnreadableFileException {
        Content content = TestContent.withoutLastBlow();
        open(content);
        Expedition run = new Expedition(Seed.of("breaks"), content);
        store().begin(run);
        GameFault fault = strikeUntilItBreaks(run);
        long tick = run.world().tick();
        long hash = run.world().hash();

        Replay replay = report();
        ReplayCheck.ReplayOutcome outcome = new ReplayCheck(content).check(replay);

        assertThat(outcome.difference()).isNull();
        assertThat(outcome.fault()).isEqualTo(fault);
        assertThat(outcome.hash()).isEqualTo(hash);
        assertThat(outcome.ticks()).isEqualTo(tick);
        assertThat(fault.frame()).contains("dev.orebound.");
    }

    @Test
    void givenAFaultThatIsMended_thenItsReportSaysSo() throws IOException, UnreadableFileException {
        Content content = TestContent.withoutLastBlow();
        open(content);
        Expedition run = new Expedition(Seed.of("breaks"), content);
        store().begin(run);
        GameFault fault = strikeUntilItBreaks(run);

        ReplayCheck.ReplayDifference difference =
                new ReplayCheck(CONTENT).check(report()).difference();

        Objects.requireNonNull(difference, "the fault was not missed");
        assertThat(difference.parts()).containsExactly("fault");
        assertThat(difference.then()).isEqualTo(fault);
        assertThat(difference.now()).isNull();
    }

    private GameFault strikeUntilItBreaks(Expedition run) {
        for (int tick = 0; tick < MOST_TICKS; tick++) {
            intent.clear();
            intent.hold(tick % 4 == 0 ? Intent.STRIKE : 0);
            try {
                run.step(intent);
            } catch (RuntimeException e) {
                store().broke(intent, e);
                return GameFault.of(e);
            }
            store().played(intent);
        }
        throw new AssertionError("nothing broke");
    }

    private void play(Expedition run, Consumer<Intent> player, BooleanSupplier isThere) {
        store().begin(run);
        for (int tick = 0; tick < MOST_TICKS && run.status() == Expedition.RunStatus.PLAYING; tick++) {
            player.accept(intent);
            run.step(intent);
            store().played(intent);
            if (isThere.getAsBoolean()) {
                return;
            }
        }
        throw new AssertionError("it did not come to that");
    }

    private void assertReportLeadsTo(Expedition run) throws IOException, UnreadableFileException {
        long tick = run.world().tick();
        assertThat(tick % 60).as("amid a second").isNotZero();

        Replay replay = report();
        ReplayCheck.ReplayOutcome outcome = new ReplayCheck(CONTENT).check(replay);

        assertThat(replay.isWhole()).isTrue();
        assertThat(outcome.difference()).isNull();
        assertThat(outcome.ticks()).isEqualTo(tick);
        assertThat(outcome.hash()).isEqualTo(run.world().hash());
    }

    private Replay report() throws IOException, UnreadableFileException {
        ReportedRun reported = new ReportedRun(store().journal(), new TreeMap<>());
        BugReport report = new BugReport(
                new ReportedMoment(reported, null),
                new TreeMap<>(),
                List.of(),
                null,
                new Anonymizer(List.of("somebody"), List.of()));
        Path kept = KEPT.isEmpty() ? folder : Path.of(KEPT);
        return ReplayReader.read(report.writeInto(kept, Instant.EPOCH));
    }
}
