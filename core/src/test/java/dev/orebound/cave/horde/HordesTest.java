package dev.orebound.cave.horde;

import static org.assertj.core.api.Assertions.assertThat;

import dev.orebound.TestContent;
import dev.orebound.cave.FloorGenerator;
import dev.orebound.cave.SeededFloors;
import dev.orebound.cave.floor.Floor;
import dev.orebound.cave.floor.HordeSpot;
import dev.orebound.cave.floor.Room;
import dev.orebound.cave.floor.VignetteSpot;
import dev.orebound.content.Content;
import dev.orebound.content.monster.Horde;
import dev.orebound.content.terrain.Terrain;
import dev.orebound.grid.Direction;
import dev.orebound.grid.DistanceMap;
import dev.orebound.grid.MutableBitLayer;
import dev.orebound.grid.StepKind;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

/** Checks the promises about the hordes of 102 floors, six at each depth. */
class HordesTest {
    private static final Content CONTENT = TestContent.BUILT_IN;
    private static final int SEEDS = 6 * 17;
    private static final List<Floor> FLOORS = new ArrayList<>();

    @BeforeAll
    static void makeFloors() {
        FloorGenerator generator = new FloorGenerator(CONTENT);
        for (int seed = 0; seed < SEEDS; seed++) {
            FLOORS.add(generator.generate(SeededFloors.request(1000 + seed)));
        }
    }

    @Test
    void aFloorHasAsManyAsItsDepthAsksFor() {
        for (Floor floor : FLOORS) {
            int depth = floor.request().depth();
            assertThat(wild(floor).size()).as(name(floor)).isBetween(5 + (depth - 1) / 5, 8 + (depth - 1) / 5);
        }
    }

    @Test
    void aLeaderLiesOnATerrainThatItsKindAsksFor() {
        Set<String> bound = new HashSet<>();
        forAll((floor, horde) -> {
            Horde kind = CONTENT.hordes().get(horde.type());
            int at = horde.leader().at();
            Terrain terrain = CONTENT.terrains().at(floor.terrain().at(at));
            Terrain liquid = CONTENT.terrains().at(floor.liquid().at(at));
            if (kind.asksForTerrain()) {
                bound.add(kind.id());
                assertThat(kind.terrain()).as(name(floor)).containsAnyOf(terrain.id(), liquid.id());
            }
        });
        assertThat(bound).as("kinds that ask for terrain and found it").hasSizeGreaterThan(3);
    }

    @Test
    void stepsToTheSigilOfATrapRoomWakeHardlyAnybody() {
        int least = CONTENT.cave().hordes().leastStepsFromTraps();
        int near = 0;
        int all = 0;
        for (Floor floor : FLOORS) {
            DistanceMap steps = stepsFromTraps(floor);
            for (HordeSpot horde : wild(floor)) {
                all++;
                near += everybody(horde).stream().anyMatch(place -> steps.at(place.at()) < least) ? 1 : 0;
            }
        }
        assertThat(least).isGreaterThan(3);
        assertThat(near).as("hordes just before a trap room, of %s", all).isLessThanOrEqualTo(all / 50);
    }

    private static DistanceMap stepsFromTraps(Floor floor) {
        MutableBitLayer blocked = new MutableBitLayer(floor.grid());
        blocked.copyInverse(floor.structure());
        floor.ores().forEach(ore -> blocked.set(ore.at(), true));
        DistanceMap steps = new DistanceMap(floor.grid());
        floor.rooms().stream()
                .filter(Room::isTrap)
                .flatMap(room -> room.doorways().stream())
                .forEach(doorway -> {
                    for (int i = 0; i < doorway.cells().size(); i++) {
                        steps.addSource(doorway.cells().at(i));
                    }
                });
        steps.spread(blocked, StepKind.EIGHT_WAY);
        return steps;
    }

    @Test
    void nobodyLiesInADoorwayOrATrapRoomNorALeaderInAHallway() {
        forAll((floor, horde) -> {
            assertThat(floor.arcs().at(horde.leader().at())).as(name(floor)).isLessThan(2);
            assertThat(floor.room().at(horde.leader().at())).as(name(floor)).isPositive();
            for (HordeSpot.MonsterSpot place : everybody(horde)) {
                int room = floor.room().at(place.at());
                assertThat(floor.rooms())
                        .as(name(floor))
                        .noneMatch(each -> each.isTrap() && each.id() == room)
                        .noneMatch(each -> each.border().contains(place.at()));
            }
        });
    }

