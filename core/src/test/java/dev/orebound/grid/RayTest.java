package dev.orebound.grid;

import static org.assertj.core.api.Assertions.assertThat;

import dev.orebound.AsciiMap;
import org.junit.jupiter.api.Test;

/** Rows are drawn from north to south; the lowest is row 0. */
class RayTest {
    private static final BitLayer ROCK = AsciiMap.of("""
            .....
            ..#..
            ....#
            ...#.
            """).rock();

    @Test
    void isClearWhereNoRockLiesOnTheLine() {
        assertThat(Ray.isClear(ROCK, 0.5f, 3.5f, 4.5f, 3.5f)).isTrue();
        assertThat(Ray.isClear(ROCK, 4.5f, 3.5f, 0.5f, 3.5f)).isTrue();
        assertThat(Ray.isClear(ROCK, 0.5f, 0.5f, 0.5f, 3.5f)).isTrue();
        assertThat(Ray.isClear(ROCK, 0.5f, 3.5f, 0.5f, 0.5f)).isTrue();
        assertThat(Ray.isClear(ROCK, 0.5f, 0.2f, 3.9f, 1.9f)).isTrue();
        assertThat(Ray.isClear(ROCK, 3.9f, 1.9f, 0.5f, 0.2f)).isTrue();
    }

    @Test
    void endsAtRockWhicheverWayItGoes() {
        assertThat(Ray.isClear(ROCK, 0.5f, 2.5f, 4.5f, 2.5f)).isFalse();
        assertThat(Ray.isClear(ROCK, 4.5f, 2.5f, 0.5f, 2.5f)).isFalse();
        assertThat(Ray.isClear(ROCK, 2.5f, 0.5f, 2.5f, 3.5f)).isFalse();
        assertThat(Ray.isClear(ROCK, 2.5f, 3.5f, 2.5f, 0.5f)).isFalse();
        assertThat(Ray.isClear(ROCK, 0.5f, 3.2f, 4.5f, 1.4f)).isFalse();
    }

    @Test
    void startsInRockButDoesNotEndInIt() {
        assertThat(Ray.isClear(ROCK, 2.5f, 2.5f, 2.5f, 3.5f)).isTrue();
        assertThat(Ray.isClear(ROCK, 2.5f, 3.5f, 2.5f, 2.5f)).isFalse();
    }

    @Test
    void passesOneCornerAndNeverBetweenTwo() {
        assertThat(Ray.isClear(ROCK, 3.5f, 3.5f, 0.5f, 0.5f)).isFalse();
        assertThat(Ray.isClear(ROCK, 3.5f, 1.5f, 4.5f, 0.5f)).isFalse();
        assertThat(Ray.isClear(ROCK, 4.5f, 0.5f, 3.5f, 1.5f)).isFalse();
        assertThat(Ray.isClear(ROCK, 2.5f, 1.5f, 3.5f, 2.5f)).isTrue();
        assertThat(Ray.isClear(ROCK, 1.5f, 2.5f, 2.5f, 3.5f)).isTrue();
    }

    @Test
    void theMapEndsInRock() {
        assertThat(Ray.isClear(ROCK, 0.5f, 3.5f, -0.5f, 3.5f)).isFalse();
        assertThat(Ray.isClear(ROCK, 0.5f, 3.5f, 0.5f, 4.5f)).isFalse();
    }
}
