package dev.orebound.world.player;

import static org.assertj.core.api.Assertions.assertThat;

import dev.orebound.TestContent;
import dev.orebound.TestSize;
import dev.orebound.cave.FloorGenerator;
import dev.orebound.cave.floor.Floor;
import dev.orebound.cave.floor.FloorRequest;
import dev.orebound.chance.Seed;
import dev.orebound.content.floor.FloorKind;
import dev.orebound.content.gear.Equipment;
import dev.orebound.content.gear.Equipment.EquipmentSlot;
import dev.orebound.content.gear.PowerBook;
import dev.orebound.content.item.Ore;
import dev.orebound.grid.Direction;
import dev.orebound.grid.Grid;
import dev.orebound.world.FightScenario;
import dev.orebound.world.World;
import dev.orebound.world.component.OreComponent;
import dev.orebound.world.event.EventType;
import dev.orebound.world.event.WorldEvent;
import dev.orebound.world.intent.Intent;
import dev.orebound.world.state.BlowQueue;
import dev.orebound.world.state.FloorState;
import dev.orebound.world.state.Party;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Checks that neighbouring ore is one crystal, which is struck as one and breaks as one. */
class CrystalTest {
    private static final String LARGE = """
            ###########
            #@.oooo...#
            #..oooo.o.#
            #..ooo...o#
            #..o......#
            ###########""";

    @Test
    void neighbouringOreIsDividedIntoFewCrystalsOfAtMostSixCells() {
        FightScenario fight = FightScenario.of(LARGE);
        Set<Integer> large = new TreeSet<>();
        for (OreComponent ore : ores(fight.world())) {
            List<Integer> ring = ring(fight.world(), ore);
            assertThat(ring)
                    .hasSize(ore.cells)
                    .hasSizeLessThanOrEqualTo(6)
                    .contains(ore.cell)
                    .isSorted();
            assertThat(ring.get(0)).isEqualTo(ore.crystal);
            assertThat(isOnePiece(fight.world().floor().grid(), ring)).isTrue();
            if (fight.world().floor().grid().x(ore.cell) < 7) {
                large.add(ore.crystal);
            }
        }
        assertThat(large).as("crystals of the piece of twelve cells").hasSize(2);
    }

    @Test
    void oreThatTouchesAtACornerIsApart() {
        FightScenario fight = FightScenario.of(LARGE);
        assertThat(ores(fight.world()).stream().filter(ore -> ore.cells == 1)).hasSize(2);
    }

    /** Blows of a pick differ in strength, so that one of few blows may need one more on a small crystal. */
    @Test
    void aCrystalBreaksInAThirdOfTheStrokesThatItsCellsTookSingly() {
        PowerBook powers = TestContent.BUILT_IN.powers();
        for (Ore ore : TestContent.BUILT_IN.ores()) {
            for (Equipment gear : powers.equipment()) {
                boolean isUsual = gear.equals(powers.equipment().at(powers.usual(EquipmentSlot.PICK)));
                for (int cells = 1; gear.slot() == EquipmentSlot.PICK && cells <= ore.crystalCells(); cells++) {
                    int third = (cells * strokes(gear, ore.hardness(), ore.hardness()) + 2) / 3;
                    int together = strokes(gear, ore.crystalHardness(cells), ore.hardness());
                    assertThat(together)
                            .as(gear.id() + " on " + cells + " of " + ore.id())
                            .isBetween(Math.max(1, third * 2 / 3), isUsual ? third : third + 1);
                }
            }
        }
    }

    private static int strokes(Equipment gear, int health, int most) {
        int count = 0;
        for (int left = health; left > 0; count++) {
            left -= Math.min(
                    most, gear.strikes().get(count % gear.strikes().size()).damage());
        }
        return count;
    }

