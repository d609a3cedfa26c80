package dev.orebound.cave.floor;

import dev.orebound.grid.BitLayer;
import dev.orebound.grid.Grid;
import dev.orebound.grid.IntLayer;
import java.util.Collections;
import java.util.List;
import java.util.Map;

/** The keys of all layers and records of a floor. Each is written by exactly one pass and never changed afterwards. */
public final class FloorKeys {
    /** The caves as the automaton leaves them, before halls are split and anything is dug: true is floor. */
    public static final FloorKey<BitLayer> GROWN = new FloorKey<>("grown");

    /** The caves before any corridor: true is floor. */
    public static final FloorKey<BitLayer> CARVED = new FloorKey<>("carved");

    /** The caves with the corridors drilled: true is floor. */
    public static final FloorKey<BitLayer> STRUCTURE = new FloorKey<>("structure");

    /** The id of the room that a cell belongs to, 0 for none. */
    public static final FloorKey<IntLayer> ROOM = new FloorKey<>("room");

    /** The 8-way steps from a room's cell to the room's border, from 1; 0 outside rooms. */
    public static final FloorKey<IntLayer> BORDER_DISTANCE = new FloorKey<>("border_distance");

    /** An index into the content's terrains. */
    public static final FloorKey<IntLayer> TERRAIN = new FloorKey<>("terrain");

    /** An index into the content's terrains, for the liquid of a cell. */
    public static final FloorKey<IntLayer> LIQUID = new FloorKey<>("liquid");

    /** The id of the vein that a cell belongs to, 0 for none; rock has veins too. */
    public static final FloorKey<IntLayer> VEIN = new FloorKey<>("vein");

    /** The 8-way steps from a vein's cell to the vein's border, from 1; 0 outside veins. */
    public static final FloorKey<IntLayer> VEIN_DISTANCE = new FloorKey<>("vein_distance");

    /** The passable arc count of each floor cell of the structure, 0 on rock. */
    public static final FloorKey<IntLayer> ARCS = new FloorKey<>("arcs");

    /** The finished rooms in the order of their ids, from 1. */
    public static final FloorKey<List<Room>> ROOMS = new FloorKey<>("rooms", List.of());

    /** The corridors in the order in which they were drilled. */
    public static final FloorKey<List<Corridor>> CORRIDORS = new FloorKey<>("corridors", List.of());

    /** The finished chests in the order of their rooms, with the events that opening them triggers. */
    public static final FloorKey<List<Chest>> CHESTS = new FloorKey<>("chests", List.of());

    /** The id of the ore that most veins of this floor have. */
    public static final FloorKey<String> PRIMARY_ORE = new FloorKey<>("primary_ore", "");

    /** The veins in the order of their ids. */
    public static final FloorKey<List<Vein>> VEINS = new FloorKey<>("veins", List.of());

    /** The standing ore in the order of its cells. */
    public static final FloorKey<List<OreSpot>> ORES = new FloorKey<>("ores", List.of());

    /** The hordes in the order in which they were placed. */
    public static final FloorKey<List<HordeSpot>> HORDES = new FloorKey<>("hordes", List.of());

    /** The cell on which the player enters. */
    public static final FloorKey<Integer> START = new FloorKey<>("start", Grid.NONE);

    /** The exits in the order of the ways on. */
    public static final FloorKey<List<Exit>> EXITS = new FloorKey<>("exits", List.of());

    /** The loose items in the order of their cells. */
    public static final FloorKey<List<LootSpot>> LOOT = new FloorKey<>("loot", List.of());

    /** All fixtures: those of the kind of floor and of vignettes, then the landmarks. */
    public static final FloorKey<List<Fixture>> FIXTURES = new FloorKey<>("fixtures", List.of());

    /** The vignettes in the order of their numbers. */
    public static final FloorKey<List<VignetteSpot>> VIGNETTES = new FloorKey<>("vignettes", List.of());

