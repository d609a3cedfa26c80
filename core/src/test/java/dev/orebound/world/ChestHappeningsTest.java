package dev.orebound.world;

import static org.assertj.core.api.Assertions.assertThat;

import com.badlogic.ashley.core.PooledEngine;
import dev.orebound.TestContent;
import dev.orebound.cave.floor.Room;
import dev.orebound.content.element.GroundInfluence;
import dev.orebound.content.element.StatusEffect;
import dev.orebound.content.floor.ChestHappening;
import dev.orebound.grid.Direction;
import dev.orebound.grid.Grid;
import dev.orebound.world.component.StatusComponent;
import dev.orebound.world.element.ChestHappenings;
import dev.orebound.world.element.GroundChanges;
import dev.orebound.world.element.GroundEffects;
import dev.orebound.world.event.EventType;
import dev.orebound.world.event.TickEvents;
import dev.orebound.world.state.PartRegistry;
import dev.orebound.world.state.Party;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

/** Checks that an opened chest may flood or darken its room for a while, and that neither blocks any way. */
class ChestHappeningsTest {
    private static final String ROOM = """
            ##################
            #....#.........o.#
            #....#..@C.......#
            #....+...........#
            #....#.....\"\"\"..1#
            #....#.....\"\"\"...#
            ##################""";

    @Test
    void givenAChestThatFloods_whenItIsOpened_thenShallowWaterSpreadsOverItsRoomAloneAndDrainsOff() {
        Scenario scenario = scenario("flood");
        World world = scenario.world();
        scenario.waits(120);
        assertThat(scenario.count(EventType.HAPPENING_BEGAN)).isZero();

        scenario.interacts().waits(2);
        int near = scenario.cellOf('C') + 1;
        assertThat(world.part(GroundEffects.class).isFlooded(scenario.cellOf('C')))
                .isTrue();
        assertThat(world.part(GroundEffects.class).isFlooded(scenario.cellOf('1')))
                .isFalse();
        scenario.waits(kind("flood").spreadTicks() * 16);

        for (int cell = 0; cell < world.floor().grid().size(); cell++) {
            boolean isHere = world.floor().room().at(cell) == roomOf(scenario).id();
            assertThat(world.part(GroundEffects.class).isFlooded(cell)).isEqualTo(isHere);
        }
        assertThat(world.floorState().paceAt(near)).isEqualTo(0.7f);
        assertThat(world.floorState().isWalkable(near)).isTrue();
        assertThat(world.player().entity().getComponent(StatusComponent.class).has(StatusEffect.WET))
                .isTrue();
        assertThat(scenario.count(EventType.HAPPENING_BEGAN)).isEqualTo(1);
        scenario.waits(kind("flood").ticks() + kind("flood").spreadTicks() * 16);

        for (int cell = 0; cell < world.floor().grid().size(); cell++) {
            assertThat(world.part(GroundEffects.class).isFlooded(cell)).isFalse();
        }
        assertThat(world.floorState().paceAt(near)).isEqualTo(1);
        assertThat(scenario.count(EventType.HAPPENING_ENDED)).isEqualTo(1);
    }

    @Test
    void givenAFire_whenTheRoomIsFlooded_thenItGoesOutInSteamAndGrassUnderWaterDoesNotBurn() {
        PartRegistry parts = parts("flood");
        int grass = drawing("flood").label('"');
        parts.get(GroundChanges.class).bring(GroundInfluence.FIRE, grass, 0, -1, -1);
        assertThat(parts.get(GroundEffects.class).isBurning(grass)).isTrue();

        flood(parts);

        assertThat(parts.get(GroundEffects.class).isBurning(grass)).isFalse();
        assertThat(parts.get(GroundEffects.class).veilTicks(grass)).isPositive();
        parts.get(GroundChanges.class).bring(GroundInfluence.FIRE, grass, 0, -1, -1);
        assertThat(parts.get(GroundEffects.class).isBurning(grass)).isFalse();
    }

    @Test
    void givenAFloodedRoom_whenShockMeetsIt_thenTheWaterCarriesItAndItEndsWhereTheWaterDoes() {
        PartRegistry parts = parts("flood");
        int near = drawing("flood").label('C') + 1;
        int far = near + 1;
        flood(parts);

        parts.get(GroundChanges.class).bring(GroundInfluence.SHOCK, near, 0, -1, -1);
        assertThat(parts.get(GroundEffects.class).isCharged(near)).isTrue();
        assertThat(parts.get(GroundEffects.class).isCharged(far)).isTrue();
        parts.get(GroundChanges.class).drain(far);

        assertThat(parts.get(GroundEffects.class).isCharged(far)).isFalse();
    }

    @Test
    void givenAPool_whenTheRoomIsFlooded_thenDeepWaterStaysAndIsNoDrier() {
        Scenario scenario = Scenario.of(new DrawnFloor("""
                        ##########
                        #@C..~~..#
                        #....~~..#
                        #......1.#
                        ##########""").happening("flood"), TestContent.BUILT_IN);
        scenario.waits(1).interacts().waits(kind("flood").spreadTicks() * 12);
        int pool = scenario.cellOf('~');

        assertThat(scenario.world().part(GroundEffects.class).isFlooded(pool)).isFalse();
        assertThat(scenario.world().floorState().isWalkable(pool)).isFalse();
        assertThat(scenario.world().part(GroundEffects.class).isFlooded(scenario.cellOf('1')))
                .isTrue();
    }

