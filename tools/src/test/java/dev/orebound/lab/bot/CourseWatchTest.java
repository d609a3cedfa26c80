package dev.orebound.lab.bot;

import static org.assertj.core.api.Assertions.assertThat;

import com.badlogic.ashley.core.Entity;
import dev.orebound.content.floor.FloorKind;
import dev.orebound.expedition.RunDeeds;
import dev.orebound.lab.bot.PlayedRun.BrewTally;
import dev.orebound.lab.bot.PlayedRun.FloorResult;
import dev.orebound.lab.bot.PlayedRun.GearTally;
import dev.orebound.lab.bot.PlayedRun.RunEnding;
import dev.orebound.lab.bot.RunCourse.HardBlow;
import dev.orebound.lab.bot.RunCourse.PaceResult;
import dev.orebound.lab.bot.RunCourse.TrapEnding;
import dev.orebound.lab.bot.RunCourse.TrapResult;
import dev.orebound.lab.figure.TextTable;
import dev.orebound.world.Scenario;
import dev.orebound.world.component.BodyComponent;
import dev.orebound.world.component.HealthComponent;
import dev.orebound.world.component.MindComponent;
import dev.orebound.world.component.MindState;
import dev.orebound.world.event.EventType;
import dev.orebound.world.intent.Intent;
import dev.orebound.world.intent.IntentOrder;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.BooleanSupplier;
import org.junit.jupiter.api.Test;

/** Checks what is recorded of the course of a run: its traps, hard blows and pace. */
class CourseWatchTest {
    private static final String TRAP = """
            ##################
            ######...........#
            ######...........#
            #@....+...T...1..#
            ######...........#
            ######...........#
            ##################""";

    private final Scenario scenario;
    private final CourseWatch watch;

    CourseWatchTest() {
        scenario = Scenario.inArena("waves", 1, TRAP);
        watch = new CourseWatch(scenario.content()).enter(scenario.world());
    }

    /** Walks into the trap until its doors are shut. */
    private void springs() {
        until(() -> scenario.count(EventType.ARENA_SEALED) > 0, () -> scenario.pushes(Intent.FULL_TILT, 0, 1));
    }

    private void until(BooleanSupplier done, Runnable tick) {
        for (int i = 0; i < 7200 && !done.getAsBoolean(); i++) {
            tick.run();
            watch.look(scenario.world());
        }
        assertThat(done.getAsBoolean()).isTrue();
    }

    private HealthComponent health() {
        return scenario.world().player().health();
    }

    private List<TrapEnding> endings() {
        watch.leave(scenario.world());
        return watch.result().traps().stream().map(TrapResult::ending).toList();
    }

    @Test
    void aTrapThatIsClearedIsWon() {
        springs();
        until(() -> scenario.count(EventType.ARENA_CLEARED) > 0, () -> {
            health().health = health().most;
            scenario.world().monsters().forEach(scenario::slay);
            scenario.waits(1);
        });

        assertThat(endings()).containsExactly(TrapEnding.WON);
        assertThat(watch.result().traps().get(0).kind()).isEqualTo("waves");
    }

    @Test
    void aTrapInWhichThePlayerDiesIsLostByDeathWithTheHealthThatItTook() {
        springs();
        // Dies of the first blows, before they bring the roof down.
        health().health = 12;
        int before = health().health;
        until(() -> health().health <= 0, () -> scenario.waits(1));

        assertThat(endings()).containsExactly(TrapEnding.DIED);
        assertThat(watch.result().traps().get(0).lostPercent())
                .isBetween(100 * before / health().most - 1, 100 * before / health().most + 25);
        assertThat(watch.result().lastHarm()).isEqualTo("blow");
    }

    @Test
    void aTrapThatIsLeftInAnyOtherWayIsLostByEscape() {
        springs();

        assertThat(endings()).containsExactly(TrapEnding.ESCAPED);
    }

    @Test
    void aTrapThatThePlayerComesNearAndLeavesAloneIsRefused() {
        until(() -> scenario.count(EventType.ARENA_WARNED) > 0, () -> scenario.pushes(Intent.FULL_TILT, 0, 1));

        assertThat(scenario.count(EventType.ARENA_SPRUNG)).isZero();
        assertThat(endings()).containsExactly(TrapEnding.REFUSED);
    }

    @Test
    void aTrapThatWasNeverMetIsNotCounted() {
        scenario.waits(1);
        watch.look(scenario.world());

        assertThat(endings()).isEmpty();
    }

    @Test
    void aHardBlowIsRecordedWithItsWarning() {
        Scenario fight = Scenario.of("""
                ######
                #@g..#
                ######""");
        for (Entity monster : fight.world().monsters()) {
            monster.getComponent(MindComponent.class).state = MindState.HUNTING;
        }
        CourseWatch watching = new CourseWatch(fight.content()).enter(fight.world());
        fight.world().player().health().most = 20;
        int wound = -1;
        int hurt = -1;
        for (int tick = 0; tick < 600 && hurt < 0; tick++) {
            fight.waits(1);
            watching.look(fight.world());
            wound = wound < 0 && fight.count(EventType.STRIKE_WOUND_UP) > 0 ? tick : wound;
            hurt = fight.count(EventType.ACTOR_HURT) > 0 ? tick : hurt;
        }
        assertThat(hurt).isPositive();

        HardBlow blow = watching.result().hardBlows().get(0);
        assertThat(blow.by()).isEqualTo("goblin");
        assertThat(blow.percent()).isGreaterThan(20).isEqualTo(watching.result().largestBlowPercent());
        assertThat(blow.warningTicks()).isEqualTo(hurt - wound).isPositive();
    }

