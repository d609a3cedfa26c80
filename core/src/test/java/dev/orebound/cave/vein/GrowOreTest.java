package dev.orebound.cave.vein;

import static org.assertj.core.api.Assertions.assertThat;

import dev.orebound.cave.DrawnCave;
import dev.orebound.cave.FloorGenerator;
import dev.orebound.cave.floor.Fixture;
import dev.orebound.cave.floor.FloorKeys;
import dev.orebound.cave.floor.Vein;
import dev.orebound.cave.pass.FloorBuilder;
import dev.orebound.grid.MutableIntLayer;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Tests where ore stands on a floor drawn by hand, all of it over the heart of one vein. */
class GrowOreTest {
    private static final DrawnCave CAVE = new DrawnCave("""
            ###########
            #@........#
            #.........#
            #....1....#
            #.........#
            #........>#
            ###########
            """);

    @Test
    void oreGrowsEverywhereButWhereSomethingStands() {
        int fixture = CAVE.cells('1')[0];
        FloorBuilder floor = CAVE.floor();
        floor.put(FloorKeys.VEIN, filled(1));
        floor.put(FloorKeys.VEIN_DISTANCE, filled(100));
        floor.put(FloorKeys.TERRAIN, filled(0));
        floor.put(FloorKeys.VEINS, List.of(new Vein(1, "fire", CAVE.grid().size())));
        floor.put(FloorKeys.PLACED_FIXTURES, List.of(new Fixture(fixture, "shrine")));

        FloorGenerator.run(new GrowOre(), floor);

        assertThat(floor.get(FloorKeys.ORES)).hasSizeGreaterThan(10).allSatisfy(ore -> {
            assertThat(ore.at()).isNotIn(fixture, CAVE.cells('@')[0], CAVE.cells('>')[0]);
            assertThat(ore.ore()).isEqualTo("fire");
        });
    }

    private static MutableIntLayer filled(int value) {
        MutableIntLayer layer = new MutableIntLayer(CAVE.grid());
        layer.fill(value);
        return layer;
    }
}
