package dev.orebound.cave.corridor;

import static org.assertj.core.api.Assertions.assertThat;

import dev.orebound.TestContent;
import dev.orebound.TestSize;
import dev.orebound.cave.FloorGenerator;
import dev.orebound.cave.floor.Floor;
import dev.orebound.chance.RandomStream;
import dev.orebound.chance.RandomStreams;
import dev.orebound.chance.Seed;
import dev.orebound.content.Content;
import dev.orebound.descent.Descent;
import dev.orebound.grid.Grid;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;

/**
 * Checks that the start is drawn evenly, over 600 floors, at night 4,000. The rank of the start among the k cells of
 * its column (row of a tall floor) that are dry and lie in rooms is compared with an even draw for each k, by Pearson's
 * chi-square.
 */
class StartRanksTest {
    private static final int FLOORS = TestSize.of(600, 4_000);

    /** The floors expected at each rank, at least; with fewer, chi-square does not apply, and such k are left out. */
    private static final int LEAST_EXPECTED = 5;

    /** Standard deviations of a normal law beyond which an even draw strays once in a thousand times. */
    private static final double DEVIATIONS = 3.09;

    private static final Content CONTENT = TestContent.BUILT_IN;

    @Test
    void theStartIsAsLikelyOnEachDryRoomCellOfTheFirstColumn() {
        FloorGenerator generator = new FloorGenerator(CONTENT);
        SortedMap<Integer, int[]> ranks = new TreeMap<>();
        int tall = 0;
        for (int seed = 0; seed < FLOORS; seed++) {
            int depth = 1 + seed % 17;
            Floor floor = generator.generate(new Descent(Seed.of(seed), CONTENT.graph()).request(depth));
            List<Integer> cells = dryRoomCellsOfStartsLine(floor);
            int rank = cells.indexOf(floor.start());
            assertThat(rank).as("rank on the floor of seed %s", seed).isNotNegative();
            ranks.computeIfAbsent(cells.size(), int[]::new)[rank]++;
            tall += floor.grid().height() > floor.grid().width() ? 1 : 0;
        }
        assertThat(tall).as("tall floors, where rows count").isGreaterThan(FLOORS / 12);
        assertThat(judged(ranks)).as("numbers of cells that are judged").isGreaterThan(3);
        assertThat(uneven(ranks)).isEmpty();
    }

    @Test
    void aStartThatPrefersTheMiddleOrTheEndIsFoundOut() {
        RandomStream chance = new RandomStreams(Seed.of("ranks")).stream("test.ranks");
        SortedMap<Integer, int[]> even = new TreeMap<>();
        SortedMap<Integer, int[]> middle = new TreeMap<>();
        SortedMap<Integer, int[]> end = new TreeMap<>();
        for (int floor = 0; floor < 600; floor++) {
            int cells = 2 + floor % 6;
            even.computeIfAbsent(cells, int[]::new)[chance.below(cells)]++;
            middle.computeIfAbsent(cells, int[]::new)[(chance.below(cells) + chance.below(cells)) / 2]++;
            end.computeIfAbsent(cells, int[]::new)[cells - 1]++;
        }
        assertThat(uneven(even)).isEmpty();
        assertThat(uneven(middle)).hasSizeGreaterThan(3);
        assertThat(uneven(end)).hasSize(6);
    }

    private static List<Integer> dryRoomCellsOfStartsLine(Floor floor) {
        Grid grid = floor.grid();
        boolean isTall = grid.height() > grid.width();
        List<Integer> cells = new ArrayList<>();
        for (int cell = 0; cell < grid.size(); cell++) {
            boolean isInLine = isTall ? grid.y(cell) == grid.y(floor.start()) : grid.x(cell) == grid.x(floor.start());
            boolean isDry = floor.structure().at(cell)
                    && CONTENT.terrains().at(floor.terrain().at(cell)).isPassable()
                    && CONTENT.terrains().at(floor.liquid().at(cell)).isPassable();
            if (isInLine && isDry && floor.room().at(cell) != 0) {
                cells.add(cell);
            }
        }
        return cells;
    }

    private static long judged(SortedMap<Integer, int[]> ranks) {
        return ranks.entrySet().stream()
                .filter(entry -> isJudged(entry.getKey(), entry.getValue()))
                .count();
    }

    private static boolean isJudged(int cells, int[] ranks) {
        return cells > 1 && total(ranks) >= LEAST_EXPECTED * cells;
    }

    private static int total(int[] counts) {
        int total = 0;
        for (int count : counts) {
            total += count;
        }
        return total;
    }

    /** Returns a line for each number of cells whose ranks no even draw would give. */
    private static List<String> uneven(SortedMap<Integer, int[]> ranks) {
        List<String> lines = new ArrayList<>();
        ranks.forEach((cells, counts) -> {
            double expected = total(counts) / (double) cells;
            double chiSquare = 0;
            for (int count : counts) {
                chiSquare += (count - expected) * (count - expected) / expected;
            }
            if (isJudged(cells, counts) && chiSquare > mostChiSquare(cells - 1)) {
                lines.add("of " + cells + " cells: " + Arrays.toString(counts) + ", " + chiSquare);
            }
        });
        return lines;
    }

    /** Returns the chi-square that an even draw exceeds once in a thousand times, by Wilson and Hilferty. */
    private static double mostChiSquare(int freedom) {
        double part = 2.0 / (9 * freedom);
        return freedom * Math.pow(1 - part + DEVIATIONS * Math.sqrt(part), 3);
    }
}
