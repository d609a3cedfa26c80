package dev.orebound.workbench.overlay;

import static org.assertj.core.api.Assertions.assertThat;

import dev.orebound.grid.ArcCount;
import dev.orebound.grid.Direction;
import dev.orebound.grid.Grid;
import dev.orebound.grid.MutableBitLayer;
import java.util.Arrays;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;

/** Checks that the drawn ring equals the counted ring. */
final class ArcRingTest {
    private static final Grid GRID = new Grid(3, 3);
    private static final int MIDDLE = GRID.cell(1, 1);

    private static final int NEIGHBOURS = 8;

    @Test
    void givenAnyRing_thenItCountsWhatTheGeneratorCounts() {
        for (int bits = 0; bits < 1 << NEIGHBOURS; bits++) {
            MutableBitLayer layer = layer(bits);
            int[] ring = StructureOverlays.arcsAround(layer, MIDDLE);

            assertThat(highest(ring))
                    .as("ring %s", Integer.toBinaryString(bits))
                    .isEqualTo(ArcCount.at(layer, MIDDLE));
        }
    }

    @Test
    void givenAnyRingWithArcs_thenEachPassableNeighbourHasTheNumberOfItsOwnRun() {
        for (int bits = 1; bits < (1 << NEIGHBOURS) - 1; bits++) {
            int[] ring = StructureOverlays.arcsAround(layer(bits), MIDDLE);
            Set<Integer> numbers = new TreeSet<>();
            for (int i = 0; i < NEIGHBOURS; i++) {
                int next = (i + 1) % NEIGHBOURS;
                boolean isPassable = (bits >> i & 1) != 0;
                assertThat(ring[i] > 0).isEqualTo(isPassable);
                if (isPassable && (bits >> next & 1) != 0) {
                    assertThat(ring[next]).as("ring %s at %s", bits, i).isEqualTo(ring[i]);
                }
                numbers.add(ring[i]);
            }
            numbers.remove(-1);

            assertThat(numbers).hasSize(highest(ring)).allMatch(number -> number <= highest(ring));
        }
    }

    @Test
    void givenNothingChangesRoundACell_thenNoNeighbourBelongsToAnArc() {
        int[] open = StructureOverlays.arcsAround(layer((1 << NEIGHBOURS) - 1), MIDDLE);
        int[] rock = StructureOverlays.arcsAround(layer(0), MIDDLE);

        assertThat(open).containsOnly(0);
        assertThat(rock).containsOnly(-1);
    }

    @Test
    void givenACellOnTheEdge_thenNothingBeyondItIsPassable() {
        int[] ring = StructureOverlays.arcsAround(layer((1 << NEIGHBOURS) - 1), GRID.cell(0, 0));

        for (int i = 0; i < NEIGHBOURS; i++) {
            Direction towards = Direction.ALL.get(i);
            assertThat(ring[i] != -1).as("%s", towards).isEqualTo(towards.dx() >= 0 && towards.dy() >= 0 && i != 1);
        }
    }

    private static int highest(int[] ring) {
        return Math.max(0, Arrays.stream(ring).max().orElseThrow());
    }

    private static MutableBitLayer layer(int bits) {
        MutableBitLayer layer = new MutableBitLayer(GRID);
        for (int i = 0; i < NEIGHBOURS; i++) {
            layer.set(GRID.neighbour(MIDDLE, Direction.ALL.get(i)), (bits >> i & 1) != 0);
        }
        return layer;
    }
}