    @Test
    void aBrokenCrystalTellsOfItselfOnceAndLeavesTheShardsOfEachCell() {
        FightScenario fight = FightScenario.of("""
                ########
                #.@ooo.#
                ########""");
        fight.aims(0).holds(Intent.STRIKE, 90);

        assertThat(fight.count(EventType.ORE_BROKEN)).isEqualTo(1);
        FightScenario.Happened broken = fight.first(EventType.ORE_BROKEN);
        assertThat(broken.x()).isEqualTo(4.5f);
        Ore fire = fight.content().ores().get("fire");
        assertThat(fight.world().pickups().size() + fight.count(EventType.ORE_PICKED_UP))
                .isBetween(3 * fire.yield().lowest(), 3 * fire.yield().highest());
        assertThat(ores(fight.world())).isEmpty();
        assertThat(fight.world().floorState().isWalkable(broken.cell() + 2)).isTrue();
    }

    @Test
    void aStrokeWeakensTheWholeCrystalAndNoOther() {
        FightScenario fight = FightScenario.of("""
                ##########
                #.@oooo..#
                #......o.#
                ##########""");
        fight.aims(0).holds(Intent.STRIKE, 10);

        assertThat(ores(fight.world()).stream().filter(ore -> ore.cells == 4).map(ore -> ore.health))
                .hasSize(4)
                .containsOnly(17);
        assertThat(ores(fight.world()).stream().filter(ore -> ore.cells == 1).map(ore -> ore.health))
                .containsExactly(7);
    }

    /** A blast breaks what it covers by a third: it strikes a crystal for each cell, at most as hard as a cell is. */
    @ParameterizedTest
    @ValueSource(ints = {1, 2})
    void aGreatBlastBreaksACrystalOfWhichItCoversAThird(int covered) {
        FightScenario fight = FightScenario.of("""
                ###########
                #@..oooooo#
                ###########""");
        int first = ores(fight.world()).get(0).cell;
        for (int i = 0; i < covered; i++) {
            fight.world().part(BlowQueue.class).addToOre(first + i, 999, WorldEvent.NOBODY);
        }
        fight.waits(1);

        assertThat(fight.count(EventType.ORE_BROKEN)).isEqualTo(covered == 2 ? 1 : 0);
    }

    @Test
    void onRealFloorsEachCrystalIsOnePieceOfOneOre() {
        FloorGenerator generator = new FloorGenerator(TestContent.BUILT_IN);
        int joined = 0;
        for (int depth = 2; depth < 16; depth += TestSize.of(3, 1)) {
            Floor floor = generator.generate(new FloorRequest(
                    Seed.of("crystals" + depth),
                    "r" + (depth - 1) + "c3",
                    depth,
                    FloorKind.BATTLE,
                    List.of("r" + depth + "c3")));
            World world = new World(floor, TestContent.BUILT_IN, Party.fresh(TestContent.BUILT_IN));
            for (OreComponent ore : ores(world)) {
                List<Integer> ring = ring(world, ore);
                assertThat(ring).contains(ore.cell).hasSizeLessThanOrEqualTo(6);
                assertThat(ring).allMatch(cell -> world.floorState().oreAt(cell) == ore.ore);
                assertThat(isOnePiece(floor.grid(), ring)).isTrue();
                joined += ore.cells > 1 ? 1 : 0;
            }
        }
        assertThat(joined).as("cells of crystals of several cells").isPositive();
    }

    private static List<OreComponent> ores(World world) {
        List<OreComponent> all = new ArrayList<>();
        FloorState state = world.floorState();
        for (int cell = 0; cell < world.floor().grid().size(); cell++) {
            OreComponent ore = state.ore(cell);
            if (ore != null) {
                all.add(ore);
            }
        }
        return all;
    }

    private static List<Integer> ring(World world, OreComponent ore) {
        List<Integer> cells = new ArrayList<>();
        int cell = ore.crystal;
        do {
            cells.add(cell);
            cell = Objects.requireNonNull(world.floorState().ore(cell)).next;
        } while (cell != ore.crystal);
        return cells;
    }

    private static boolean isOnePiece(Grid grid, List<Integer> cells) {
        List<Integer> reached = new ArrayList<>(List.of(cells.get(0)));
        for (int i = 0; i < reached.size(); i++) {
            for (Direction side : Direction.STRAIGHT) {
                int beside = grid.neighbour(reached.get(i), side);
                if (cells.contains(beside) && !reached.contains(beside)) {
                    reached.add(beside);
                }
            }
        }
        return reached.size() == cells.size();
    }
}
