package dev.orebound.cave.horde;

import static org.assertj.core.api.Assertions.assertThat;

import dev.orebound.TestContent;
import dev.orebound.chance.RandomStream;
import dev.orebound.chance.RandomStreams;
import dev.orebound.chance.Seed;
import dev.orebound.content.Content;
import dev.orebound.content.monster.Horde;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Tests which hordes are drawn, over many draws. */
class HordeDrawTest {
    private static final int DRAWS = 20_000;
    private static final Content CONTENT = TestContent.BUILT_IN;

    private final RandomStream stream = new RandomStreams(Seed.of("draws")).stream("test.hordes");

    @ParameterizedTest
    @ValueSource(ints = {1, 6, 17})
    void aWildKindIsDrawnAsOftenAsItsFrequencySaysAndOneOfAVignetteNever(int depth) {
        HordeDraw draw = new HordeDraw(CONTENT, depth);
        Map<String, Integer> drawn = new TreeMap<>();
        for (int i = 0; i < DRAWS; i++) {
            drawn.merge(draw.kind(depth, stream).id(), 1, Integer::sum);
        }

        int tickets = CONTENT.hordes().asList().stream()
                .filter(horde -> isWildAt(depth, horde))
                .mapToInt(Horde::frequency)
                .sum();
        for (Horde horde : CONTENT.hordes()) {
            double share = isWildAt(depth, horde) ? horde.frequency() / (double) tickets : 0;
            assertThat(drawn.getOrDefault(horde.id(), 0) / (double) DRAWS)
                    .as(horde.id())
                    .isBetween(share * 0.85, share * 1.15);
        }
    }

    private static boolean isWildAt(int depth, Horde horde) {
        return horde.machine() == null && horde.depths().holds(depth);
    }

    @Test
    void aTenthOfHordesIsDrawnForUpToFiveDepthsMore() {
        Map<Integer, Integer> drawn = depthsDrawnAt(10);

        assertThat(drawn.keySet()).containsExactly(10, 11, 12, 13, 14, 15);
        assertThat(drawn.getOrDefault(10, 0) / (double) DRAWS).isBetween(0.89, 0.91);
        for (int depth = 11; depth <= 15; depth++) {
            assertThat(drawn.getOrDefault(depth, 0) / (double) DRAWS).isBetween(0.016, 0.024);
        }
    }

    @Test
    void neverForMoreThanHalfTheDepthMoreNorForMoreThanTheLast() {
        assertThat(depthsDrawnAt(1).keySet()).containsExactly(1);
        assertThat(depthsDrawnAt(3).keySet()).containsExactly(3, 4);
        assertThat(depthsDrawnAt(4).keySet()).containsExactly(4, 5, 6);
        assertThat(depthsDrawnAt(15).keySet()).containsExactly(15, 16, 17);
        assertThat(depthsDrawnAt(17).keySet()).containsExactly(17);
    }

    @Test
    void aHordeThatNeverComesOutOfDepthIsBarredThereOnly() {
        assertThat(drawsOf("golems", 15, 15)).isPositive();
        assertThat(drawsOf("golems", 14, 15)).isZero();
    }

    private Map<Integer, Integer> depthsDrawnAt(int depth) {
        HordeDraw draw = new HordeDraw(CONTENT, depth);
        Map<Integer, Integer> drawn = new TreeMap<>();
        for (int i = 0; i < DRAWS; i++) {
            drawn.merge(draw.depth(stream), 1, Integer::sum);
        }
        return drawn;
    }

    private int drawsOf(String kind, int depth, int drawnFor) {
        HordeDraw draw = new HordeDraw(CONTENT, depth);
        int count = 0;
        for (int i = 0; i < 1_000; i++) {
            count += draw.kind(drawnFor, stream).id().equals(kind) ? 1 : 0;
        }
        return count;
    }
}
