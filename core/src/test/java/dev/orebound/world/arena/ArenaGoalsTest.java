package dev.orebound.world.arena;

import static org.assertj.core.api.Assertions.assertThat;

import com.badlogic.ashley.core.Entity;
import com.badlogic.ashley.utils.ImmutableArray;
import dev.orebound.TestContent;
import dev.orebound.content.arena.ArenaKind;
import dev.orebound.content.arena.ArenaWave;
import dev.orebound.world.Scenario;
import dev.orebound.world.component.HealthComponent;
import dev.orebound.world.component.MonsterComponent;
import dev.orebound.world.event.EventType;
import dev.orebound.world.intent.InteractPrompt;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

/** Tests what springs each kind of arena, and how it is won. */
class ArenaGoalsTest {
    private static final String HALL = """
            ####################
            ######.............#
            ######.............#
            #@0...+2..3T.......#
            ######.............#
            ######.............#
            ####################""";

    private static final String WITH_CHEST = """
            ################
            ######.........#
            ######.......C.#
            #@1...+2..T..3.#
            ######.........#
            ######.........#
            ################""";

    private static final String BOSS_HALL = """
            ################
            ######.........#
            ######.........#
            #@0...+2..T3>..#
            ######.........#
            ######.........#
            ################""";

    @ParameterizedTest
    @CsvSource({"nest", "champion"})
    void givenHeads_whenTheLastIsDead_thenTheOthersFallWithItAndItIsWon(String kind) {
        Scenario scenario = Scenario.inArena(kind, 8, HALL);
        scenario.standsOn(scenario.cellOf('3')).waitsFor(EventType.MONSTER_SPAWNED, 400);
        Arena arena = scenario.arena();
        assertThat(arena.heads()).isPositive();
        assertThat(arena.counted()).isGreaterThan(arena.heads());
        int counted = arena.counted();

        // Heads are marked first and are therefore the oldest.
        ImmutableArray<Entity> monsters = scenario.world().monsters();
        for (int head = arena.heads() - 1; head >= 0; head--) {
            scenario.slay(monsters.get(head));
        }
        scenario.endures(2);

        assertThat(scenario.count(EventType.ARENA_CLEARED)).isEqualTo(1);
        assertThat(scenario.count(EventType.MONSTER_DIED)).isEqualTo(counted);
        assertThat(scenario.world().monsters().size()).isZero();
    }

    @Test
    void givenHeads_whenOnlyTheOthersAreDead_thenItIsNotWon() {
        Scenario scenario = Scenario.inArena("champion", 8, HALL);
        scenario.standsOn(scenario.cellOf('3')).waitsFor(EventType.MONSTER_SPAWNED, 400);
        ImmutableArray<Entity> monsters = scenario.world().monsters();
        for (int i = monsters.size() - 1; i >= scenario.arena().heads(); i--) {
            scenario.slay(monsters.get(i));
        }

        scenario.endures(120);

        assertThat(scenario.arena().counted()).isEqualTo(scenario.arena().heads());
        assertThat(scenario.arena().state()).isEqualTo(ArenaState.FIGHTING);
    }

    @Test
    void givenAHead_whenItComesUp_thenItHasTheHealthThatItsKindOfArenaGivesIt() {
        Scenario scenario = Scenario.inArena("champion", 8, HALL);
        scenario.standsOn(scenario.cellOf('3')).waitsFor(EventType.MONSTER_SPAWNED, 400);

        Entity head = scenario.world().monsters().first();

        int kind = head.getComponent(MonsterComponent.class).monster;
        ArenaWave.Head given = scenario.arena().kind().waves().get(0).heads().stream()
                .filter(each -> each.depths().holds(8))
                .findFirst()
                .orElseThrow();
        int usual = scenario.content()
                .depths()
                .monsterHealth()
                .of(scenario.content().monsters().at(kind).health(), 8);
        assertThat(scenario.content().monsters().at(kind).id()).isEqualTo(given.monster());
        assertThat(head.getComponent(HealthComponent.class).health)
                .isEqualTo(head.getComponent(HealthComponent.class).most)
                .isEqualTo(usual * given.healthPercent() / 100);
    }

    @Test
    void givenARoomToHoldOut_whenTheTimeIsUp_thenWhoIsLeftFallsAndItIsWonThoughNobodyWasSlain() {
        Scenario scenario = Scenario.inArena("hold_out", 8, HALL);
        scenario.standsOn(scenario.cellOf('3')).waitsFor(EventType.ARENA_SEALED, 120);
        int time = scenario.arena().kind().holdOutTicks();
        assertThat(scenario.arena().holdOutTicksLeft()).isEqualTo(time);

        scenario.endures(time - 1);
        assertThat(scenario.arena().state()).matches(ArenaState::isSealed);
        assertThat(scenario.arena().counted()).isPositive().isLessThanOrEqualTo(ArenaKind.MOST_MONSTERS);
        scenario.endures(2);

        assertThat(scenario.count(EventType.ARENA_CLEARED)).isEqualTo(1);
        assertThat(scenario.world().monsters().size()).isZero();
    }

