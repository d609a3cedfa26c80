package dev.orebound.world.path;

import static org.assertj.core.api.Assertions.assertThat;

import dev.orebound.chance.RandomStream;
import dev.orebound.chance.RandomStreams;
import dev.orebound.chance.Seed;
import dev.orebound.grid.DistanceMap;
import dev.orebound.grid.DistanceRepair;
import dev.orebound.grid.Grid;
import dev.orebound.grid.MutableBitLayer;
import org.junit.jupiter.api.Test;

/**
 * Checks that the field leads from every cell to the player by a nearly shortest path, however the player walks and
 * whatever opens and shuts.
 */
class PlayerFlowFieldTest {
    private static final Grid GRID = new Grid(96, 40);
    private static final int CELLS_A_TICK = 300;

    private final RandomStream chance = new RandomStreams(Seed.of(11)).stream("PreyFieldTest");
    private final MutableBitLayer walls = new MutableBitLayer(GRID);
    private final PlayerFlowField prey = new PlayerFlowField(walls, new DistanceRepair(GRID));
    private final DistanceMap truth = new DistanceMap(GRID);
    private int player;

    @Test
    void givenAPlayerWhoRunsAbout_whenTheFieldFollows_thenEveryRouteEndsAtThemAndIsNearlyTheShortest() {
        draw(28);
        double longer = 0;
        int measured = 0;
        for (int tick = 0; tick < 900; tick++) {
            if (tick % 8 == 0) {
                step();
            }
            prey.follow(player, false, CELLS_A_TICK);
            truth.spreadFrom(player, walls);
            int cell = chance.below(GRID.size());
            if (truth.isReached(cell) && cell != player) {
                longer += walk(cell) / (double) truth.at(cell) - 1;
                measured++;
            }
            if (tick % 50 == 0) {
                assertAllArrive();
            }
        }
        assertThat(longer / measured).as("mean share that a way is longer").isLessThan(0.02);
    }

    @Test
    void givenDoorsAndOre_whenTheyOpenAndShut_thenItTellsAtOnceFromWhereThereIsNoWay() {
        draw(38);
        int unreached = 0;
        for (int change = 0; change < 250; change++) {
            step();
            int cell = chance.below(GRID.size());
            boolean hasChanged = cell != player;
            if (hasChanged) {
                walls.set(cell, !walls.at(cell));
                if (walls.at(cell)) {
                    prey.shut(cell);
                } else {
                    prey.opened(cell);
                }
            }
            prey.follow(player, hasChanged, CELLS_A_TICK);
            unreached += assertAllArrive();
        }
        assertThat(unreached).isPositive();
    }

    @Test
    void givenAPlayerSetDownFarOff_whenTheFieldFollows_thenItLeadsThereAtOnce() {
        draw(20);
        for (int jump = 0; jump < 30; jump++) {
            do {
                player = chance.below(GRID.size());
            } while (walls.at(player));
            prey.follow(player, false, CELLS_A_TICK);
            assertAllArrive();
        }
    }

    @Test
    void givenAPlayerOverWhatCannotBeWalked_whenTheFieldFollows_thenItLeadsToWhereTheyLastCould() {
        draw(0);
        player = GRID.cell(10, 10);
        prey.follow(player, false, CELLS_A_TICK);
        walls.set(GRID.cell(11, 10), true);
        prey.shut(GRID.cell(11, 10));
        prey.follow(GRID.cell(11, 10), true, CELLS_A_TICK);

        assertThat(prey.steps(player)).isZero();
        assertThat(prey.steps(GRID.cell(12, 10))).as("round it").isEqualTo(4);
    }

    private void draw(int rockPercent) {
        for (int cell = 0; cell < GRID.size(); cell++) {
            walls.set(cell, GRID.isEdge(cell) || chance.chance(rockPercent));
        }
        player = GRID.cell(48, 20);
        walls.set(player, false);
    }

    private void step() {
        int direction = chance.below(8);
        int to = EightWaySteps.step(walls, player, direction);
        player = to == Grid.NONE ? player : to;
    }

    /** Follows the field, and returns how many steps that takes. */
    private int walk(int from) {
        int steps = 0;
        for (int cell = from; cell != player; cell = prey.next(cell)) {
            int next = prey.next(cell);
            assertThat(next).as("next from %s", cell).isNotEqualTo(Grid.NONE);
            assertThat(walls.at(next)).isFalse();
            assertThat(prey.steps(next)).isLessThan(prey.steps(cell));
            steps++;
        }
        return steps;
    }

    /** Returns the number of open cells without a path. */
    private int assertAllArrive() {
        truth.spreadFrom(player, walls);
        int unreached = 0;
        for (int cell = 0; cell < GRID.size(); cell++) {
            boolean hasWay = truth.isReached(cell);
            assertThat(prey.steps(cell) != DistanceMap.UNREACHED)
                    .as("way from %s to %s", cell, player)
                    .isEqualTo(hasWay);
            if (hasWay) {
                assertThat(walk(cell)).isLessThanOrEqualTo(truth.at(cell) + 2 * 12);
            } else if (!walls.at(cell)) {
                unreached++;
            }
        }
        return unreached;
    }
}
