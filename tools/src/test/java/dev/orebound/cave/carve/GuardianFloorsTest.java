package dev.orebound.cave.carve;

import static org.assertj.core.api.Assertions.assertThat;

import dev.orebound.TestContent;
import dev.orebound.TestSize;
import dev.orebound.cave.FloorGenerator;
import dev.orebound.cave.floor.Certificate.Deed;
import dev.orebound.cave.floor.Floor;
import dev.orebound.cave.floor.FloorRequest;
import dev.orebound.cave.floor.Room;
import dev.orebound.chance.Seed;
import dev.orebound.content.Content;
import dev.orebound.content.OneOtherFile;
import dev.orebound.content.arena.ArenaKind;
import dev.orebound.content.floor.FloorKind;
import dev.orebound.content.reading.Assets;
import dev.orebound.content.reading.BuiltInAssets;
import dev.orebound.grid.DistanceMap;
import dev.orebound.grid.MutableBitLayer;
import dev.orebound.grid.StepKind;
import dev.orebound.lab.check.DumpedFloor;
import dev.orebound.lab.check.FloorChecks;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Checks floors on which a guardian bars the way down: its hall, what lies behind it, and what does not. */
class GuardianFloorsTest {
    private static final int SEEDS = TestSize.of(36, 360);
    private static final Content CONTENT = TestContent.BUILT_IN;
    private static final List<Integer> DEPTHS = List.of(4, 8, 12);

    @Test
    void theBuiltInGuardiansAreAtDepths4And8And12() {
        assertThat(CONTENT.arenaKinds().asList())
                .filteredOn(ArenaKind::isGuardianHall)
                .extracting(hall -> hall.depths().lowest())
                .containsExactlyElementsOf(DEPTHS);
    }

    @Test
    void everyFloorOfAGuardianKeepsItsPromisesWithAnyNumberOfExits() {
        FloorGenerator generator = new FloorGenerator(CONTENT);
        FloorChecks checks = new FloorChecks(CONTENT);
        int attempts = 0;
        for (int seed = 0; seed < SEEDS; seed++) {
            Floor floor = generator.generate(request(seed, DEPTHS.get(seed % 3)));
            attempts += floor.attempts();
            assertThat(checks.complaints(
                            DumpedFloor.of(floor, CONTENT), floor.request().waysOn()))
                    .as("seed %s, depth %s", seed, floor.request().depth())
                    .isEmpty();
        }
        assertThat(attempts / (double) SEEDS).isLessThanOrEqualTo(1.5);
    }

    @Test
    void theHallIsTheLargestRoomAndNothingButExitsChestsOreLootAndLandmarksLiesBehindIt() {
        FloorGenerator generator = new FloorGenerator(CONTENT);
        for (int seed = 0; seed < SEEDS / 3; seed++) {
            Floor floor = generator.generate(request(seed, DEPTHS.get(seed % 3)));
            Room hall = hallOf(floor, CONTENT);
            DistanceMap before = beforeTheHall(floor, hall);

            assertThat(floor.rooms())
                    .allMatch(room -> room.cells().size() <= hall.cells().size());
            assertThat(hall.cells().size()).as("cells of the hall").isGreaterThan(300);
            assertThat(floor.exits()).noneMatch(exit -> before.isReached(exit.at()));
            assertThat(floor.chests()).noneMatch(chest -> chest.room() == hall.id());
            assertThat(floor.fixtures())
                    .allMatch(fixture -> before.isReached(fixture.at())
                            || CONTENT.fixtures().get(fixture.type()).frequency() > 0);
            assertThat(floor.hordes())
                    .allMatch(horde -> before.isReached(horde.leader().at()));
            assertThat(floor.vignettes())
                    .allMatch(vignette -> vignette.cells().stream().allMatch(before::isReached));
            assertThat(floor.certificate().steps())
                    .filteredOn(step -> step.deed() != Deed.EXIT)
                    .allMatch(step -> before.isReached(step.at()));
        }
    }

    @Test
    void givenAFurtherGuardianInTheData_whenItsFloorIsMade_thenItHasItsHall() {
        Content more = withAFourthGuardian();
        FloorGenerator generator = new FloorGenerator(more);
        FloorChecks checks = new FloorChecks(more);
        for (int seed = 0; seed < 6; seed++) {
            Floor floor = generator.generate(request(seed, 14));
            assertThat(hallOf(floor, more).arena()).isEqualTo("ember_hall");
            assertThat(checks.complaints(
                            DumpedFloor.of(floor, more), floor.request().waysOn()))
                    .as("seed %s", seed)
                    .isEmpty();
        }
    }

    private static Content withAFourthGuardian() {
        BuiltInAssets builtIn = new BuiltInAssets();
        String arenas = builtIn.text(ArenaKind.FILE);
        int first = arenas.indexOf("  \"timber_hall\"");
        String hall = arenas.substring(first, arenas.indexOf("  \"drowned_hall\""))
                .replace("timber_hall", "ember_hall")
                .replace("prop_warden", "cave_ogre")
                .replace("\"lowest\": 4, \"highest\": 4", "\"lowest\": 14, \"highest\": 14");
        Assets halls =
                new OneOtherFile(builtIn, ArenaKind.FILE, arenas.substring(0, first) + hall + arenas.substring(first));
        String guardian = """

                {
                  "ember_warden": {
                    "arena": "ember_hall",
                    "phases": [{ "monster": "cave_ogre", "below_percent": 100, "rise_ticks": 60 }]
                  },
                """;
        String bosses = builtIn.text("content/bosses.json").replaceFirst("\n\\{\n", guardian);
        return Content.read(new OneOtherFile(halls, "content/bosses.json", bosses));
    }

    private static FloorRequest request(int seed, int depth) {
        List<String> ways = List.of("r9c2", "r9c3", "r9c4").subList(0, 1 + seed / 3 % 3);
        FloorKind kind = FloorKind.values()[seed % FloorKind.BOSS.ordinal()];
        return new FloorRequest(Seed.of(seed), "r8c3", depth, kind, ways);
    }

    private static Room hallOf(Floor floor, Content content) {
        return floor.rooms().stream()
                .filter(room -> content.isGuardianHall(room.arena()))
                .findFirst()
                .orElseThrow();
    }

    /** Returns the steps to everything that is reached from the start without the hall. */
    private static DistanceMap beforeTheHall(Floor floor, Room hall) {
        MutableBitLayer blocked = new MutableBitLayer(floor.grid());
        blocked.copyInverse(floor.structure());
        blocked.set(hall.cells(), true);
        DistanceMap before = new DistanceMap(floor.grid());
        before.spreadFrom(floor.start(), blocked, StepKind.FOUR_WAY);
        return before;
    }
}
