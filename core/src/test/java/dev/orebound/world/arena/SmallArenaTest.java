package dev.orebound.world.arena;

import static org.assertj.core.api.Assertions.assertThat;

import com.badlogic.ashley.core.Entity;
import dev.orebound.cave.floor.Room;
import dev.orebound.grid.Grid;
import dev.orebound.world.Scenario;
import dev.orebound.world.component.BodyComponent;
import dev.orebound.world.event.EventType;
import org.junit.jupiter.api.Test;

/**
 * Tests trap rooms that are too small, too narrow or have too many doorways for other fights: monsters come out of the
 * walls.
 */
class SmallArenaTest {
    /** The smallest possible room of a floor. */
    private static final String CLOSET = """
            ############
            ######...###
            ######..C.##
            #@1..+2T3.##
            ######...###
            ############""";

    private static final String CROSSING = """
            ###############
            #@1.........4.#
            #######+#######
            ######...######
            ##...+2T.+....#
            ######...######
            #######+#######
            #......5......#
            ###############""";

    @Test
    void givenASmallRoom_whenItsChestIsOpened_thenMonstersComeOutOfItsWallsAndItPays() {
        Scenario scenario = Scenario.inArena("wall_breakers", 1, CLOSET);
        scenario.standsOn(scenario.cellOf('3')).waits(60);
        assertThat(scenario.count(EventType.ARENA_SPRUNG)).isZero();

        scenario.interacts().waitsFor(EventType.SPAWN_MARKED, 240);
        expectMarksInRockAwayFromThePlayer(scenario);
        scenario.waitsFor(EventType.MONSTER_SPAWNED, 100);
        for (Entity monster : scenario.world().monsters()) {
            int cell = monster.getComponent(BodyComponent.class).cell;
            assertThat(scenario.world().floor().room().at(cell))
                    .isEqualTo(scenario.arena().room().id());
        }
        scenario.slaysUntil(EventType.ARENA_OPENED, 4000);

        assertThat(scenario.count(EventType.WAVE_BEATEN)).isEqualTo(2);
        assertThat(scenario.world().pickups().size() + scenario.count(EventType.ITEM_PICKED_UP))
                .isPositive();
    }

    @Test
    void givenASmallRoom_whereverThePlayerStands_thenNoWaveWaits() {
        Grid grid = Scenario.of(CLOSET).world().floor().grid();
        for (int cell = 0; cell < grid.size(); cell++) {
            Scenario scenario = Scenario.inArena("wall_breakers", 1, CLOSET);
            Room room = scenario.arena().room();
            if (!room.cells().contains(cell) || scenario.world().floorState().isSolid(cell)) {
                continue;
            }
            scenario.standsOn(scenario.cellOf('3')).waits(2).interacts().waitsFor(EventType.ARENA_SEALED, 240);
            int pause = scenario.arena().kind().pace().pauseTicks();

            scenario.standsOn(cell).waits(pause + 2);

            assertThat(scenario.count(EventType.SPAWN_MARKED))
                    .as("at %s,%s", grid.x(cell), grid.y(cell))
                    .isPositive();
            expectMarksInRockAwayFromThePlayer(scenario);
        }
    }

    @Test
    void givenASmallRoom_whenThePlayerLeavesInTime_thenItIsCalledOff() {
        Scenario scenario = Scenario.inArena("close_quarters", 1, CLOSET);
        scenario.standsOn(scenario.cellOf('2')).waitsFor(EventType.ARENA_SPRUNG, 60);

        scenario.walksTo('1').waits(120);

        assertThat(scenario.count(EventType.ARENA_CANCELLED)).isEqualTo(1);
        assertThat(scenario.count(EventType.SPAWN_MARKED)).isZero();
        assertThat(scenario.arena().isShutting()).isFalse();
    }

    @Test
    void givenASmallRoom_whenThePlayerDiesInIt_thenItsDoorsOpen() {
        Scenario scenario = Scenario.inArena("close_quarters", 5, CLOSET);
        scenario.standsOn(scenario.cellOf('3')).waitsFor(EventType.MONSTER_SPAWNED, 400);

        scenario.world().player().health().health = 0;
        scenario.waits(60);

        assertThat(scenario.arena().state()).isEqualTo(ArenaState.BROKEN);
        assertThat(scenario.world().floorState().isSolid(scenario.cellOf('+'))).isFalse();
    }

    @Test
    void givenACrossingWithFourDoorways_whenThePlayerHoldsOut_thenAllFourOpenAndItPays() {
        Scenario scenario = Scenario.inArena("close_quarters", 8, CROSSING);
        Arena arena = scenario.arena();
        assertThat(arena.doors()).hasSize(4);
        scenario.standsOn(scenario.cellOf('2')).waitsFor(EventType.SPAWN_MARKED, 400);
        assertThat(arena.doors()).allMatch(door -> scenario.world().floorState().isSolid(door.cell));
        expectMarksInRockAwayFromThePlayer(scenario);

        scenario.endures(arena.kind().holdOutTicks() + 60);

        assertThat(arena.state()).isEqualTo(ArenaState.OPEN);
        assertThat(arena.doors())
                .noneMatch(door -> scenario.world().floorState().isSolid(door.cell));
        assertThat(scenario.count(EventType.ARENA_CLEARED)).isEqualTo(1);
    }

    private static void expectMarksInRockAwayFromThePlayer(Scenario scenario) {
        Grid grid = scenario.world().floor().grid();
        Arena arena = scenario.arena();
        assertThat(arena.marks().size()).isPositive();
        for (int i = 0; i < arena.marks().size(); i++) {
            int cell = arena.marks().cell(i);
            assertThat(scenario.world().floor().structure().at(cell)).isFalse();
            assertThat(arena.room().border().contains(cell)).isTrue();
            assertThat(grid.steps8(cell, scenario.body().cell)).isGreaterThanOrEqualTo(3);
        }
    }
}
