package dev.orebound.view.effect;

import static org.assertj.core.api.Assertions.assertThat;

import dev.orebound.TestContent;
import dev.orebound.content.floor.FloorKind;
import dev.orebound.grid.Grid;
import dev.orebound.world.DrawnFloor;
import dev.orebound.world.World;
import dev.orebound.world.intent.Intent;
import dev.orebound.world.state.Party;
import org.junit.jupiter.api.Test;

/** Checks the way of the light to something that opens far off. */
class FloorTrailTest {
    private static final String TWO_WAYS = """
            ##############################
            #@...........................#
            #.##########################.#
            #.#........................#.#
            #.L.......2................#.#
            #.#........................#.#
            #.##########################.#
            #1...........................#
            ##############################
            """;

    private final DrawnFloor drawn = new DrawnFloor(TWO_WAYS).kind(FloorKind.SCROLL);

    private World world() {
        return new World(drawn.floor(), TestContent.BUILT_IN, Party.fresh(TestContent.BUILT_IN));
    }

    @Test
    void theLightCrossesNoRockAndCutsNoCorner() {
        World world = world();
        Grid grid = world.floor().grid();
        int far = grid.cell(20, 4);
        FloorTrail trail = new FloorTrail(world);

        int steps = trail.begin(drawn.label('@'), far);

        int before = drawn.label('@');
        int count = 0;
        for (int cell = trail.next(); cell != Grid.NONE; cell = trail.next()) {
            int dx = grid.x(cell) - grid.x(before);
            int dy = grid.y(cell) - grid.y(before);
            assertThat(world.floor().structure().at(cell))
                    .as("floor at step %d", count)
                    .isTrue();
            assertThat(Math.max(Math.abs(dx), Math.abs(dy))).isOne();
            assertThat(world.floor().structure().at(before + dx)).as("corner").isTrue();
            assertThat(world.floor().structure().at(before + dy * grid.width()))
                    .as("corner")
                    .isTrue();
            before = cell;
            count++;
        }
        assertThat(before).isEqualTo(far);
        assertThat(count).isEqualTo(steps).isGreaterThan(grid.steps8(drawn.label('@'), far));
    }

    @Test
    void theLightPassesALockOnlyWhenItIsOpen() {
        drawn.vignette("strongroom", "2", '2', -1, "").lock("iron_gate", 'L');
        World world = world();
        FloorTrail trail = new FloorTrail(world);
        int behind = world.floor().grid().cell(20, 4);

        assertThat(trail.begin(drawn.label('@'), behind)).isZero();
        assertThat(trail.begin(drawn.label('@'), drawn.label('L')))
                .as("to the lock itself")
                .isPositive();
        world.floorState().locks().get(0).isOpen = true;
        assertThat(trail.begin(drawn.label('@'), behind)).isPositive();
    }

    @Test
    void theNearestExitIsTheOneWithTheShortestWay() {
        DrawnFloor floor =
                new DrawnFloor("""
                ####################
                #@.........#2......#
                ##########.#######.#
                #1................3#
                ####################
                """).exit('1', "r1c0").exit('2', "r1c1").exit('3', "r1c2");
        World world = new World(floor.floor(), TestContent.BUILT_IN, Party.fresh(TestContent.BUILT_IN));

        assertThat(new FloorTrail(world).nearestExit(floor.label('@'))).isEqualTo(floor.label('3'));
    }

    @Test
    void placesInSightAndNearNeedNoLight() {
        World world = world();
        world.step(new Intent());
        Grid grid = world.floor().grid();

        assertThat(FloorTrail.isFar(world, grid.cell(6, 7)))
                .as("in sight and near")
                .isFalse();
        assertThat(FloorTrail.isFar(world, grid.cell(25, 7)))
                .as("in sight, far off")
                .isTrue();
        assertThat(FloorTrail.isFar(world, grid.cell(8, 4)))
                .as("near, behind rock")
                .isTrue();
    }
}
