package dev.orebound.grid;

import static org.assertj.core.api.Assertions.assertThat;

import dev.orebound.AsciiMap;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ArcCountTest {
    @ParameterizedTest(name = "{0}/{1}/{2}: {3}")
    @CsvSource({
        "..., .@., ..., 0",
        "###, #@#, ###, 0",
        "###, .@., ..., 1",
        "###, #@., ###, 1",
        "#.., #@., ###, 1",
        "#.#, #@#, #.#, 2",
        "###, .@#, #.#, 2",
        "#.#, .@., ###, 3",
        "#.#, .@., #.#, 4",
        ".#., #@#, .#., 4",
    })
    void countsTheRunsRoundACell(String north, String middle, String south, int count) {
        AsciiMap map = AsciiMap.of(north + "\n" + middle + "\n" + south);
        assertThat(ArcCount.at(map.floor(), map.cell('@'))).isEqualTo(count);
    }

    @Test
    void outsideTheMapIsWall() {
        AsciiMap map = AsciiMap.of("..@");
        assertThat(ArcCount.at(map.floor(), map.cell('@'))).isEqualTo(1);
    }

    @Test
    void aLayerHoldsTheCountOfPassableCellsOnly() {
        AsciiMap map = AsciiMap.of("""
                #####
                ..#..
                #...#
                ##.##
                """);
        IntLayer arcs = ArcCount.layer(map.floor());
        assertThat(AsciiMap.draw(map.grid(), cell -> map.glyph(cell) == '#' ? '#' : (Object) arcs.at(cell)))
                .isEqualTo("""
                #####
                12#21
                #232#
                ##1##
                """);
    }

    @Test
    void onTheEdgeAWayAlongItIsCounted() {
        AsciiMap map = AsciiMap.of("""
                .#.
                .#.
                ...
                """);
        IntLayer arcs = ArcCount.layer(map.floor());
        assertThat(AsciiMap.draw(map.grid(), cell -> map.glyph(cell) == '#' ? '#' : (Object) arcs.at(cell)))
                .isEqualTo("""
                1#1
                2#2
                222
                """);
    }

    @ParameterizedTest(name = "{0}/{1}/{2}: {3}")
    @CsvSource({
        "..., .@., ..., true",
        "###, .@., ..., true",
        "###, #@., ###, true",
        ".#., #@., .#., true",
        "#.#, #@#, #.#, false",
        "#.., #@., #.#, false",
        ".#., .@., ..., true",
        ".#., .@., #.#, false",
    })
    void aCellCanBeShutWhereItsNeighboursStillMeet(String north, String middle, String south, boolean canShut) {
        AsciiMap map = AsciiMap.of(north + "\n" + middle + "\n" + south);
        assertThat(ArcCount.canShut(map.floor(), map.cell('@'))).isEqualTo(canShut);
    }
}