    @Test
    void swimmersLieInALakeWithRoomToSwim_andNobodyElseInWaterTooDeepToWalkIn() {
        Set<String> swimmers = new HashSet<>();
        forAll((floor, horde) -> {
            for (HordeSpot.MonsterSpot place : everybody(horde)) {
                boolean swims = CONTENT.monsters().get(place.monster()).swims();
                assertThat(CONTENT.terrains().at(floor.liquid().at(place.at())).isDeep())
                        .as(name(floor))
                        .isEqualTo(swims);
                if (swims) {
                    swimmers.add(place.monster());
                    assertThat(deepCellsAbout(floor, place.at()))
                            .as(name(floor))
                            .isGreaterThanOrEqualTo(14);
                }
            }
        });
        assertThat(swimmers).isNotEmpty();
    }

    /** Returns the number of connected cells of deep water around a cell, in eight directions. */
    private static int deepCellsAbout(Floor floor, int cell) {
        Set<Integer> reached = new HashSet<>(Set.of(cell));
        List<Integer> left = new ArrayList<>(reached);
        while (!left.isEmpty()) {
            int from = left.remove(left.size() - 1);
            for (Direction way : Direction.ALL) {
                int next = floor.grid().neighbour(from, way);
                if (CONTENT.terrains().at(floor.liquid().at(next)).isDeep() && reached.add(next)) {
                    left.add(next);
                }
            }
        }
        return reached.size();
    }

    @Test
    void membersLieWithinFourStepsOfTheirLeader() {
        forAll((floor, horde) -> {
            int leader = horde.leader().at();
            for (HordeSpot.MonsterSpot member : horde.members()) {
                assertThat(stepsOnFloor(floor, leader, member.at()))
                        .as(name(floor))
                        .isLessThanOrEqualTo(4);
            }
        });
    }

    @Test
    void aHordeIsWhatItsKindSays() {
        Set<String> captives = new HashSet<>();
        forAll((floor, horde) -> {
            Horde kind = CONTENT.hordes().get(horde.type());
            List<String> members =
                    horde.members().stream().map(HordeSpot.MonsterSpot::monster).toList();
            assertThat(horde.leader().monster()).isEqualTo(kind.leader());
            assertThat(horde.isCaptive()).isEqualTo(kind.has(Horde.HordeFlag.CAPTIVE));
            for (Horde.MinionGroup group : kind.members()) {
                long count = members.stream().filter(group.monster()::equals).count();
                assertThat(group.count().holds((int) count)).as(kind.id()).isTrue();
            }
            assertThat(members)
                    .as(kind.id())
                    .allMatch(member -> kind.members().stream()
                            .anyMatch(group -> group.monster().equals(member)));
            if (horde.isCaptive()) {
                captives.add(kind.id());
                assertThat(members).isNotEmpty();
            }
        });
        assertThat(captives).as("kinds with a captive").hasSizeGreaterThan(2);
    }

    @Test
    void aHordeIsDrawnForItsFloorsDepthOrALittleMore() {
        forAll((floor, horde) -> {
            int depth = floor.request().depth();
            Horde kind = CONTENT.hordes().get(horde.type());
            int beyond = horde.drawnFor() - depth;
            assertThat(kind.depths().holds(horde.drawnFor())).as(name(floor)).isTrue();
            assertThat(beyond).as(name(floor)).isBetween(0, Math.min(5, depth / 2));
            assertThat(horde.drawnFor()).isLessThanOrEqualTo(17);
            assertThat(beyond > 0 && kind.has(Horde.HordeFlag.NEVER_OUT_OF_DEPTH))
                    .isFalse();
        });
    }

    private static void forAll(Promise promise) {
        FLOORS.forEach(floor -> wild(floor).forEach(horde -> promise.check(floor, horde)));
    }

    /** A check of each horde of each floor. */
    private interface Promise {
        void check(Floor floor, HordeSpot horde);
    }

    /** Returns the hordes that no vignette brought. */
    private static List<HordeSpot> wild(Floor floor) {
        long brought = floor.vignettes().stream()
                .filter(vignette -> vignette.horde() != VignetteSpot.NO_HORDE)
                .count();
        return floor.hordes().subList((int) brought, floor.hordes().size());
    }

    private static List<HordeSpot.MonsterSpot> everybody(HordeSpot horde) {
        List<HordeSpot.MonsterSpot> all = new ArrayList<>(horde.members());
        all.add(horde.leader());
        return all;
    }

    /** Returns the steps in eight directions over floor, by widening a set. */
    private static int stepsOnFloor(Floor floor, int from, int to) {
        Set<Integer> reached = new HashSet<>(Set.of(from));
        int steps = 0;
        while (!reached.contains(to) && steps < 10) {
            Set<Integer> wider = new HashSet<>(reached);
            for (int cell : reached) {
                Direction.ALL.forEach(way -> wider.add(floor.grid().neighbour(cell, way)));
            }
            wider.removeIf(cell -> !floor.structure().at(cell));
            reached = wider;
            steps++;
        }
        return steps;
    }

    private static String name(Floor floor) {
        return "seed " + floor.request().seed().text() + ", depth "
                + floor.request().depth();
    }
}
