package dev.orebound.grid;

import static org.assertj.core.api.Assertions.assertThat;

import dev.orebound.AsciiMap;
import org.junit.jupiter.api.Test;

class CellularAutomatonTest {
    @Test
    void smoothsTowardsTheMajorityOfNineAndCountsNothingBeyondTheEdge() {
        AsciiMap map = AsciiMap.of("""
                .....#
                .###.#
                .#.#..
                .###..
                ......
                """);
        MutableBitLayer rock = map.rock();
        new CellularAutomaton(map.grid()).step(rock, 5, 5);
        assertThat(AsciiMap.draw(rock, '#', '.')).isEqualTo("""
                ......
                ..#...
                .###..
                ..#...
                ......
                """);
    }

    @Test
    void birthAndSurvivalHaveCountsOfTheirOwn() {
        AsciiMap map = AsciiMap.of("""
                ....
                .##.
                ....
                """);
        MutableBitLayer rock = map.rock();
        new CellularAutomaton(map.grid()).step(rock, 9, 2);
        assertThat(AsciiMap.draw(rock, '#', '.')).isEqualTo("""
                ....
                .##.
                ....
                """);
        new CellularAutomaton(map.grid()).step(rock, 2, 9);
        assertThat(AsciiMap.draw(rock, '#', '.')).isEqualTo("""
                .##.
                ....
                .##.
                """);
    }
}
