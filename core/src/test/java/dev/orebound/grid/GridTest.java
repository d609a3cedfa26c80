package dev.orebound.grid;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import org.junit.jupiter.api.Test;

class GridTest {
    private static final Grid GRID = new Grid(5, 3);

    @Test
    void isAtLeastOneCellAndAtMost4096InEitherWay() {
        assertThat(new Grid(1, 4096).size()).isEqualTo(4096);
        assertThat(new Grid(4096, 1).size()).isEqualTo(4096);
        assertThatIllegalArgumentException().isThrownBy(() -> new Grid(0, 1));
        assertThatIllegalArgumentException().isThrownBy(() -> new Grid(1, 0));
        assertThatIllegalArgumentException().isThrownBy(() -> new Grid(4097, 1));
        assertThatIllegalArgumentException().isThrownBy(() -> new Grid(1, 4097));
    }

    @Test
    void everyNeighbourIsOneStepAwayAndNoneLiesBeyondTheEdge() {
        for (int cell = 0; cell < GRID.size(); cell++) {
            for (Direction way : Direction.ALL) {
                int x = GRID.x(cell) + way.dx();
                int y = GRID.y(cell) + way.dy();
                boolean isOnGrid = x >= 0 && x < 5 && y >= 0 && y < 3;
                assertThat(GRID.neighbour(cell, way)).isEqualTo(isOnGrid ? x + 5 * y : Grid.NONE);
                assertThat(GRID.contains(x, y)).isEqualTo(isOnGrid);
            }
        }
    }

    @Test
    void anOffsetLeadsOffEveryCellInsideTheEdge() {
        for (Direction way : Direction.ALL) {
            assertThat(GRID.cell(2, 1) + GRID.offset(way)).isEqualTo(GRID.neighbour(GRID.cell(2, 1), way));
        }
    }

    @Test
    void theWayBackLeadsBack() {
        int middle = GRID.cell(2, 1);
        for (Direction way : Direction.ALL) {
            assertThat(GRID.neighbour(GRID.neighbour(middle, way), way.opposite()))
                    .isEqualTo(middle);
            assertThat(way.isDiagonal()).isEqualTo(!Direction.STRAIGHT.contains(way));
        }
    }

    @Test
    void countsStepsWithDiagonalsAndWithout() {
        assertThat(GRID.steps4(GRID.cell(4, 0), GRID.cell(1, 2))).isEqualTo(5);
        assertThat(GRID.steps4(GRID.cell(1, 2), GRID.cell(4, 0))).isEqualTo(5);
        assertThat(GRID.steps8(GRID.cell(4, 0), GRID.cell(1, 2))).isEqualTo(3);
        assertThat(GRID.steps8(GRID.cell(1, 0), GRID.cell(1, 2))).isEqualTo(2);
        assertThat(GRID.steps4(GRID.cell(3, 1), GRID.cell(2, 2))).isEqualTo(2);
        assertThat(GRID.steps8(GRID.cell(3, 1), GRID.cell(2, 2))).isEqualTo(1);
    }

    @Test
    void theEdgeIsTheOutermostRing() {
        MutableBitLayer edge = GRID.edge();
        assertThat(edge.count()).isEqualTo(12);
        for (int cell = 0; cell < GRID.size(); cell++) {
            assertThat(edge.at(cell)).isEqualTo(GRID.isEdge(cell));
        }
        assertThat(new Grid(1, 4).edge().count()).isEqualTo(4);
    }
}
