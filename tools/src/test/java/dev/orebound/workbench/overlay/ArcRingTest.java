package dev.orebound.workbench.overlay;

import static org.assertj.core.api.Assertions.assertThat;

import dev.orebound.grid.ArcCount;
import dev.orebound.grid.Direction;
import dev.orebound.grid.Grid;
import dev.orebound.grid.MutableBitLayer;
import dev.orebound.workbench.overlay.StructureOverlays.ArcRing;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;

/** Checks that the drawn ring equals the counted ring. */
final class ArcRingTest {
    private static final Grid GRID = new Grid(3, 3);
    private static final int MIDDLE = GRID.cell(1, 1);

    private final ArcRing ring = new ArcRing();

    @Test
    void givenAnyRing_thenItCountsWhatTheGeneratorCounts() {
        for (int bits = 0; bits < 1 << ArcRing.SIZE; bits++) {
            MutableBitLayer layer = layer(bits);
            ring.look(layer, MIDDLE);

            assertThat(ring.count()).as("ring %s", Integer.toBinaryString(bits)).isEqualTo(ArcCount.at(layer, MIDDLE));
        }
    }

    @Test
    void givenAnyRingWithArcs_thenEachPassableNeighbourHasTheNumberOfItsOwnRun() {
        for (int bits = 1; bits < (1 << ArcRing.SIZE) - 1; bits++) {
            ring.look(layer(bits), MIDDLE);
            Set<Integer> numbers = new TreeSet<>();
            for (int i = 0; i < ArcRing.SIZE; i++) {
                int next = (i + 1) % ArcRing.SIZE;
                assertThat(ring.arcOf(i) > 0).isEqualTo(ring.isPassable(i));
                if (ring.isPassable(i) && ring.isPassable(next)) {
                    assertThat(ring.arcOf(next)).as("ring %s at %s", bits, i).isEqualTo(ring.arcOf(i));
                }
                numbers.add(ring.arcOf(i));
            }
            numbers.remove(0);

            assertThat(numbers).hasSize(ring.count()).allMatch(number -> number <= ring.count());
        }
    }

    @Test
    void givenNothingChangesRoundACell_thenNoNeighbourBelongsToAnArc() {
        ring.look(layer((1 << ArcRing.SIZE) - 1), MIDDLE);

        assertThat(ring.count()).isZero();
        for (int i = 0; i < ArcRing.SIZE; i++) {
            assertThat(ring.isPassable(i)).isTrue();
            assertThat(ring.arcOf(i)).isZero();
        }
    }

    @Test
    void givenACellOnTheEdge_thenNothingBeyondItIsPassable() {
        ring.look(layer((1 << ArcRing.SIZE) - 1), GRID.cell(0, 0));

        for (int i = 0; i < ArcRing.SIZE; i++) {
            Direction towards = Direction.ALL.get(i);
            assertThat(ring.isPassable(i))
                    .as("%s", towards)
                    .isEqualTo(towards.dx() >= 0 && towards.dy() >= 0 && i != 1);
        }
    }

    private static MutableBitLayer layer(int bits) {
        MutableBitLayer layer = new MutableBitLayer(GRID);
        for (int i = 0; i < ArcRing.SIZE; i++) {
            layer.set(GRID.neighbour(MIDDLE, Direction.ALL.get(i)), (bits >> i & 1) != 0);
        }
        return layer;
    }
}
