package dev.orebound.world;

import static org.assertj.core.api.Assertions.assertThat;

import com.badlogic.ashley.core.Entity;
import dev.orebound.world.arena.Arena;
import dev.orebound.world.arena.ArenaState;
import dev.orebound.world.component.BodyComponent;
import org.junit.jupiter.api.Test;

class ArenaTest {
    private static final String TRAP = """
            ################
            ######.........#
            ######.........#
            #@1...+2.3.T...#
            ######.........#
            ######.........#
            ################""";

    @Test
    void givenADormantTrap_whenThePlayerStandsOnTheDoorway_thenNothingHappens() {
        Scenario scenario = Scenario.of(TRAP).walksTo('+').waits(120);

        assertThat(arena(scenario).state()).isEqualTo(ArenaState.DORMANT);
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
        assertThat(arena(scenario).state()).isEqualTo(ArenaState.DORMANT);
        assertThat(scenario.world().doors().get(0).shut()).isZero();
    }

    @Test
    void givenAPlayerHalfInTheDoorway_whenTheDoorsMeet_thenNothingIsShutInsideThem() {
        Scenario scenario = Scenario.of(TRAP).walksTo('2').pushes(-40, 0, 5);

        scenario.waitsFor(EventType.ARENA_SEALED, 240);

        BodyComponent body = scenario.body();
        assertThat(body.x - body.radius).isGreaterThanOrEqualTo(7 - 0.01f);
    }

    @Test
    void givenASealedArena_whenMonstersComeUp_thenTheirCellsWereMarkedAheadAndAreAwayFromThePlayer() {
        Scenario scenario = Scenario.of(TRAP).walksTo('2').waitsFor(EventType.SPAWN_MARKED, 240);

        long markedAt = scenario.world().tick();
        scenario.waitsFor(EventType.MONSTER_SPAWNED, 240);

        assertThat(scenario.world().tick() - markedAt).isBetween(48L, 73L);
        for (Entity monster : scenario.world().monsters()) {
            BodyComponent body = monster.getComponent(BodyComponent.class);
            assertThat(scenario.world().floor().grid().steps8(body.cell, scenario.body().cell))
                    .isGreaterThanOrEqualTo(3);
        }
    }

    @Test
    void givenASealedArena_whenAllWavesAreDead_thenItOpensPaysAndNeverArmsAgain() {
        Scenario scenario = Scenario.of(TRAP).walksTo('3');

        scenario.fightsUntil(EventType.ARENA_CLEARED, 20_000);

        assertThat(scenario.count(EventType.WAVE_BEATEN))
                .isEqualTo(scenario.content().arenaKinds().at(0).waves().size());
        scenario.waits(60);
        assertThat(scenario.world().floorState().isSolid(scenario.cellOf('+'))).isFalse();
        assertThat(scenario.world().pickups().size() + scenario.count(EventType.ITEM_PICKED_UP))
                .isPositive();
        scenario.walksTo('1').walksTo('3').waits(240);
        assertThat(arena(scenario).state()).isEqualTo(ArenaState.CLEARED);
        assertThat(scenario.count(EventType.ARENA_SPRUNG)).isEqualTo(1);
    }

    private static Arena arena(Scenario scenario) {
        return scenario.world().arenas().get(0);
    }
}
