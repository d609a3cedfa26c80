package dev.orebound.cave.ore;

import static org.assertj.core.api.Assertions.assertThat;

import dev.orebound.TestContent;
import dev.orebound.cave.FloorGenerator;
import dev.orebound.cave.floor.Floor;
import dev.orebound.cave.floor.FloorRequest;
import dev.orebound.cave.floor.Vein;
import dev.orebound.chance.Seed;
import dev.orebound.content.Content;
import dev.orebound.content.floor.FloorKind;
import dev.orebound.content.reading.IntRange;
import dev.orebound.grid.DepthMeasure;
import dev.orebound.grid.Grid;
import dev.orebound.grid.IntLayer;
import dev.orebound.grid.MutableIntLayer;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Checks that veins continue through the floors of a run: promises about each run, and about many together. */
class OreFieldTest {
    private static final int RUNS = 200;
    private static final Content CONTENT = TestContent.BUILT_IN;
    private static final Grid GRID =
            new Grid(CONTENT.cave().width(), CONTENT.cave().height());
    /** The shape of the field, which holds wide floors and tall ones. */
    private static final Grid WHOLE = new Grid(GRID.width(), GRID.width());

    private static final List<OreField> FIELDS = new ArrayList<>();

    @BeforeAll
    static void growTheOreOfManyRuns() {
        for (int run = 0; run < RUNS; run++) {
            FIELDS.add(new OreField(Seed.of(run), GRID, CONTENT));
        }
    }

    @Test
    void aVeinHasOneOreOnEveryFloorThatItReaches() {
        for (OreField field : FIELDS) {
            Map<Integer, String> ores = new TreeMap<>();
            for (int depth = 1; depth <= FloorRequest.DEEPEST; depth++) {
                for (Vein vein : field.veins(depth, WHOLE)) {
                    assertThat(ores.merge(vein.id(), vein.ore(), (first, next) -> first))
                            .isEqualTo(vein.ore());
                }
            }
        }
    }

    @Test
    void oreThatLiesOnOreIsOfTheSameVein() {
        for (OreField field : FIELDS) {
            IntLayer above = field.veinOfCell(1, WHOLE);
            for (int depth = 2; depth <= FloorRequest.DEEPEST; depth++) {
                IntLayer here = field.veinOfCell(depth, WHOLE);
                for (int cell = 0; cell < WHOLE.size(); cell++) {
                    boolean isThrough = above.at(cell) != 0 && here.at(cell) != 0;
                    assertThat(!isThrough || above.at(cell) == here.at(cell)).isTrue();
                }
                above = here;
            }
        }
    }

    @Test
    void aVeinLeavesOutNoFloorAndMostReachSeveral() {
        int veins = 0;
        int deep = 0;
        for (OreField field : FIELDS) {
            for (IntRange depths : depths(field).values()) {
                veins++;
                deep += depths.lowest() < depths.highest() ? 1 : 0;
            }
        }
        assertThat(deep / (double) veins).isBetween(0.7, 0.95);
    }

    private static Map<Integer, IntRange> depths(OreField field) {
        Map<Integer, IntRange> depths = new TreeMap<>();
        for (int depth = 1; depth <= FloorRequest.DEEPEST; depth++) {
            for (Vein vein : field.veins(depth, WHOLE)) {
                IntRange above = depths.getOrDefault(vein.id(), new IntRange(depth, depth));
                assertThat(above.highest()).as("the depth over the next").isBetween(depth - 1, depth);
                depths.put(vein.id(), new IntRange(above.lowest(), depth));
            }
        }
        return depths;
    }

    @Test
    void thePrimaryOreHoldsForABandOfDepths() {
        IntRange band = CONTENT.cave().veins().band();
        Set<Integer> lengths = new TreeSet<>();
        for (OreField field : FIELDS) {
            int length = 1;
            for (int depth = 2; depth <= FloorRequest.DEEPEST; depth++) {
                if (field.primaryOre(depth).equals(field.primaryOre(depth - 1))) {
                    length++;
                } else {
                    lengths.add(length);
                    length = 1;
                }
            }
            assertThat(length).as("the last band, cut off by the depth").isLessThanOrEqualTo(band.highest());
        }
        assertThat(lengths).containsExactly(2, 3, 4);
        assertThat(lengths).allMatch(band::holds);
    }

