package dev.orebound.grid;

import static org.assertj.core.api.Assertions.assertThat;

import dev.orebound.AsciiMap;
import dev.orebound.chance.RandomStream;
import dev.orebound.chance.RandomStreams;
import dev.orebound.chance.Seed;
import org.junit.jupiter.api.Test;

class ShortPathSearchTest {
    private static final AsciiMap MAP = AsciiMap.of("""
            .......
            .1###2.
            .#...#.
            .#.3.#.
            .#####.
            4......""");

    private final ShortPathSearch ways = new ShortPathSearch(MAP.grid());

    @Test
    void givenAWayRound_whenItHasAsManyStepsAsAllowed_thenTheEndsAreJoined() {
        assertThat(joined('1', '2', 6)).isTrue();
        assertThat(joined('1', '2', 5)).isFalse();
    }

    @Test
    void givenTwoPieces_whenAskedHoweverFar_thenTheyAreNotJoined() {
        assertThat(joined('1', '3', 1000)).isFalse();
    }

    @Test
    void givenNoStepsAtAll_thenACellIsJoinedToItselfAlone() {
        assertThat(joined('1', '1', 0)).isTrue();
        assertThat(joined('1', '2', 0)).isFalse();
    }

    @Test
    void givenSeveralCells_whenOneOfThemIsCutOff_thenTheyAreNotAllJoined() {
        int[] cells = {MAP.cell('1'), MAP.cell('2'), MAP.cell('4'), MAP.cell('2'), MAP.cell('3')};

        assertThat(ways.joinAll(MAP.floor(), cells, 4, 6)).isTrue();
        assertThat(ways.joinAll(MAP.floor(), cells, 4, 5)).isFalse();
        assertThat(ways.joinAll(MAP.floor(), cells, 5, 1000)).isFalse();
    }

    @Test
    void givenOpenCellsOnTheEdge_thenNobodyWalksOffIt() {
        AsciiMap rows = AsciiMap.of("""
                #..
                ###
                ..1""");

        assertThat(new ShortPathSearch(rows.grid())
                        .join(rows.floor(), rows.cell('1'), rows.grid().cell(1, 2), 100))
                .isFalse();
    }

    private boolean joined(char from, char to, int mostSteps) {
        return ways.join(MAP.floor(), MAP.cell(from), MAP.cell(to), mostSteps);
    }

    @Test
    void givenAnyMap_thenItFindsTheStepsThatAMapOfDistancesHas() {
        RandomStream chance = new RandomStreams(Seed.of("ways")).stream("test.ways");
        for (int trial = 0; trial < 60; trial++) {
            Grid grid = new Grid(1 + chance.below(16), 1 + chance.below(16));
            MutableBitLayer rock = new MutableBitLayer(grid);
            for (int cell = 0; cell < grid.size(); cell++) {
                rock.set(cell, chance.chance(35));
            }
            MutableBitLayer open = new MutableBitLayer(grid);
            open.copyInverse(rock);
            int from = chance.below(grid.size());
            open.set(from, true);
            rock.set(from, false);
            DistanceMap distances = new DistanceMap(grid);
            distances.spreadFrom(from, rock, StepKind.FOUR_WAY);
            ShortPathSearch search = new ShortPathSearch(grid);
            for (int to = 0; to < grid.size(); to++) {
                if (open.at(to)) {
                    assertThat(search.steps(open, from, to, ShortPathSearch.NOT_JOINED))
                            .isEqualTo(distances.at(to));
                    assertThat(search.join(open, from, to)).isEqualTo(distances.isReached(to));
                }
            }
        }
    }
}