    @Test
    void aStretchLastsFromOneDecisionToTheNext() {
        Scenario walk = Scenario.of("""
                #########
                #@..C...#
                #########""");
        CourseWatch watching = new CourseWatch(walk.content()).enter(walk.world());
        for (int tick = 0; tick < 600; tick++) {
            walk.waits(1);
            watching.look(walk.world());
        }
        while (walk.count(EventType.CHEST_OPENED) == 0) {
            assertThat(walk.world().tick()).isLessThan(1200);
            walk.pushes(Intent.FULL_TILT, 0, 1);
            watching.look(walk.world());
            if (walk.count(EventType.CHEST_OPENED) == 0) {
                walk.interacts();
                watching.look(walk.world());
            }
        }
        int found = (int) walk.world().tick();
        for (int tick = 0; tick < 300; tick++) {
            walk.waits(1);
            watching.look(walk.world());
        }
        watching.leave(walk.world());

        PaceResult pace = watching.result().pace();
        assertThat(pace.longestTicks()).isBetween(600, found).isGreaterThan(found - 3);
        assertThat(pace.loudSeconds()).isZero();
        assertThat(pace.quietSpells()).containsExactly(pace.seconds());
    }

    @Test
    void aHunterInSightLeavesNoStretchAndOneBehindRockDoes() {
        assertThat(longestOf("""
                ##########
                #@......g#
                ##########""", 200)).isLessThan(5);
        assertThat(longestOf("""
                ##########
                #@.#....g#
                ##########""", 200)).isBetween(195, 200);
    }

    /** Returns the longest stretch of a time in which a monster that lands no blow hunts the player. */
    private static int longestOf(String drawing, int ticks) {
        Scenario hunt = Scenario.of(drawing);
        CourseWatch watching = new CourseWatch(hunt.content()).enter(hunt.world());
        Entity hunter = hunt.world().monsters().first();
        int home = hunter.getComponent(BodyComponent.class).cell;
        for (int tick = 0; tick < ticks; tick++) {
            hunter.getComponent(MindComponent.class).state = MindState.HUNTING;
            hunt.put(hunter.getComponent(BodyComponent.class), home);
            hunt.waits(1);
            hunter.getComponent(MindComponent.class).state = MindState.HUNTING;
            watching.look(hunt.world());
        }
        watching.leave(hunt.world());
        return watching.result().pace().longestTicks();
    }

    @Test
    void theSameTrapIsADecisionOnlyOnce() {
        until(() -> scenario.count(EventType.ARENA_WARNED) > 0, () -> scenario.pushes(Intent.FULL_TILT, 0, 1));
        int met = (int) scenario.world().tick();
        until(() -> scenario.world().tick() > met + 60, () -> scenario.pushes(-Intent.FULL_TILT, 0, 1));
        int times = scenario.count(EventType.ARENA_WARNED);
        until(() -> scenario.count(EventType.ARENA_WARNED) > times, () -> scenario.pushes(Intent.FULL_TILT, 0, 1));
        int again = (int) scenario.world().tick();
        watch.leave(scenario.world());

        assertThat(watch.result().pace().longestTicks()).isGreaterThanOrEqualTo(again - met);
    }

    @Test
    void aDraughtThatIsDrunkIsADecision() {
        Scenario rest = Scenario.of("""
                #########
                #@......#
                #########""");
        CourseWatch watching = new CourseWatch(rest.content()).enter(rest.world());
        rest.world().player().health().health /= 2;
        rest.world().player().component().draughtCount = 1;
        for (int tick = 0; tick < 300; tick++) {
            if (tick == 150) {
                rest.orders(IntentOrder.DRINK);
            } else {
                rest.waits(1);
            }
            watching.look(rest.world());
        }
        watching.leave(rest.world());

        assertThat(rest.count(EventType.DRAUGHT_RAISED)).isEqualTo(1);
        assertThat(watching.result().pace().longestTicks()).isBetween(140, 160);
    }

    @Test
    void cellsOfFewerThanAHundredSpringsAreLeftOut() {
        RunTally tally = new RunTally();
        for (int i = 0; i < 100; i++) {
            TrapEnding first = i < 99 ? TrapEnding.WON : TrapEnding.REFUSED;
            tally.add(run(
                    new TrapResult("waves", 4, i < 70 ? TrapEnding.WON : TrapEnding.DIED, 30),
                    new TrapResult("nest", 5, first, 0)));
        }
        String table = tableOf(tally);
        assertThat(tally.floorSeconds.count()).isEqualTo(100);
        assertThat(tally.floorSeconds.percentile(50))
                .as("seconds of a floor of 99 ticks")
                .isEqualTo(1);

        assertThat(table).containsPattern("waves +1-4 +100 +70.0% \\(60 to 78\\) +30.0% +0.0% +0 +30%");
        assertThat(table).containsPattern("nest +5-8 +99 left out, fewer than 100");
        assertThat(table).containsPattern("all +all +199 .* 1 +\\d+%\n");
    }

    private static String tableOf(RunTally tally) {
        TextTable table = new TextTable();
        tally.course.print(table);
        return table.text();
    }

    private static PlayedRun run(TrapResult... traps) {
        RunCourse course =
                new RunCourse(List.of(traps), "blow", 0, List.of(), Map.of(), 0, 0, 0, Set.of(), PaceResult.NONE);
        return new PlayedRun(
                "7",
                "steady",
                RunEnding.DIED,
                "goblin",
                RunDeeds.NONE,
                List.of(new FloorResult(4, FloorKind.BATTLE, 99, 100, 0, 0, 2, 130)),
                0,
                Map.of(),
                new BrewTally(Map.of(), Map.of(), Map.of(), false),
                GearTally.NONE,
                PlayedRun.SceneTally.NONE,
                PlayedRun.WalkTally.NONE,
                course,
                99);
    }
}
