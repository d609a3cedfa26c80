package dev.orebound.world.arena;

import static org.assertj.core.api.Assertions.assertThat;

import com.badlogic.ashley.core.Entity;
import com.badlogic.ashley.utils.ImmutableArray;
import dev.orebound.world.Scenario;
import dev.orebound.world.component.BodyComponent;
import dev.orebound.world.component.DoorComponent;
import dev.orebound.world.component.MindComponent;
import dev.orebound.world.component.MindState;
import dev.orebound.world.event.EventType;
import dev.orebound.world.intent.Intent;
import java.util.Arrays;
import java.util.Objects;
import org.junit.jupiter.api.Test;

/** Tests who is inside and outside when doors shut, and that nobody is between them. */
class ArenaDoorsTest {
    private static final String TRAP = """
            ################
            ######.........#
            ######.........#
            #@1...+2.3.T...#
            ######.........#
            ######.........#
            ################""";

    private static final String TWO_GOBLINS_BEFORE_A_TRAP = """
            ################
            ######.........#
            #.g.##.........#
            #@..1.+2.3.T...#
            #.g.##.........#
            ######.........#
            ################""";

    @Test
    void givenADormantTrap_whenThePlayerStandsOnTheDoorway_thenItIsOnlyAWarning() {
        Scenario scenario = Scenario.of(TRAP).walksTo('+').waits(120);

        assertThat(scenario.arena().state()).isEqualTo(ArenaState.WARNED);
    }

    @Test
    void givenADormantTrap_whenThePlayerStepsIn_thenTheDoorsShutBehindThem() {
        Scenario scenario = Scenario.of(TRAP).walksTo('3');

        scenario.waitsFor(EventType.ARENA_SEALED, 120);

        assertThat(scenario.happened(EventType.ARENA_SPRUNG, EventType.ARENA_SEALED))
                .containsExactly(EventType.ARENA_SPRUNG, EventType.ARENA_SEALED);
        assertThat(scenario.world().floorState().isSolid(scenario.cellOf('+'))).isTrue();
        scenario.pushes(-Intent.FULL_TILT, 0, 120);
        assertThat(scenario.body().x).isGreaterThan(7);
    }

    @Test
    void givenClosingDoors_whenThePlayerLeavesInTime_thenTheyOpenAgain() {
        Scenario scenario = Scenario.of(TRAP).walksTo('2').walksTo('1').waits(120);

        assertThat(scenario.happened(EventType.ARENA_SPRUNG, EventType.ARENA_CANCELLED, EventType.ARENA_SEALED))
                .containsExactly(EventType.ARENA_SPRUNG, EventType.ARENA_CANCELLED);
        assertThat(scenario.arena().state()).isNotEqualTo(ArenaState.CLOSING);
        assertThat(scenario.world().doors().get(0).shut).isZero();
    }

    @Test
    void givenAPlayerHalfInTheDoorway_whenTheDoorsMeet_thenNothingIsShutInsideThem() {
        Scenario scenario = Scenario.of(TRAP).walksTo('2').pushes(-40, 0, 5);

        scenario.waitsFor(EventType.ARENA_SEALED, 240);

        BodyComponent body = scenario.body();
        assertThat(body.x - body.radius).isGreaterThanOrEqualTo(7 - 0.01f);
    }

    @Test
    void givenMonstersInTheDoorway_whenTheDoorsMeet_thenTheyAreInsideAndApart() {
        Scenario scenario = Scenario.of(TWO_GOBLINS_BEFORE_A_TRAP).walksTo('3');
        ImmutableArray<Entity> goblins = scenario.world().monsters();
        while (scenario.count(EventType.ARENA_SEALED) == 0) {
            for (Entity goblin : goblins) {
                scenario.put(goblin.getComponent(BodyComponent.class), scenario.cellOf('+'));
            }
            scenario.tick();
        }

        for (Entity goblin : goblins) {
            BodyComponent body = goblin.getComponent(BodyComponent.class);
            assertThat(scenario.world().floor().room().at(body.cell))
                    .isEqualTo(scenario.arena().room().id());
        }
        scenario.expectsNobodyInAnybody();
    }