    /** The locks in the order of their numbers. */
    public static final FloorKey<List<LockSpot>> LOCKS = new FloorKey<>("locks", List.of());

    /** The keys in the order of their numbers. */
    public static final FloorKey<List<KeySpot>> KEYS = new FloorKey<>("keys", List.of());

    /** The levers in the order of their numbers. */
    public static final FloorKey<List<LeverSpot>> LEVERS = new FloorKey<>("levers", List.of());

    /** The proof that everything can be opened. */
    public static final FloorKey<Certificate> CERTIFICATE = new FloorKey<>("certificate", Certificate.NONE);

    /** The run's veins on the floors below. */
    public static final FloorKey<VeinsBelow> VEINS_BELOW = new FloorKey<>("veins_below", VeinsBelow.NONE);

    /** All records of a finished floor, without its layers. */
    public static final List<FloorKey<?>> RECORDS = List.of(
            ROOMS,
            CORRIDORS,
            CHESTS,
            PRIMARY_ORE,
            VEINS,
            ORES,
            HORDES,
            START,
            EXITS,
            LOOT,
            FIXTURES,
            VIGNETTES,
            LOCKS,
            KEYS,
            LEVERS,
            CERTIFICATE);

    /** The dead-end passages dug off caves, in the order in which they were dug. */
    public static final FloorKey<List<Nook>> NOOKS = new FloorKey<>("nooks", List.of());

    /** The chambers dug for vignettes, in the order in which they were dug. */
    public static final FloorKey<List<Chamber>> CHAMBERS = new FloorKey<>("chambers", List.of());

    /**
     * A cell of the guardian's hall, and one of each room behind it, whose only way in is the hall; empty on other
     * floors.
     */
    public static final FloorKey<List<Integer>> GUARDIAN_ROOMS = new FloorKey<>("guardian_rooms", List.of());

    /** The locks with all ways for which the floor should have the means, before its ore has grown. */
    public static final FloorKey<List<LockSpot>> PLANNED_LOCKS = new FloorKey<>("planned_locks", List.of());

    /** The hordes of vignettes, which come first among the hordes of the floor. */
    public static final FloorKey<List<HordeSpot>> VIGNETTE_HORDES = new FloorKey<>("vignette_hordes", List.of());

    /** The regions that become rooms, in the order of their ids. */
    public static final FloorKey<List<RoomRegion>> REGIONS = new FloorKey<>("regions", List.of());

    /** One list of doorways for each room, in the order of the rooms' ids. */
    public static final FloorKey<List<List<Doorway>>> DOORWAYS = new FloorKey<>("doorways", List.of());

    /** The chests in the order of their rooms, before it is known what opening them triggers. */
    public static final FloorKey<List<Chest>> PLACED_CHESTS = new FloorKey<>("placed_chests", List.of());

    /** The fixtures of the kind of floor and of vignettes, in the order of the content's fixtures. */
    public static final FloorKey<List<Fixture>> PLACED_FIXTURES = new FloorKey<>("placed_fixtures", List.of());

    /** The landmarks in the order of the rooms in which they stand. */
    public static final FloorKey<List<Fixture>> LANDMARKS = new FloorKey<>("landmarks", List.of());

    /** The trap rooms in the order of their ids. */
    public static final FloorKey<List<TrapRoom>> TRAPS = new FloorKey<>("traps", List.of());

    /** Maps the id of each treasure room for which a trap was drawn to the result of that draw. */
    public static final FloorKey<Map<Integer, Boolean>> TRAP_DRAWS =
            new FloorKey<>("trap_draws", Collections.emptyMap());

    /** Maps the id of a room to the happening that opening its chest triggers; rooms without one are missing. */
    public static final FloorKey<Map<Integer, String>> HAPPENINGS =
            new FloorKey<>("happenings", Collections.emptyMap());

    private FloorKeys() {}
}
