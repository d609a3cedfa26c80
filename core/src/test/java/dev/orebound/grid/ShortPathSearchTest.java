package dev.orebound.grid;

import static org.assertj.core.api.Assertions.assertThat;

import dev.orebound.AsciiMap;
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
}