    @Test
    void givenAShardInTheDoorway_whenTheDoorsMeet_thenItLiesInside() {
        Scenario scenario = Scenario.of("""
                ################
                ######.........#
                ######.........#
                #@o...+2.3.T...#
                ######.........#
                ######.........#
                ################""");
        Arrays.fill(
                scenario.world().player().component().flasks,
                scenario.content().player().flaskMeasures());
        scenario.pushes(Intent.FULL_TILT, 0, 20).strikesAt('o', 60);
        BodyComponent shard = scenario.world().pickups().first().getComponent(BodyComponent.class);
        scenario.waits(60).standsOn(scenario.cellOf('3'));
        scenario.put(shard, scenario.cellOf('+'));

        scenario.waitsFor(EventType.ARENA_SEALED, 120);

        assertThat(scenario.world().floor().room().at(shard.cell))
                .isEqualTo(scenario.arena().room().id());
    }

    @Test
    void givenAHunterOutside_whenTheDoorsMeet_thenItGivesUpThere() {
        Scenario scenario = Scenario.of(TWO_GOBLINS_BEFORE_A_TRAP);
        Entity goblin = scenario.world().monsters().first();
        goblin.getComponent(MindComponent.class).state = MindState.HUNTING;
        scenario.standsOn(scenario.cellOf('3')).waitsFor(EventType.ARENA_SPRUNG, 2);
        while (scenario.count(EventType.ARENA_SEALED) == 0) {
            scenario.put(goblin.getComponent(BodyComponent.class), scenario.cellOf('1'));
            scenario.tick();
        }

        scenario.endures(2 * scenario.content().minds().searchTicks() + 2);

        assertThat(goblin.getComponent(MindComponent.class).state).isEqualTo(MindState.ASLEEP);
        assertThat(goblin.getComponent(BodyComponent.class).x).isLessThan(6);
    }

    @Test
    void givenDoorsThatOpenAgain_whenThePlayerTurnsBack_thenTheyShutFromWhereTheyAre() {
        Scenario scenario = Scenario.of(TRAP).standsOn(Scenario.of(TRAP).cellOf('2'));
        scenario.waits(40).standsOn(scenario.cellOf('1')).waits(2);
        DoorComponent door = scenario.world().doors().get(0);
        float shut = door.shut;
        assertThat(shut).isPositive();

        scenario.standsOn(scenario.cellOf('2')).waits(2);

        assertThat(scenario.arena().state()).isEqualTo(ArenaState.CLOSING);
        assertThat(door.shut).isGreaterThanOrEqualTo(shut - 0.1f);
    }

    @Test
    void givenAPlayerWhoseBodyIsPartlyOnADoorway_whenTimePasses_thenTheArenaIsNotSprung() {
        Scenario scenario = Scenario.of(TRAP);
        scenario.standsOn(scenario.cellOf('2'));
        scenario.body().x -= 0.4f;

        scenario.waits(120);

        assertThat(scenario.world().player().component().room)
                .isEqualTo(scenario.arena().room().id());
        assertThat(scenario.arena().state()).isEqualTo(ArenaState.WARNED);
    }

    @Test
    void givenClosingDoors_whenThePlayerSwaysOnTheThreshold_thenTheyGoOnClosing() {
        Scenario scenario = Scenario.of(TRAP);
        scenario.standsOn(scenario.cellOf('2')).waitsFor(EventType.ARENA_SPRUNG, 2);

        for (int tick = 0; tick < 40; tick++) {
            // Partly on the doorway's cell, with the middle still in the room, and then off it again.
            scenario.body().x = tick % 2 == 0 ? 7.1f : 7.5f;
            scenario.waits(1);
        }

        assertThat(scenario.happened(EventType.ARENA_SPRUNG, EventType.ARENA_CANCELLED))
                .containsExactly(EventType.ARENA_SPRUNG);
    }

    @Test
    void givenADormantTrap_whenThePlayerComesAndGoes_thenTheyAreWarnedOnceEachTime() {
        Scenario scenario = Scenario.of("""
                ####################
                ##########.........#
                #0........+....T...#
                ##########.........#
                #@########.........#
                ####################""");
        scenario.standsOn(scenario.cellOf('0')).waits(30);
        assertThat(scenario.arena().state()).isEqualTo(ArenaState.DORMANT);

        scenario.standsOn(scenario.cellOf('+') - 2).waits(30);
        assertThat(scenario.arena().state()).isEqualTo(ArenaState.WARNED);
        scenario.standsOn(scenario.cellOf('0')).waits(30);
        assertThat(scenario.arena().state()).isEqualTo(ArenaState.DORMANT);

        assertThat(scenario.count(EventType.ARENA_WARNED)).isEqualTo(1);
    }

