package dev.orebound.world.element;

import static org.assertj.core.api.Assertions.assertThat;

import dev.orebound.TestContent;
import dev.orebound.cave.FloorGenerator;
import dev.orebound.cave.floor.Floor;
import dev.orebound.cave.floor.FloorRequest;
import dev.orebound.chance.Seed;
import dev.orebound.content.floor.FloorKind;
import dev.orebound.grid.Direction;
import dev.orebound.grid.Grid;
import dev.orebound.grid.MutableBitLayer;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Checks the outlines of what is poured on the ground. */
class GroundGrainTest {
    private static final float RADIUS = 2.2f;

    private final Floor floor = new FloorGenerator(TestContent.BUILT_IN)
            .generate(new FloorRequest(Seed.of("grain"), "r4c3", 5, FloorKind.BATTLE, List.of("r5c3")));
    private final Grid grid = floor.grid();
    private final GroundGrain grain = new GroundGrain(floor);

    @Test
    void pouredGroundHoldsTogetherAndStaysWithinFiveQuartersOfItsRadius() {
        for (int x = 4; x < grid.width() - 4; x++) {
            for (int y = 4; y < grid.height() - 4; y++) {
                MutableBitLayer poured = poured(x + 0.3f, y + 0.7f);
                assertThat(joined(poured, grid.cell(x, y))).isEqualTo(poured.count());
                int wide = (int) Math.ceil(GroundGrain.farthest(RADIUS));
                assertThat(poured.count()).isBetween(9, (2 * wide + 1) * (2 * wide + 1) - 4);
            }
        }
    }

    @Test
    void outlinesDifferFromPlaceToPlaceAndAreAsLargeAsCirclesOnAverage() {
        int places = 0;
        int round = 0;
        int cells = 0;
        int cellsOfCircles = 0;
        for (int x = 4; x < grid.width() - 4; x++) {
            for (int y = 4; y < grid.height() - 4; y++) {
                float atX = x + (7 * x + 3 * y) % 10 / 10f;
                float atY = y + (3 * x + 9 * y) % 10 / 10f;
                MutableBitLayer poured = poured(atX, atY);
                int alike = 0;
                int circle = 0;
                for (int cell = 0; cell < grid.size(); cell++) {
                    float dx = grid.x(cell) + 0.5f - atX;
                    float dy = grid.y(cell) + 0.5f - atY;
                    boolean isRound = dx * dx + dy * dy <= RADIUS * RADIUS;
                    circle += isRound ? 1 : 0;
                    alike += isRound == poured.at(cell) ? 1 : 0;
                }
                places++;
                round += alike == grid.size() ? 1 : 0;
                cells += poured.count();
                cellsOfCircles += circle;
            }
        }

        assertThat(round).isLessThan(places / 20);
        assertThat(cells / (double) cellsOfCircles).isBetween(0.9, 1.1);
    }

    private MutableBitLayer poured(float x, float y) {
        MutableBitLayer poured = new MutableBitLayer(grid);
        for (int cell = 0; cell < grid.size(); cell++) {
            poured.set(cell, grain.reaches(x, y, RADIUS, cell));
        }
        return poured;
    }

    /** Returns the number of cells that hang together with one, in straight steps. */
    private int joined(MutableBitLayer cells, int from) {
        MutableBitLayer reached = new MutableBitLayer(grid);
        Deque<Integer> open = new ArrayDeque<>();
        reached.set(from, true);
        open.add(from);
        while (!open.isEmpty()) {
            int cell = open.remove();
            for (Direction way : Direction.STRAIGHT) {
                int beside = grid.neighbour(cell, way);
                if (beside != Grid.NONE && cells.at(beside) && !reached.at(beside)) {
                    reached.set(beside, true);
                    open.add(beside);
                }
            }
        }
        return reached.count();
    }
}
