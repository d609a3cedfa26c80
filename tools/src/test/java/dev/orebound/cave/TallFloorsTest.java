package dev.orebound.cave;

import static org.assertj.core.api.Assertions.assertThat;

import dev.orebound.TestContent;
import dev.orebound.TestSize;
import dev.orebound.cave.floor.Chest;
import dev.orebound.cave.floor.Floor;
import dev.orebound.cave.floor.FloorRequest;
import dev.orebound.cave.floor.Vein;
import dev.orebound.chance.Seed;
import dev.orebound.content.Content;
import dev.orebound.content.OneOtherFile;
import dev.orebound.content.floor.CaveRules;
import dev.orebound.content.floor.FloorKind;
import dev.orebound.content.reading.BuiltInAssets;
import dev.orebound.grid.Grid;
import dev.orebound.lab.check.DumpedFloor;
import dev.orebound.lab.check.FloorChecks;
import java.util.List;
import org.junit.jupiter.api.Test;

/**
 * Checks floors that are taller than wide: they keep every promise, lie over the same ore, and are as many as the
 * content says.
 */
class TallFloorsTest {
    private static final Content CONTENT = TestContent.BUILT_IN;
    private static final Grid WIDE = new Grid(96, 64);
    private static final Grid TALL = new Grid(64, 96);

    /** The built-in content with another share of tall floors. */
    private static Content withTallPercent(int percent) {
        BuiltInAssets assets = new BuiltInAssets();
        String cave =
                assets.text(CaveRules.FILE).replaceFirst("\"tall_percent\": \\d+", "\"tall_percent\": " + percent);
        return Content.read(new OneOtherFile(assets, CaveRules.FILE, cave));
    }

    @Test
    void givenContentOfTallFloorsAlone_whenFloorsAreMade_thenTheyKeepEveryPromiseInAsFewAttemptsAsWideOnes() {
        Content tall = withTallPercent(100);
        FloorGenerator generator = new FloorGenerator(tall);
        FloorChecks checks = new FloorChecks(tall);
        int floors = TestSize.of(136, 1_360);
        int attempts = 0;
        int typical = 0;
        int chests = 0;
        int west = 0;
        int south = 0;
        for (int seed = 3_000; seed < 3_000 + floors; seed++) {
            FloorRequest request = SeededFloors.request(seed);
            Floor floor = generator.generate(request);
            assertThat(floor.grid()).as("depth %s", request.depth()).isEqualTo(hasHall(request) ? WIDE : TALL);
            assertThat(checks.complaints(DumpedFloor.of(floor, tall), request.waysOn()))
                    .as("seed %s", seed)
                    .isEmpty();
            attempts += floor.attempts();
            typical += floor.rooms().size() >= 8 && floor.rooms().size() <= 16 ? 1 : 0;
            for (Chest chest : floor.chests()) {
                chests++;
                west += floor.grid().x(chest.at()) * 2 < floor.grid().width() ? 1 : 0;
                south += floor.grid().y(chest.at()) * 2 < floor.grid().height() ? 1 : 0;
            }
        }
        assertThat(attempts / (double) floors).isLessThanOrEqualTo(1.2);
        assertThat(typical / (double) floors).isGreaterThan(0.85);
        assertThat(west / (double) chests).as("chests in the west").isBetween(0.42, 0.58);
        assertThat(south / (double) chests).as("chests in the south").isBetween(0.42, 0.58);
    }

    private static boolean hasHall(FloorRequest request) {
        return request.kind() == FloorKind.BOSS || List.of(4, 8, 12).contains(request.depth());
    }

    @Test
    void aFifthOfTheFloorsThatMayBeTallIsTallAndTheNodeAloneDecides() {
        int tall = 0;
        int floors = 0;
        for (int seed = 0; seed < 300; seed++) {
            for (int depth : List.of(1, 2, 3, 5, 6, 7, 9, 10)) {
                FloorRequest request = request(seed, "r" + (depth - 1) + "c" + seed % 8, depth, FloorKind.BATTLE);
                Grid shape = request.grid(CONTENT);
                assertThat(shape).isIn(WIDE, TALL);
                assertThat(request(seed, request.node(), depth, FloorKind.GOLEM).grid(CONTENT))
                        .as("another kind at the node")
                        .isEqualTo(shape);
                tall += shape.equals(TALL) ? 1 : 0;
                floors++;
            }
        }
        assertThat(tall / (double) floors).isBetween(0.17, 0.23);
    }

    @Test
    void floorsWithAHallOrTheHandMadeRoomAreWideWhateverIsDrawn() {
        Content tall = withTallPercent(100);
        for (int depth : List.of(4, 8, 12)) {
            assertThat(request(1, "r" + (depth - 1) + "c1", depth, FloorKind.BATTLE)
                            .grid(tall))
                    .isEqualTo(WIDE);
        }
        FloorRequest first = request(1, "r0c1", 1, FloorKind.BATTLE);
        assertThat(request(1, "boss", 17, FloorKind.BOSS).grid(tall)).isEqualTo(WIDE);
        assertThat(first.grid(tall)).isEqualTo(TALL);
        assertThat(first.withFirstRoom().grid(tall)).isEqualTo(WIDE);
    }

    @Test
    void contentWithoutTallFloorsHasNone() {
        Content wide = withTallPercent(0);
        for (int seed = 0; seed < 200; seed++) {
            assertThat(request(seed, "r4c3", 5, FloorKind.BATTLE).grid(wide)).isEqualTo(WIDE);
        }
    }

    @Test
    void aVeinHasOneIdAndOneOreUnderWideFloorsAndTallOnes() {
        FloorGenerator generator = new FloorGenerator(CONTENT);
        int same = 0;
        for (int seed = 0; seed < 8; seed++) {
            Floor wide = generator.generate(ofShape(seed, WIDE));
            Floor tall = generator.generate(ofShape(seed, TALL));
            int east = TALL.columnWithin(WIDE);
            int north = TALL.rowWithin(WIDE);
            for (int cell = 0; cell < WIDE.size(); cell++) {
                int x = WIDE.x(cell) - east;
                int y = WIDE.y(cell) - north;
                if (TALL.contains(x, y)) {
                    int id = wide.vein().at(cell);
                    assertThat(tall.vein().at(TALL.cell(x, y))).isEqualTo(id);
                    if (id != 0) {
                        same++;
                        assertThat(Vein.withId(tall.veins(), id).ore())
                                .isEqualTo(Vein.withId(wide.veins(), id).ore());
                    }
                }
            }
            assertThat(tall.primaryOre()).isEqualTo(wide.primaryOre());
        }
        assertThat(same).as("cells of veins under both").isGreaterThan(1_000);
    }

    /** Returns a request for a floor of depth 5 with a shape. */
    private static FloorRequest ofShape(int seed, Grid shape) {
        for (int number = 0; ; number++) {
            FloorRequest request = request(seed, "r4c" + number, 5, FloorKind.BATTLE);
            if (request.grid(CONTENT).equals(shape)) {
                return request;
            }
        }
    }

    private static FloorRequest request(int seed, String node, int depth, FloorKind kind) {
        return new FloorRequest(Seed.of(seed), node, depth, kind, List.of(depth == 17 ? "out" : "r9c2"));
    }
}
