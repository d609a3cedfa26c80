package dev.orebound.grid;

import static org.assertj.core.api.Assertions.assertThat;

import dev.orebound.AsciiMap;
import org.junit.jupiter.api.Test;

class DistanceMapTest {
    @Test
    void countsEightWaySteps() {
        assertThat(spread("""
                #########
                #@......#
                #.###.#.#
                #...#.#.#
                #########
                """, StepKind.EIGHT_WAY)).isEqualTo("""
                #########
                #0123456#
                #1###5#7#
                #234#6#8#
                #########
                """);
    }

    @Test
    void countsFourWaySteps() {
        assertThat(spread("""
                ....
                .@..
                ....
                """, StepKind.FOUR_WAY)).isEqualTo("""
                2123
                1012
                2123
                """);
    }

    @Test
    void reachesTheEdgeOfTheMapAndNotAroundIt() {
        assertThat(spread("""
                @#.
                .#.
                ..#
                """, StepKind.EIGHT_WAY)).isEqualTo("""
                0#?
                1#?
                23#
                """);
    }

    @Test
    void neverSlipsBetweenTwoBlockedCorners() {
        assertThat(spread("""
                @.#.
                ..#.
                ##..
                """, StepKind.EIGHT_WAY)).isEqualTo("""
                01#?
                11#?
                ##??
                """);
    }

    @Test
    void goesRoundASingleCornerRatherThanCutIt() {
        assertThat(spread("""
                #..
                @#.
                ..#
                """, StepKind.EIGHT_WAY)).isEqualTo("""
                #??
                0#?
                12#
                """);
        assertThat(spread("""
                ..
                @#
                """, StepKind.EIGHT_WAY)).isEqualTo("""
                12
                0#
                """);
    }

    @Test
    void measuresFromTheNearestOfSeveralSources() {
        AsciiMap map = AsciiMap.of("a.....b");
        DistanceMap distances = new DistanceMap(map.grid());
        distances.addSource(map.cell('a'));
        distances.addSource(map.cell('b'));
        distances.spread(map.rock(), StepKind.FOUR_WAY);
        assertThat(draw(map, distances)).isEqualTo("0123210\n");
    }

    @Test
    void isTheSameWhenItIsUsedAgain() {
        AsciiMap map = AsciiMap.of("""
                a..#
                .#.#
                ..b#
                """);
        DistanceMap used = new DistanceMap(map.grid());
        used.spreadFrom(map.cell('b'), map.rock());
        used.spreadFrom(map.cell('a'), map.rock());
        DistanceMap fresh = new DistanceMap(map.grid());
        fresh.spreadFrom(map.cell('a'), map.rock());
        assertThat(draw(map, used)).isEqualTo(draw(map, fresh));
        assertThat(used.reachedCount()).isEqualTo(8);
        assertThat(used.reached(0)).isEqualTo(map.cell('a'));
    }

    @Test
    void goesNoFartherThanAsked() {
        AsciiMap map = AsciiMap.of("""
                @......
                .......
                """);
        DistanceMap distances = new DistanceMap(map.grid());
        distances.spreadFrom(map.cell('@'), map.rock(), StepKind.FOUR_WAY, 2);
        assertThat(draw(map, distances)).isEqualTo("""
                012????
                12?????
                """);
        distances.spreadFrom(map.cell('@'), map.rock(), StepKind.EIGHT_WAY, 1);
        assertThat(draw(map, distances)).isEqualTo("""
                01?????
                11?????
                """);
    }

    @Test
    void stopsAtAGoalAndGoesOnToTheNext() {
        AsciiMap map = AsciiMap.of("""
                ...@..b..#c
                """);
        DistanceMap distances = new DistanceMap(map.grid());
        distances.addSource(map.cell('@'));
        assertThat(distances.spreadTo(map.cell('@'), map.rock(), StepKind.FOUR_WAY))
                .isTrue();
        assertThat(distances.reachedCount()).isEqualTo(1);
        assertThat(distances.spreadTo(map.cell('b'), map.rock(), StepKind.FOUR_WAY))
                .isTrue();
        assertThat(distances.at(map.cell('b'))).isEqualTo(3);
        assertThat(distances.isReached(map.cell('b') + 1)).isFalse();
        assertThat(distances.spreadTo(map.cell('c'), map.rock(), StepKind.FOUR_WAY))
                .isFalse();
        assertThat(draw(map, distances)).isEqualTo("""
                321012345#?
                """);
    }

