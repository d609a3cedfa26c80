package dev.orebound.cave.terrain;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.fail;

import dev.orebound.AsciiMap;
import dev.orebound.TestContent;
import dev.orebound.TestSize;
import dev.orebound.cave.FloorGenerator;
import dev.orebound.cave.floor.Floor;
import dev.orebound.cave.floor.FloorRequest;
import dev.orebound.chance.Seed;
import dev.orebound.content.Content;
import dev.orebound.content.floor.FloorKind;
import dev.orebound.content.reading.ContentTable;
import dev.orebound.content.terrain.Terrain;
import dev.orebound.lab.check.DumpedFloor;
import dev.orebound.lab.check.FloorChecks;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

/**
 * Checks the promises about terrain and liquid on each floor and on many together: six floors, at night thirty, of each
 * depth, and of three kinds.
 */
class TerrainPropertiesTest {
    private static final int FLOORS = TestSize.of(102, 510);
    private static final Content CONTENT = TestContent.BUILT_IN;
    private static final ContentTable<Terrain> KINDS = CONTENT.terrains();
    private static final List<FloorKind> FLOOR_KINDS = List.of(FloorKind.BATTLE, FloorKind.GOLEM, FloorKind.SCROLL);

    private static final List<Floor> MADE = new ArrayList<>();

    @BeforeAll
    static void makeAndCheckEveryFloor() {
        FloorGenerator generator = new FloorGenerator(CONTENT);
        FloorChecks checks = new FloorChecks(CONTENT);
        for (int seed = 0; seed < FLOORS; seed++) {
            Floor floor = generator.generate(request(seed));
            List<String> complaints = new ArrayList<>(TerrainChecker.complaints(floor, CONTENT));
            checks.complaints(DumpedFloor.of(floor, CONTENT), floor.request().waysOn())
                    .forEach(complaint -> complaints.add(complaint.toString()));
            if (!complaints.isEmpty()) {
                fail("seed " + seed + ", depth " + floor.request().depth() + ": " + complaints + "\n"
                        + AsciiMap.draw(floor.grid(), cell -> glyph(floor, cell)));
            }
            MADE.add(floor);
        }
    }

    private static FloorRequest request(int seed) {
        List<String> ways = List.of("r9c2", "r9c3", "r9c4").subList(0, 1 + seed % 3);
        if (seed % 17 == 16) {
            return new FloorRequest(Seed.of(seed), "boss", 17, FloorKind.BOSS, List.of("out"));
        }
        return new FloorRequest(Seed.of(seed), "r8c3", 1 + seed % 17, FLOOR_KINDS.get(seed / 17 % 3), ways);
    }

    private static char glyph(Floor floor, int cell) {
        int kind = floor.terrain().at(cell) == 0
                ? floor.liquid().at(cell)
                : floor.terrain().at(cell);
        return kind != 0 ? KINDS.at(kind).glyph() : floor.structure().at(cell) ? '.' : '#';
    }

    @Test
    void everyTerrainAndLiquidIsSeenSomewhere() {
        for (Terrain terrain : KINDS) {
            assertThat(percentWith(terrain.id(), 1, 17)).as(terrain.id()).isPositive();
        }
    }

    @Test
    void noTwoFloorsNeedHaveTheSameWaters() {
        assertThat(percentWith("deep_water", 1, 17)).isBetween(60, 100);
        assertThat(percentWith("chasm", 1, 15)).isBetween(40, 85);
        assertThat(percentWith("bridge", 1, 17)).isBetween(15, 70);
    }

    @Test
    void lavaIsForTheDeep() {
        assertThat(percentWith("lava", 1, 5)).isZero();
        assertThat(percentWith("lava", 12, 17)).isGreaterThan(90);
    }

    @Test
    void theDeepIsDarker() {
        assertThat(cellsAFloor("torch", 1, 4)).isGreaterThan(1.5 * cellsAFloor("torch", 13, 16));
    }

    @Test
    void lakesAreNoPuddlesAndLeaveMostOfAFloorDry() {
        for (String liquid : List.of("deep_water", "chasm", "lava")) {
            assertThat(cellsAFloor(liquid, 1, 17)).as(liquid).isBetween(8.0, 200.0);
        }
    }

    /**
     * Returns the share of the floors at some depths, with or without chasms as requested, that have a terrain or
     * liquid.
     */
    private static int percentWith(String id, int shallowest, int deepest) {
        List<Floor> floors = floors(id, shallowest, deepest);
        return (int)
                (100 * floors.stream().filter(floor -> count(floor, id) > 0).count() / floors.size());
    }

    private static double cellsAFloor(String id, int shallowest, int deepest) {
        return floors(id, shallowest, deepest).stream()
                .mapToInt(floor -> count(floor, id))
                .average()
                .orElseThrow();
    }

    private static List<Floor> floors(String id, int shallowest, int deepest) {
        return MADE.stream()
                .filter(floor ->
                        floor.request().depth() >= shallowest && floor.request().depth() <= deepest)
                .filter(floor -> !id.equals("chasm") || floor.request().kind() != FloorKind.BATTLE)
                .toList();
    }

    private static int count(Floor floor, String id) {
        int kind = KINDS.indexOf(id);
        int count = 0;
        for (int cell = 0; cell < floor.grid().size(); cell++) {
            count += floor.terrain().at(cell) == kind || floor.liquid().at(cell) == kind ? 1 : 0;
        }
        return count;
    }
}
