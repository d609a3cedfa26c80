package dev.orebound.grid;

import static org.assertj.core.api.Assertions.assertThat;

import dev.orebound.AsciiMap;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** Tests lines on drawings; rows run from north to south, the lowest is row 0. */
class LineTraceTest {
    private static final BitLayer ROCK = AsciiMap.of("""
            .....
            ..#..
            ....#
            ...#.
            """).rock();

    @Test
    void isClearWhereNoRockLiesOnTheLine() {
        assertThat(LineTrace.isClear(ROCK, 0.5f, 3.5f, 4.5f, 3.5f)).isTrue();
        assertThat(LineTrace.isClear(ROCK, 4.5f, 3.5f, 0.5f, 3.5f)).isTrue();
        assertThat(LineTrace.isClear(ROCK, 0.5f, 0.5f, 0.5f, 3.5f)).isTrue();
        assertThat(LineTrace.isClear(ROCK, 0.5f, 3.5f, 0.5f, 0.5f)).isTrue();
        assertThat(LineTrace.isClear(ROCK, 0.5f, 0.2f, 3.9f, 1.9f)).isTrue();
        assertThat(LineTrace.isClear(ROCK, 3.9f, 1.9f, 0.5f, 0.2f)).isTrue();
    }

    @Test
    void endsAtRockWhicheverWayItGoes() {
        assertThat(LineTrace.isClear(ROCK, 0.5f, 2.5f, 4.5f, 2.5f)).isFalse();
        assertThat(LineTrace.isClear(ROCK, 4.5f, 2.5f, 0.5f, 2.5f)).isFalse();
        assertThat(LineTrace.isClear(ROCK, 2.5f, 0.5f, 2.5f, 3.5f)).isFalse();
        assertThat(LineTrace.isClear(ROCK, 2.5f, 3.5f, 2.5f, 0.5f)).isFalse();
        assertThat(LineTrace.isClear(ROCK, 0.5f, 3.2f, 4.5f, 1.4f)).isFalse();
    }

    @Test
    void startsInRockButDoesNotEndInIt() {
        assertThat(LineTrace.isClear(ROCK, 2.5f, 2.5f, 2.5f, 3.5f)).isTrue();
        assertThat(LineTrace.isClear(ROCK, 2.5f, 3.5f, 2.5f, 2.5f)).isFalse();
    }

    @Test
    void passesOneCornerAndNeverBetweenTwo() {
        assertThat(LineTrace.isClear(ROCK, 3.5f, 3.5f, 0.5f, 0.5f)).isFalse();
        assertThat(LineTrace.isClear(ROCK, 3.5f, 1.5f, 4.5f, 0.5f)).isFalse();
        assertThat(LineTrace.isClear(ROCK, 4.5f, 0.5f, 3.5f, 1.5f)).isFalse();
        assertThat(LineTrace.isClear(ROCK, 2.5f, 1.5f, 3.5f, 2.5f)).isTrue();
        assertThat(LineTrace.isClear(ROCK, 1.5f, 2.5f, 2.5f, 3.5f)).isTrue();
    }

    @Test
    void theMapEndsInRock() {
        assertThat(LineTrace.isClear(ROCK, 0.5f, 3.5f, -0.5f, 3.5f)).isFalse();
        assertThat(LineTrace.isClear(ROCK, 0.5f, 3.5f, 0.5f, 4.5f)).isFalse();
    }

    /**
     * Uses ends on quarters of a cell, so that everything is exact. Lines through a corner are left out, because
     * another test covers them.
     */
    @Test
    void isStoppedByTheRockThatItCrossesAndByNoOther() {
        for (int fromX = 1; fromX < 20; fromX += 2) {
            for (int fromY = 1; fromY < 16; fromY += 2) {
                for (int toX = 2; toX < 20; toX += 4) {
                    for (int toY = 1; toY < 16; toY += 2) {
                        checkLine(fromX, fromY, toX, toY);
                    }
                }
            }
        }
    }

    private static void checkLine(int fromX, int fromY, int toX, int toY) {
        boolean isClear = true;
        for (int cell = 0; cell < ROCK.grid().size(); cell++) {
            int west = ROCK.grid().x(cell) * 4;
            int south = ROCK.grid().y(cell) * 4;
            boolean isFirst = fromX / 4 == west / 4 && fromY / 4 == south / 4;
            int[] sides = {
                side(fromX, fromY, toX, toY, west, south),
                side(fromX, fromY, toX, toY, west + 4, south),
                side(fromX, fromY, toX, toY, west, south + 4),
                side(fromX, fromY, toX, toY, west + 4, south + 4)
            };
            boolean isBeside = Math.max(fromX, toX) <= west
                    || Math.min(fromX, toX) >= west + 4
                    || Math.max(fromY, toY) <= south
                    || Math.min(fromY, toY) >= south + 4;
            if (!isBeside && IntStream.of(sides).anyMatch(side -> side == 0)) {
                return;
            }
            boolean isCrossed = !isBeside && Math.abs(IntStream.of(sides).sum()) < sides.length;
            isClear &= !isCrossed || isFirst || !ROCK.at(cell);
        }
        assertThat(LineTrace.isClear(ROCK, fromX / 4f, fromY / 4f, toX / 4f, toY / 4f))
                .as("in quarters: %s,%s to %s,%s", fromX, fromY, toX, toY)
                .isEqualTo(isClear);
    }

    /** Returns the side of a line on which a point lies: -1, 1, or 0 on the line. */
    private static int side(int fromX, int fromY, int toX, int toY, int x, int y) {
        return Integer.signum((toX - fromX) * (y - fromY) - (toY - fromY) * (x - fromX));
    }
}