    @Test
    void givenCompanionsFarOutside_whenTheDoorsMeet_thenTheyAreBesideThePlayerAndApart() {
        Scenario scenario = Scenario.with(TRAP, "goblin", "slime", "goblin_captain");
        for (Entity companion : scenario.world().companions()) {
            scenario.put(companion.getComponent(BodyComponent.class), scenario.cellOf('@'));
        }

        scenario.standsOn(scenario.cellOf('3')).waitsFor(EventType.ARENA_SEALED, 120);

        assertThat(scenario.count(EventType.COMPANION_BROUGHT_IN)).isEqualTo(3);
        for (Entity companion : scenario.world().companions()) {
            BodyComponent body = companion.getComponent(BodyComponent.class);
            assertThat(scenario.world().floor().room().at(body.cell))
                    .isEqualTo(scenario.arena().room().id());
            assertThat(scenario.world().floor().grid().steps8(body.cell, scenario.body().cell))
                    .isLessThanOrEqualTo(2);
        }
        scenario.expectsNobodyInAnybody();
    }

    @Test
    void givenACompanionInTheDoorway_whenTheDoorsMeet_thenItIsInside() {
        Scenario scenario = Scenario.with(TRAP, "goblin");
        BodyComponent companion = scenario.world().companions().first().getComponent(BodyComponent.class);
        scenario.standsOn(scenario.cellOf('3'));
        while (scenario.count(EventType.ARENA_SEALED) == 0) {
            scenario.put(companion, scenario.cellOf('+'));
            scenario.tick();
        }

        assertThat(scenario.world().floor().room().at(companion.cell))
                .isEqualTo(scenario.arena().room().id());
        assertThat(scenario.count(EventType.ARENA_BROKEN)).isZero();
    }

    @Test
    void givenAMonsterBeforeTheDoorThatReachesIntoIt_whenTheDoorsMeet_thenItIsOffThem() {
        Scenario scenario = Scenario.of(TWO_GOBLINS_BEFORE_A_TRAP);
        BodyComponent goblin = scenario.world().monsters().first().getComponent(BodyComponent.class);
        scenario.standsOn(scenario.cellOf('3')).waitsFor(EventType.ARENA_SPRUNG, 2);
        while (scenario.count(EventType.ARENA_SEALED) == 0) {
            scenario.put(goblin, scenario.cellOf('+') - 1);
            goblin.x += 0.4f;
            scenario.tick();
        }

        assertThat(goblin.x + goblin.radius).isLessThanOrEqualTo(6 + 0.01f);
    }

    @Test
    void givenARoomWithNoPlaceForWhoStandsInTheDoorway_whenTheDoorsShouldMeet_thenTheArenaIsOff() {
        Scenario scenario = Scenario.of("""
                ##########
                ####ggggg#
                ####ggggg#
                #@g.+ggTg#
                ####ggggg#
                ####ggggg#
                ##########""");
        BodyComponent stuck = null;
        for (Entity goblin : scenario.world().monsters()) {
            BodyComponent body = goblin.getComponent(BodyComponent.class);
            stuck = scenario.world().floor().grid().x(body.cell) == 2 ? body : stuck;
        }
        BodyComponent inTheWay = Objects.requireNonNull(stuck);
        scenario.standsOn(scenario.cellOf('T'));
        for (int tick = 0; tick < 120; tick++) {
            for (Entity goblin : scenario.world().monsters()) {
                goblin.getComponent(MindComponent.class).state = MindState.ASLEEP;
            }
            scenario.put(inTheWay, scenario.cellOf('+'));
            scenario.endures(1);
        }

        assertThat(scenario.arena().state()).isEqualTo(ArenaState.BROKEN);
        assertThat(scenario.count(EventType.ARENA_SEALED)).isZero();
        assertThat(scenario.world().floorState().isSolid(scenario.cellOf('+'))).isFalse();
        assertThat(scenario.world().doors().get(0).shut).isZero();
    }
}