    @Test
    void givenAnOpenHall_whenItIsFlooded_thenTheWaterIsNeitherADiamondNorASquareAndHoldsTogether() {
        int side = 31;
        String row = "#" + ".".repeat(side - 2) + "#\n";
        String middle = "#" + ".".repeat(side / 2 - 2) + "@C" + ".".repeat(side / 2 - 1) + "#\n";
        String rows = row.repeat(side / 2 - 1);
        String wall = "#".repeat(side);
        DrawnFloor hall = new DrawnFloor(wall + "\n" + rows + middle + rows + wall).happening("flood");
        Scenario scenario = Scenario.of(hall, TestContent.BUILT_IN);
        scenario.waits(1).interacts().waits(kind("flood").spreadTicks() * 5);
        Grid grid = scenario.world().floor().grid();
        GroundEffects ground = scenario.world().part(GroundEffects.class);
        int chest = scenario.cellOf('C');
        int[] wetBySteps = new int[side];
        int[] wetByReach = new int[side];
        int count = 0;
        for (int cell = 0; cell < grid.size(); cell++) {
            if (ground.isFlooded(cell)) {
                int dx = Math.abs(grid.x(cell) - grid.x(chest));
                int dy = Math.abs(grid.y(cell) - grid.y(chest));
                wetBySteps[dx + dy]++;
                wetByReach[Math.max(dx, dy)]++;
                count++;
                assertThat(cell == chest || isBesideWater(ground, grid, cell)).isTrue();
            }
        }

        assertThat(count).isGreaterThan(30);
        // A diamond has four cells for each step, a square eight for each ring, up to its edge and none beyond.
        int outOfDiamond = 0;
        int outOfSquare = 0;
        for (int ring = 1; ring < side; ring++) {
            outOfDiamond += Math.min(wetBySteps[ring], 4 * ring - wetBySteps[ring]);
            outOfSquare += Math.min(wetByReach[ring], Math.max(0, 8 * ring - wetByReach[ring]));
        }
        assertThat(outOfDiamond).isGreaterThan(count / 10);
        assertThat(outOfSquare).isGreaterThan(count / 10);
    }

    private static boolean isBesideWater(GroundEffects ground, Grid grid, int cell) {
        return Direction.STRAIGHT.stream()
                .map(way -> grid.neighbour(cell, way))
                .anyMatch(beside -> beside != Grid.NONE && ground.isFlooded(beside));
    }

    @Test
    void givenAChestThatDarkens_whenItIsOpened_thenOreHidesNobodyLessThanTheDarkAndLightComesBack() {
        Scenario scenario = scenario("gloom");
        int byTheOre = scenario.cellOf('o') - 1;
        int bright = scenario.world().insight().lightPercent(byTheOre);
        assertThat(bright).isPositive();

        scenario.interacts().waits(kind("gloom").spreadTicks() + 2);

        assertThat(scenario.world().insight().lightPercent(byTheOre)).isZero();
        assertThat(scenario.world().part(ChestHappenings.class).darknessAbout(scenario.cellOf('o')))
                .isEqualTo(ChestHappenings.DARK);
        assertThat(scenario.world().part(ChestHappenings.class).darknessOn(scenario.cellOf('+') - 1))
                .isZero();
        scenario.waits(kind("gloom").ticks() + kind("gloom").spreadTicks());
        assertThat(scenario.world().insight().lightPercent(byTheOre)).isEqualTo(bright);
        assertThat(scenario.count(EventType.HAPPENING_ENDED)).isEqualTo(1);
    }

    @Test
    void sameIntentsGiveTheSameHashesAndHowFarAHappeningIsCounts() {
        Scenario one = scenario("gloom");
        Scenario other = scenario("gloom");
        Scenario without = scenario(null);

        one.interacts().waits(200);
        other.interacts().waits(200);
        without.interacts().waits(200);

        assertThat(one.world().hash())
                .isEqualTo(other.world().hash())
                .isNotEqualTo(without.world().hash());
    }

    @Test
    void givenAWarmWorld_whenWaterRisesAndDrainsOff_thenNothingIsAllocated() {
        PartRegistry parts = parts("flood");
        int cell = drawing("flood").label('C') + 1;
        parts.get(ChestHappenings.class).begin(0);

        long bytes = AllocationProbe.of(() -> {
            parts.get(ChestHappenings.class).tick();
            parts.get(GroundChanges.class).flood(cell, "shallow_water");
            parts.get(GroundChanges.class).drain(cell);
            parts.get(TickEvents.class).clear();
        });

        assertThat(bytes).isEqualTo(AllocationProbe.ofNothing());
    }

    private static ChestHappening kind(String id) {
        return TestContent.BUILT_IN.cave().treasure().happenings().get(id);
    }

    private static Room roomOf(Scenario scenario) {
        return scenario.world()
                .floor()
                .roomWithId(scenario.world().floor().room().at(scenario.cellOf('@')));
    }

    /** Returns the room with a chest beside the player that sets off this happening, or none. */
    private static DrawnFloor drawing(@Nullable String happening) {
        DrawnFloor drawing = new DrawnFloor(ROOM);
        return happening == null ? drawing : drawing.happening(happening);
    }

    private static Scenario scenario(@Nullable String happening) {
        return Scenario.of(drawing(happening), TestContent.BUILT_IN);
    }

    /** Returns the shared parts of such a world, without the systems. */
    private static PartRegistry parts(String happening) {
        DrawnFloor drawing = drawing(happening);
        return PartList.of(
                new PooledEngine(),
                drawing.floor(),
                TestContent.BUILT_IN,
                Party.fresh(TestContent.BUILT_IN),
                drawing.label('@'));
    }

    private static void flood(PartRegistry parts) {
        parts.get(ChestHappenings.class).begin(0);
        for (int tick = 0; tick < kind("flood").spreadTicks() * 16; tick++) {
            parts.get(ChestHappenings.class).tick();
        }
    }
}
