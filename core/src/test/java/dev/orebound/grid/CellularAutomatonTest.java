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
        step(rock, 5, 5);
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
        step(rock, 9, 2);
        assertThat(AsciiMap.draw(rock, '#', '.')).isEqualTo("""
                ....
                .##.
                ....
                """);
        step(rock, 2, 9);
        assertThat(AsciiMap.draw(rock, '#', '.')).isEqualTo("""
                .##.
                ....
                .##.
                """);
    }

    private static void step(MutableBitLayer layer, int birth, int survival) {
        CellularAutomaton automaton = new CellularAutomaton(layer.grid());
        automaton.load(layer);
        automaton.step(birth, survival);
        automaton.store(layer);
    }
}
