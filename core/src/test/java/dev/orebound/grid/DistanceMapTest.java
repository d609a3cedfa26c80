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
                """, Walk.EIGHT_WAY)).isEqualTo("""
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
                """, Walk.FOUR_WAY)).isEqualTo("""
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
                """, Walk.EIGHT_WAY)).isEqualTo("""
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
                """, Walk.EIGHT_WAY)).isEqualTo("""
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
                """, Walk.EIGHT_WAY)).isEqualTo("""
                #??
                0#?
                12#
                """);
        assertThat(spread("""
                ..
                @#
                """, Walk.EIGHT_WAY)).isEqualTo("""
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
        distances.spread(map.rock(), Walk.FOUR_WAY);
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

    private static String spread(String drawing, Walk walk) {
        AsciiMap map = AsciiMap.of(drawing);
        DistanceMap distances = new DistanceMap(map.grid());
        distances.spreadFrom(map.cell('@'), map.rock(), walk);
        return draw(map, distances);
    }

    /** A digit for each distance, {@code ?} for open cells that were not reached. */
    private static String draw(AsciiMap map, DistanceMap distances) {
        return AsciiMap.draw(map.grid(), cell -> {
            if (map.glyph(cell) == '#') {
                return '#';
            }
            return distances.isReached(cell) ? (Object) distances.at(cell) : '?';
        });
    }
}
