package dev.orebound.world.player;

import static org.assertj.core.api.Assertions.assertThat;

import com.badlogic.ashley.core.Entity;
import dev.orebound.TestContent;
import dev.orebound.grid.Direction;
import dev.orebound.world.DrawnFloor;
import dev.orebound.world.HashPart;
import dev.orebound.world.Scenario;
import dev.orebound.world.World;
import dev.orebound.world.arena.ArenaState;
import dev.orebound.world.component.BodyComponent;
import dev.orebound.world.component.ChestComponent;
import dev.orebound.world.component.DoorComponent;
import dev.orebound.world.component.OreComponent;
import dev.orebound.world.component.SpawnComponent;
import dev.orebound.world.event.EventType;
import dev.orebound.world.intent.Intent;
import dev.orebound.world.state.FloorChanges;
import dev.orebound.world.state.FloorState;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Checks that ore, chests and doors are entities with components, found by their cells. */
class StandingThingsTest {
    private static final String ROOMS = """
            ################
            #o...#.........#
            #@.o.#..C......#
            #..C.+2.3.T...o#
            ################""";

    private static final String CHEST = """
            #########
            #.......#
            #.......#
            #.@.C...#
            #.......#
            #.......#
            #########""";

    @Test
    void givenAWorld_whenItIsMade_thenOreChestsAndDoorsAreBornLastInTheOrderOfTheFloor() {
        Scenario scenario = Scenario.of(ROOMS);
        World world = scenario.world();

        List<Integer> ores = new ArrayList<>();
        world.ores().forEach(each -> ores.add(ore(each).cell));
        assertThat(ores)
                .isEqualTo(world.floor().ores().stream().map(spot -> spot.at()).toList());
        assertThat(world.chests())
                .extracting(chest -> chest.cell)
                .isEqualTo(
                        world.floor().chests().stream().map(chest -> chest.at()).toList());
        assertThat(world.doors()).extracting(door -> door.cell).containsExactly(scenario.cellOf('+'));
        long player = spawnId(world.player().entity());
        assertThat(world.ores()).allSatisfy(each -> assertThat(spawnId(each)).isGreaterThan(player));
        assertThat(spawnId(world.ores().first()) + ores.size() - 1)
                .isEqualTo(spawnId(world.ores().get(ores.size() - 1)));
    }

    @Test
    void givenAWorld_whenACellIsAskedFor_thenItKnowsWhatStandsThereAndNothingElse() {
        World world = Scenario.of(ROOMS).world();
        FloorState state = world.floorState();

        for (int cell = 0; cell < world.floor().grid().size(); cell++) {
            int standing = (state.ore(cell) == null ? 0 : 1)
                    + (state.chest(cell) == null ? 0 : 1)
                    + (state.door(cell) == null ? 0 : 1);
            assertThat(standing).isLessThanOrEqualTo(1);
        }
        world.ores().forEach(each -> assertThat(state.ore(ore(each).cell)).isSameAs(ore(each)));
        world.chests().forEach(chest -> assertThat(state.chest(chest.cell)).isSameAs(chest));
        world.doors().forEach(door -> assertThat(state.door(door.cell)).isSameAs(door));
    }

    @Test
    void givenOreOfAVein_whenItIsMined_thenItsHealthFallsAndWhenItBreaksItsEntityIsGoneAndShardsLieThere() {
        Scenario scenario = Scenario.of("""
                #######
                #@.ooo#
                #######""").pushes(Intent.FULL_TILT, 0, 30);
        int cell = scenario.cellOf('o');
        OreComponent ore = Objects.requireNonNull(scenario.world().floorState().ore(cell));
        assertThat(ore.vein).isEqualTo(scenario.world().floor().ores().get(0).vein());
        assertThat(ore.ore).isEqualTo(scenario.content().ores().indexOf("fire"));
        int whole = scenario.content().ores().at(ore.ore).crystalHardness(3);
        assertThat(ore.health).isEqualTo(whole);

        scenario.strikesAt('o', 10);
        assertThat(ore.health).isBetween(1, whole - 1);

        scenario.world().player().component().flasks[ore.ore] =
                scenario.content().player().flaskMeasures();
        scenario.strikesAt('o', 50);
        assertThat(scenario.world().floorState().ore(cell)).isNull();
        assertThat(scenario.world().ores().size()).isZero();
        assertThat(scenario.world().floorState().isSolid(cell)).isFalse();
        assertThat(scenario.pickups(pickup -> pickup.ore == 0)).isNotEmpty();
    }