    @ParameterizedTest(name = "floors of {0} by {1} cells")
    @CsvSource({"96, 64", "64, 96"})
    void mostVeinsHaveTheirFloorsPrimaryOreAtEveryDepth(int width, int height) {
        Grid floor = new Grid(width, height);
        int all = 0;
        int allPrimary = 0;
        for (int depth = 1; depth <= FloorRequest.DEEPEST; depth++) {
            int veins = 0;
            int primary = 0;
            for (OreField field : FIELDS) {
                String ore = field.primaryOre(depth);
                veins += field.veins(depth, floor).size();
                primary += (int) field.veins(depth, floor).stream()
                        .filter(vein -> vein.ore().equals(ore))
                        .count();
            }
            assertThat(primary / (double) veins).as("depth %s", depth).isBetween(0.58, 0.72);
            all += veins;
            allPrimary += primary;
        }
        assertThat(allPrimary / (double) all).isBetween(0.6, 0.7);
        assertThat(all / (double) (RUNS * FloorRequest.DEEPEST))
                .as("veins on a floor")
                .isBetween(6.5, 9.0);
    }

    @Test
    void aVeinMostlyHasThePrimaryOreOfWhereItBegins() {
        int veins = 0;
        int primary = 0;
        Set<String> ores = new TreeSet<>();
        for (OreField field : FIELDS) {
            for (Map.Entry<Integer, IntRange> vein : depths(field).entrySet()) {
                int top = vein.getValue().lowest();
                String ore = Vein.withId(field.veins(top, WHOLE), vein.getKey()).ore();
                ores.add(ore);
                veins++;
                primary += ore.equals(field.primaryOre(top)) ? 1 : 0;
            }
        }
        assertThat(primary / (double) veins).isBetween(0.65, 0.9);
        assertThat(ores).hasSameElementsAs(CONTENT.ores().ids());
    }

    @Test
    void nearlyEveryFloorHasAVeinWithAHeart() {
        int floors = 0;
        int hearts = 0;
        for (int run = 0; run < 20; run++) {
            for (int depth = 1; depth <= FloorRequest.DEEPEST; depth++) {
                MutableIntLayer distances = new MutableIntLayer(WHOLE);
                new DepthMeasure(WHOLE).measure(FIELDS.get(run).veinOfCell(depth, WHOLE), true, distances);
                int deepest = 0;
                for (int cell = 0; cell < WHOLE.size(); cell++) {
                    deepest = Math.max(deepest, distances.at(cell));
                }
                floors++;
                hearts += deepest >= 4 ? 1 : 0;
            }
        }
        assertThat(hearts / (double) floors).isGreaterThan(0.9);
    }

    @Test
    void aFloorAloneIsTheFloorThatIsMadeAfterThoseAbove() {
        FloorGenerator generator = new FloorGenerator(CONTENT);
        for (int depth : List.of(1, 2, 9, 17)) {
            FloorRequest request = request("downward", depth);
            Floor after = generator.generate(request);
            generator.generate(request("another run", depth));
            for (Floor alone : List.of(new FloorGenerator(CONTENT).generate(request), generator.generate(request))) {
                assertThat(alone.vein().sameAs(after.vein())).isTrue();
                assertThat(alone.veins()).isEqualTo(after.veins());
                assertThat(alone.ores()).isEqualTo(after.ores());
            }
        }
    }

    @Test
    void everyNodeOfADepthHasTheSameVeins() {
        FloorGenerator generator = new FloorGenerator(CONTENT);
        Floor west = generator.generate(new FloorRequest(Seed.of(5), "r3c1", 4, FloorKind.BATTLE, List.of("r4c1")));
        Floor east = generator.generate(new FloorRequest(Seed.of(5), "r3c6", 4, FloorKind.GOLEM, List.of("r4c6")));
        assertThat(east.vein().sameAs(west.vein())).isTrue();
        assertThat(east.veins()).isEqualTo(west.veins());
        assertThat(east.primaryOre()).isEqualTo(west.primaryOre());
    }

    private static FloorRequest request(String seed, int depth) {
        return new FloorRequest(Seed.of(seed), "r1c3", depth, FloorKind.BATTLE, List.of("r2c3"));
    }
}