    @Test
    void givenARoomToHoldOut_whenEveryWaveIsSlainAtOnce_thenTheLastComesAgainAndAgainUntilTheTimeIsUp() {
        Scenario scenario = Scenario.inArena("hold_out", 1, HALL);
        scenario.standsOn(scenario.cellOf('3')).waitsFor(EventType.ARENA_SEALED, 120);
        int time = scenario.arena().kind().holdOutTicks();

        scenario.slaysUntil(EventType.ARENA_CLEARED, time + 2);

        assertThat(scenario.count(EventType.WAVE_BEATEN))
                .isGreaterThan(scenario.arena().kind().waves().size());
    }

    @Test
    void givenAChestThatSpringsAnArena_whenThePlayerOnlyStepsIn_thenNothingHappensUntilItIsOpened() {
        Scenario scenario = Scenario.inArena("ambush", 1, WITH_CHEST);
        scenario.standsOn(scenario.cellOf('3')).waits(240);
        assertThat(scenario.arena().state()).isEqualTo(ArenaState.WARNED);

        scenario.interacts().waitsFor(EventType.ARENA_SEALED, 120);

        assertThat(scenario.happened(EventType.CHEST_OPENED, EventType.ARENA_SPRUNG, EventType.ARENA_SEALED))
                .containsExactly(EventType.CHEST_OPENED, EventType.ARENA_SPRUNG, EventType.ARENA_SEALED);
        scenario.slaysUntil(EventType.ARENA_OPENED, 4000);
    }

    @Test
    void givenAnAmbushThatThePlayerFled_whenTheyComeBackForTheReward_thenItIsSprungAnew() {
        Scenario scenario = Scenario.inArena("ambush", 1, WITH_CHEST);
        scenario.standsOn(scenario.cellOf('3')).waits(2).interacts().waits(5);
        scenario.standsOn(scenario.cellOf('1')).waits(120);
        assertThat(scenario.count(EventType.ARENA_CANCELLED)).isEqualTo(1);
        assertThat(scenario.arena().isShutting()).isFalse();

        scenario.standsOn(scenario.cellOf('2')).waits(2);

        assertThat(scenario.count(EventType.ARENA_SPRUNG)).isEqualTo(2);
    }

    @Test
    void givenAChestThatSpringsAnArena_whenThePlayerReachesForItFromTheDoorway_thenItStaysShut() {
        Scenario scenario = Scenario.inArena("ambush", 1, """
                ###########
                ######....#
                #@1...+C.T#
                ######....#
                ###########""");
        scenario.standsOn(scenario.cellOf('+')).waits(1).interacts();

        assertThat(scenario.world().prompt()).isEqualTo(InteractPrompt.NOTHING);
        assertThat(scenario.count(EventType.CHEST_OPENED)).isZero();
    }

    @Test
    void givenAnExitInTheHall_whenTheFightIsWon_thenTheExitIsBarredUntilTheDoorsAreOpen() {
        Scenario scenario = Scenario.inArena("boss_hall", 16, BOSS_HALL);
        scenario.standsOn(scenario.cellOf('3')).waits(1);
        assertThat(scenario.world().prompt()).isEqualTo(InteractPrompt.EXIT_BARRED);

        scenario.slaysUntil(EventType.ARENA_CLEARED, 4000).waits(1);
        assertThat(scenario.world().prompt()).isEqualTo(InteractPrompt.EXIT_BARRED);
        scenario.waitsFor(EventType.ARENA_OPENED, 60).waits(1);

        assertThat(scenario.world().prompt()).isEqualTo(InteractPrompt.TAKE_EXIT);
    }

    @ParameterizedTest
    @MethodSource("everyKindAtSomeDepths")
    void givenAnyKindAtAnyDepth_whenThePlayerSlaysWhoeverComes_thenItIsWonPaysAndNeverHoldsTooMany(
            String kind, int depth) {
        Scenario scenario = Scenario.inArena(
                kind, depth, kind.equals("ambush") || kind.equals("wall_breakers") ? WITH_CHEST : HALL);
        scenario.standsOn(scenario.cellOf('3')).waits(2).interacts().waitsFor(EventType.ARENA_SEALED, 120);
        for (int tick = 0; tick < 12_000 && scenario.count(EventType.ARENA_OPENED) == 0; tick++) {
            if (tick % 400 == 399) {
                scenario.world().monsters().forEach(scenario::slay);
            }
            scenario.endures(1);
            ArenaWard ward = scenario.arena().ward();
            if (ward != null) {
                ward.health().health = ward.health().most;
            }
            assertThat(scenario.arena().counted()).isLessThanOrEqualTo(ArenaKind.MOST_MONSTERS);
        }

        assertThat(scenario.happened(EventType.ARENA_CLEARED, EventType.ARENA_OPENED, EventType.ARENA_BROKEN))
                .containsExactly(EventType.ARENA_CLEARED, EventType.ARENA_OPENED);
        assertThat(scenario.world().pickups().size() + scenario.count(EventType.ITEM_PICKED_UP))
                .isPositive();
    }

    static Stream<Arguments> everyKindAtSomeDepths() {
        return TestContent.BUILT_IN.arenaKinds().ids().stream()
                .flatMap(kind -> Stream.of(1, 8, 17).map(depth -> Arguments.of(kind, depth)));
    }
}