    @ParameterizedTest
    @EnumSource(names = {"EAST", "NORTH", "WEST", "SOUTH"})
    void givenAChestThatFacesSomewhere_whenItIsOpened_thenItIsOpenAndEmptyAndItsLootFliesFromTheCellBeforeIt(
            Direction facing) {
        DrawnFloor drawn = new DrawnFloor(CHEST).chestsFace(facing);
        Scenario scenario = Scenario.of(drawn, TestContent.BUILT_IN).pushes(Intent.FULL_TILT, 0, 20);
        ChestComponent chest = scenario.world().chests().get(0);
        assertThat(chest.facing).isEqualTo(facing);
        assertThat(chest.room).isEqualTo(1);
        assertThat(chest.trigger).isEqualTo(ChestComponent.NO_TRIGGER);
        assertThat(chest.isOpen).isFalse();
        assertThat(chest.isFull).isTrue();

        scenario.interacts();

        assertThat(chest.isOpen).isTrue();
        assertThat(chest.isFull).isFalse();
        assertThat(scenario.world().pickups().size()).isPositive();
        int before = scenario.world().floor().grid().neighbour(chest.cell, facing);
        BodyComponent first = scenario.world().pickups().first().getComponent(BodyComponent.class);
        assertThat(first.cell).isEqualTo(before);
    }

    @Test
    void givenAChestThatSpringsATrap_whenItIsOpened_thenItStaysFullUntilTheFightIsWon() {
        Scenario scenario = Scenario.inArena("ambush", 1, """
                ################
                ######.......C.#
                #@1...+2..T..3.#
                ######.........#
                ################""");
        ChestComponent chest = scenario.world().chests().get(0);
        assertThat(chest.trigger).isEqualTo(scenario.content().arenaKinds().indexOf("ambush"));
        scenario.standsOn(scenario.cellOf('3')).waits(2).interacts();
        assertThat(chest.isOpen).isTrue();
        assertThat(chest.isFull).isTrue();

        scenario.slaysUntil(EventType.ARENA_CLEARED, 4000);

        assertThat(chest.isFull).isFalse();
    }

    @Test
    void givenATrapRoom_whenItShutsAndOpensAgain_thenItsDoorSaysSo() {
        Scenario scenario = Scenario.of(ROOMS);
        DoorComponent door = scenario.world().doors().get(0);
        assertThat(door.room).isEqualTo(scenario.arena().room().id());
        assertThat(door.shut).isZero();

        scenario.standsOn(scenario.cellOf('3')).waits(10);
        assertThat(door.shut).isStrictlyBetween(0f, 1f);
        assertThat(door.isSealed).isFalse();

        scenario.waitsFor(EventType.ARENA_SEALED, 120);
        assertThat(door.shut).isEqualTo(1);
        assertThat(door.isSealed).isTrue();
        assertThat(scenario.world().floorState().isSolid(door.cell)).isTrue();

        scenario.slaysUntil(EventType.ARENA_OPENED, 20_000).waits(60);
        assertThat(scenario.arena().state()).isEqualTo(ArenaState.OPEN);
        assertThat(door.shut).isZero();
        assertThat(door.isSealed).isFalse();
        assertThat(scenario.world().floorState().isSolid(door.cell)).isFalse();
    }

    @Test
    void givenOreThatGrowsDuringPlay_whenItStandsAndBreaks_thenItIsAnEntityOfNoVeinAndIsHashed() {
        World world = Scenario.of(ROOMS).world();
        int cell = world.floor().start() + 1;
        int before = world.ores().size();
        world.hash();
        long hash = world.hashOf(HashPart.ORE);

        Scenario.partsOf(world).get(FloorChanges.class).growOre(cell, 2);
        assertThat(world.ores().size()).isEqualTo(before + 1);
        OreComponent grown = Objects.requireNonNull(world.floorState().ore(cell));
        assertThat(grown.vein).isZero();
        assertThat(grown.ore).isEqualTo(2);
        assertThat(world.floorState().isSolid(cell)).isTrue();
        world.hash();
        assertThat(world.hashOf(HashPart.ORE)).isNotEqualTo(hash);

        Scenario.partsOf(world).get(FloorChanges.class).removeOre(cell);
        assertThat(world.ores().size()).isEqualTo(before);
        assertThat(world.floorState().isWalkable(cell)).isTrue();
        world.hash();
        assertThat(world.hashOf(HashPart.ORE)).isEqualTo(hash);
    }

    private static OreComponent ore(Entity entity) {
        return entity.getComponent(OreComponent.class);
    }

    private static long spawnId(Entity entity) {
        return entity.getComponent(SpawnComponent.class).spawnId;
    }
}
