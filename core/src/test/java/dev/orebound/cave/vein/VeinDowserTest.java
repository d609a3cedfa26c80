package dev.orebound.cave.vein;

import static org.assertj.core.api.Assertions.assertThat;

import dev.orebound.TestContent;
import dev.orebound.cave.FloorGenerator;
import dev.orebound.cave.floor.Floor;
import dev.orebound.cave.floor.FloorRequest;
import dev.orebound.cave.floor.Vein;
import dev.orebound.cave.ore.OreField;
import dev.orebound.chance.Seed;
import dev.orebound.content.Content;
import dev.orebound.descent.Descent;
import dev.orebound.grid.Grid;
import dev.orebound.grid.IntLayer;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Checks that the dowser points at a vein of the floors below, as far as they lie under the floor. */
class VeinDowserTest {
    private static final Content CONTENT = TestContent.BUILT_IN;
    private static final int RUNS = 6;
    private static final int EVERY = 197;

    /**
     * A cell of a vein on a floor below.
     *
     * @param cell the cell
     * @param down number of floors below
     * @param squared squared distance, including the height of the floors between
     */
    private record Found(int cell, int down, double squared) {}

    @Test
    void theCellThatIsPointedAtLiesOverTheNearestVeinOfThatKind() {
        int pointed = 0;
        int none = 0;
        for (int run = 0; run < RUNS; run++) {
            List<Floor> floors = floorsOf("run " + run);
            for (int depth = 1 + run % 3; depth < FloorRequest.DEEPEST; depth += 3) {
                Floor floor = floors.get(depth - 1);
                VeinDowser dowsing = new VeinDowser(floor, CONTENT);
                for (int ore = 0; ore < CONTENT.ores().size(); ore++) {
                    List<Found> veins = veinsBelow(floor, CONTENT.ores().at(ore).id());
                    assertThat(floor.below().has(CONTENT.ores().at(ore).id())).isEqualTo(!veins.isEmpty());
                    for (int cell = depth; cell < floor.grid().size(); cell += EVERY) {
                        int told = dowsing.nearest(ore, cell);
                        none += veins.isEmpty() ? 1 : 0;
                        pointed += veins.isEmpty() ? 0 : 1;
                        checkNearest(floor.grid(), cell, told, dowsing.floorsDown(), veins);
                    }
                }
            }
        }
        assertThat(pointed).isGreaterThan(1000);
        assertThat(none).as("ores that no floor below has are met too").isPositive();
    }

    private static void checkNearest(Grid grid, int from, int told, int down, List<Found> veins) {
        if (veins.isEmpty()) {
            assertThat(told).isEqualTo(Grid.NONE);
            return;
        }
        double least = veins.stream()
                .mapToDouble(vein -> distance(grid, from, vein))
                .min()
                .orElseThrow();
        assertThat(veins)
                .as("veins of the kind below cell %s", told)
                .anyMatch(vein -> vein.cell() == told && vein.down() == down && distance(grid, from, vein) == least);
    }

    private static double distance(Grid grid, int from, Found vein) {
        double dx = grid.x(vein.cell()) - grid.x(from);
        double dy = grid.y(vein.cell()) - grid.y(from);
        return dx * dx + dy * dy + vein.squared();
    }

    private static List<Found> veinsBelow(Floor floor, String ore) {
        OreField field = new OreField(floor.request().seed(), floor.grid(), CONTENT);
        int depth = floor.request().depth();
        List<Found> veins = new ArrayList<>();
        for (int below = depth + 1; below <= FloorRequest.DEEPEST; below++) {
            IntLayer vein = field.veinOfCell(below, floor.grid());
            double height = (below - depth) * CONTENT.feel().dowsing().floorCells();
            for (int cell = 0; cell < floor.grid().size(); cell++) {
                int id = vein.at(cell);
                if (id != 0
                        && Vein.withId(field.veins(below, floor.grid()), id)
                                .ore()
                                .equals(ore)) {
                    veins.add(new Found(cell, below - depth, height * height));
                }
            }
        }
        return veins;
    }

    @Test
    void nothingLiesBelowTheLastFloor() {
        Floor last = floorsOf("last").get(FloorRequest.DEEPEST - 1);
        VeinDowser dowsing = new VeinDowser(last, CONTENT);

        for (int ore = 0; ore < CONTENT.ores().size(); ore++) {
            assertThat(dowsing.nearest(ore, last.start())).isEqualTo(Grid.NONE);
            assertThat(last.below().has(CONTENT.ores().at(ore).id())).isFalse();
        }
    }

    private static List<Floor> floorsOf(String seed) {
        FloorGenerator generator = new FloorGenerator(CONTENT);
        Descent descent = new Descent(Seed.of(seed), CONTENT.graph());
        List<Floor> floors = new ArrayList<>();
        for (int depth = 1; depth <= FloorRequest.DEEPEST; depth++) {
            floors.add(generator.generate(descent.request(depth)));
        }
        return floors;
    }
}