    /**
     * Checks with any walls, also on the edge of the map, that a cell's distance is one more than the least of the
     * cells that lead to it.
     */
    @Test
    void isOneMoreThanTheNearestNeighbourOnAnyMap() {
        Grid grid = new Grid(13, 9);
        DistanceMap distances = new DistanceMap(grid);
        for (int round = 0; round < 60; round++) {
            MutableBitLayer walls = new MutableBitLayer(grid);
            for (int cell = 0; cell < grid.size(); cell++) {
                walls.set(cell, (cell * 7919 + round * 104729 + cell * cell * round) % 10 < 3);
            }
            for (StepKind walk : StepKind.values()) {
                distances.spreadFrom(round, walls, walk);
                for (int cell = 0; cell < grid.size(); cell++) {
                    int expected = cell == round
                            ? 0
                            : walls.at(cell) ? DistanceMap.UNREACHED : best(distances, walls, cell, walk);
                    assertThat(distances.at(cell))
                            .as("round %s, %s, cell %s", round, walk, cell)
                            .isEqualTo(expected);
                }
            }
        }
    }

    private static int best(DistanceMap distances, BitLayer walls, int cell, StepKind walk) {
        Grid grid = walls.grid();
        int best = DistanceMap.UNREACHED;
        for (Direction way : walk == StepKind.FOUR_WAY ? Direction.STRAIGHT : Direction.ALL) {
            int beside = grid.neighbour(cell, way);
            if (beside == Grid.NONE || !distances.isReached(beside)) {
                continue;
            }
            boolean squeezes = walls.at(grid.cell(grid.x(beside), grid.y(cell)))
                    || walls.at(grid.cell(grid.x(cell), grid.y(beside)));
            if (!way.isDiagonal() || !squeezes) {
                best = Math.min(best, distances.at(beside) + 1);
            }
        }
        return best;
    }

    @Test
    void stepsDownLeadToTheSource() {
        AsciiMap map = AsciiMap.of("""
                #######
                #@....#
                ####..#
                #b....#
                #######
                """);
        DistanceMap distances = new DistanceMap(map.grid());
        distances.spreadFrom(map.cell('@'), map.rock());
        int cell = map.cell('b');
        for (int distance = distances.at(cell); distance > 0; distance--) {
            assertThat(distances.at(cell)).isEqualTo(distance);
            cell = distances.stepDown(cell);
        }
        assertThat(cell).isEqualTo(map.cell('@'));
        assertThat(distances.stepDown(cell)).isEqualTo(Grid.NONE);
    }

    @Test
    void stepsDownNeverCutACorner() {
        AsciiMap map = AsciiMap.of("""
                @.
                #a
                """);
        DistanceMap distances = new DistanceMap(map.grid());
        distances.spreadFrom(map.cell('@'), map.rock());
        assertThat(distances.stepDown(map.cell('a'))).isEqualTo(map.grid().cell(1, 1));
    }

    @Test
    void stepsDownGoDiagonallyOnlyWhereNoStraightStepLeadsCloser() {
        AsciiMap map = AsciiMap.of("""
                ....
                ..@.
                ....
                """);
        DistanceMap distances = new DistanceMap(map.grid());
        distances.spreadFrom(map.cell('@'), map.rock());
        Grid grid = map.grid();
        for (int corner : new int[] {grid.cell(1, 0), grid.cell(3, 0), grid.cell(1, 2), grid.cell(3, 2)}) {
            assertThat(distances.stepDown(corner)).as("from cell %s", corner).isEqualTo(map.cell('@'));
        }
        assertThat(distances.stepDown(grid.cell(0, 0))).isEqualTo(grid.cell(1, 0));
        assertThat(distances.stepDown(grid.cell(0, 2))).isEqualTo(grid.cell(1, 2));
    }

    @Test
    void stepsDownPassASourceThatOnlyACutCornerLeadsTo() {
        assertThat(stepDownFromA("""
                .#c
                .a.
                ..b
                """)).isEqualTo('b');
        assertThat(stepDownFromA("""
                ..c
                .a#
                b..
                """)).isEqualTo('b');
    }

    private static char stepDownFromA(String drawing) {
        AsciiMap map = AsciiMap.of(drawing);
        DistanceMap distances = new DistanceMap(map.grid());
        distances.addSource(map.cell('b'));
        distances.addSource(map.cell('c'));
        distances.spread(map.rock(), StepKind.EIGHT_WAY);
        return map.glyph(distances.stepDown(map.cell('a')));
    }

    @Test
    void nothingLeadsDownFromWhereNothingWasReached() {
        AsciiMap map = AsciiMap.of("@#a");
        DistanceMap distances = new DistanceMap(map.grid());
        distances.spreadFrom(map.cell('@'), map.rock());
        assertThat(distances.stepDown(map.cell('a'))).isEqualTo(Grid.NONE);
    }

    private static String spread(String drawing, StepKind walk) {
        AsciiMap map = AsciiMap.of(drawing);
        DistanceMap distances = new DistanceMap(map.grid());
        distances.spreadFrom(map.cell('@'), map.rock(), walk);
        return draw(map, distances);
    }

    /** Draws a digit for each distance, and {@code ?} for open cells that were not reached. */
    private static String draw(AsciiMap map, DistanceMap distances) {
        return AsciiMap.draw(map.grid(), cell -> {
            if (map.glyph(cell) == '#') {
                return '#';
            }
            return distances.isReached(cell) ? (Object) distances.at(cell) : '?';
        });
    }
}
