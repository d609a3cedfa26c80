package dev.orebound.cave.terrain;

import static org.assertj.core.api.Assertions.assertThat;

import dev.orebound.Glyphs;
import dev.orebound.TestContent;
import dev.orebound.cave.DrawnCave;
import dev.orebound.cave.floor.FloorKeys;
import dev.orebound.cave.pass.FloorBuilder;
import dev.orebound.cave.pass.FloorQueries;
import dev.orebound.content.floor.LakeRules;
import dev.orebound.grid.IntLayer;
import dev.orebound.grid.MutableBitLayer;
import dev.orebound.grid.MutableIntLayer;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** Tests the surroundings of lakes on drawings: wreaths and bridges; and torches on the rock. */
class ShoresTest {
    @Test
    void theEdgeOfAChasmLiesAllRoundItButOffDoorwaysAndStart() {
        assertThat(wreathed("chasm", """
                ##########
                ###@.....#
                ##+_..._.#
                ###..___.#
                ###.....>#
                ##########""")).isEqualTo("""
                ##########
                ###.'.'''#
                ##._'''_'#
                ###''___'#
                ###.''''.#
                ##########
                """);
    }

    @Test
    void shallowsLieAllRoundDeepWaterAndSpreadFarther() {
        DrawnCave cave = new DrawnCave("""
                #############
                #@..........#
                #...........#
                #....~~~....#
                #...........#
                #..........>#
                #############""");
        String drawn = wreathed("deep_water", cave);

        int[] lake = cave.cells(Glyphs.DEEP_WATER);
        for (int cell = 0; cell < cave.grid().size(); cell++) {
            int shore = cell;
            boolean touches = Arrays.stream(lake).anyMatch(each -> cave.grid().steps8(each, shore) == 1);
            boolean isLake = Arrays.stream(lake).anyMatch(each -> each == shore);
            if (touches && !isLake) {
                assertThat(glyph(drawn, cave, cell)).isEqualTo(Glyphs.SHALLOW_WATER);
            }
        }
        assertThat(drawn.chars().filter(glyph -> glyph == Glyphs.SHALLOW_WATER).count())
                .isGreaterThan(12);
    }

    @Test
    void aBridgeIsBuiltWhereTheWayRoundIsLong() {
        assertThat(bridged("""
                #################
                #@.....~~~......#
                #.#############.#
                #.#############.#
                #..............>#
                #################""")).isEqualTo("""
                #################
                #......===......#
                #.#############.#
                #.#############.#
                #...............#
                #################
                """);
    }

    @Test
    void noBridgeIsBuiltFartherThanOneSpans() {
        assertThat(bridged("""
                #################
                #@.~~~~~~~~~~~~.#
                #..############.#
                #..............>#
                #################""")).doesNotContain("=");
    }

    @Test
    void noBridgeIsBuiltBesideAShoreThatIsAsShort() {
        assertThat(bridged("""
                ##########
                #@.......#
                #..~~~~..#
                #..~~~~..#
                #.......>#
                ##########""")).doesNotContain("=");
    }

    @Test
    void noBridgeIsBuiltBesideAnother() {
        for (int seed = 0; seed < 20; seed++) {
            String drawn = bridged("""
                    ################
                    #@...~~~.......#
                    #....~~~.......#
                    #....~~~.......#
                    #.####~~~#####.#
                    #.####~~~#####.#
                    #.####~~~#####.#
                    #.############.#
                    #.############.#
                    #.............>#
                    ################""", seed);
            assertThat(drawn.chars().filter(glyph -> glyph == Glyphs.BRIDGE).count())
                    .isEqualTo(3);
        }
    }

    @Test
    void torchesHangOnRockToTheNorthOfARoomAndApart() {
        DrawnCave cave = new DrawnCave("""
                ######################
                #@...................#
                #....................#
                ###########.##########
                #...................>#
                ######################""");
        FloorBuilder floor = cave.floor();
        for (int seed = 0; seed < 20; seed++) {
            MutableIntLayer terrain = new MutableIntLayer(cave.grid());
            new TorchPlacer(floor).light(terrain, DrawnCave.chance(seed));
            int torch = TestContent.BUILT_IN.terrains().indexOf("torch");
            int[] torches = IntStream.range(0, cave.grid().size())
                    .filter(cell -> terrain.at(cell) == torch)
                    .toArray();
            assertThat(torches).hasSizeBetween(2, 6);
            for (int each : torches) {
                assertThat(floor.get(FloorKeys.STRUCTURE).at(each)).isFalse();
                assertThat(floor.get(FloorKeys.STRUCTURE).at(each - cave.grid().width()))
                        .isTrue();
                for (int other : torches) {
                    assertThat(each == other || cave.grid().steps8(each, other) >= 8)
                            .isTrue();
                }
            }
        }
    }

    private static String wreathed(String liquid, String drawing) {
        return wreathed(liquid, new DrawnCave(drawing));
    }

    private static String wreathed(String liquid, DrawnCave cave) {
        FloorBuilder floor = cave.floor();
        IntLayer lakes = floor.get(FloorKeys.LIQUID);
        MutableBitLayer free = FloorQueries.bareFloorCells(floor);
        for (int cell = 0; cell < cave.grid().size(); cell++) {
            free.set(cell, free.at(cell) && lakes.at(cell) == 0);
        }
        LakeRules.LakeKind kind = TestContent.BUILT_IN.cave().lakes().kinds().stream()
                .filter(each -> each.liquid().equals(liquid))
                .findFirst()
                .orElseThrow();
        MutableIntLayer round = new MutableIntLayer(cave.grid());
        new TerrainPatches(floor, free, List.of(lakes), FloorKeys.LIQUID)
                .wreathe(kind, lakes, round, DrawnCave.chance(1));
        return DrawnCave.draw(floor, round, lakes);
    }

    private static char glyph(String drawn, DrawnCave cave, int cell) {
        int line = cave.grid().height() - 1 - cave.grid().y(cell);
        return drawn.lines().toList().get(line).charAt(cave.grid().x(cell));
    }

    private static String bridged(String drawing) {
        return bridged(drawing, 1);
    }

    private static String bridged(String drawing, int seed) {
        FloorBuilder floor = new DrawnCave(drawing).floor();
        MutableIntLayer terrain = new MutableIntLayer(floor.grid());
        new BridgeBuilder(floor).build(terrain, DrawnCave.chance(seed));
        return DrawnCave.draw(floor, terrain, floor.get(FloorKeys.LIQUID));
    }
}
