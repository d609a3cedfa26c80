package dev.orebound.cave.floor;

import dev.orebound.grid.BitLayer;
import dev.orebound.grid.IntLayer;
import java.util.List;
import java.util.Map;

/** All that the passes of a floor make. Each is written by exactly one pass, and never changed after it. */
final class FloorKeys {
    /** Floor of the caves before any corridor: true is floor. */
    static final FloorKey<BitLayer> CARVED = new FloorKey<>("carved");

    /** The passages dug off caves, in the order dug. */
    static final FloorKey<List<Nook>> NOOKS = new FloorKey<>("nooks");

    /** The id of the room that a cell belongs to, 0 for none. */
    static final FloorKey<IntLayer> ROOM = new FloorKey<>("room");

    /** 8-way steps of a room's cell from its border, from 1; 0 outside rooms. */
    static final FloorKey<IntLayer> BORDER_DISTANCE = new FloorKey<>("border_distance");

    /** The regions that are rooms, in the order of their ids. */
    static final FloorKey<List<RoomRegion>> REGIONS = new FloorKey<>("regions");

    /** Floor with the corridors drilled: true is floor. */
    static final FloorKey<BitLayer> STRUCTURE = new FloorKey<>("structure");

    /** The corridors in the order drilled. */
    static final FloorKey<List<Corridor>> CORRIDORS = new FloorKey<>("corridors");

    /** The passable arc count of each floor cell of the structure. */
    static final FloorKey<IntLayer> ARCS = new FloorKey<>("arcs");

    /** One list for each room, in the order of their ids. */
    static final FloorKey<List<List<Doorway>>> DOORWAYS = new FloorKey<>("doorways");

    /** The cell where the player comes in. */
    static final FloorKey<Integer> START = new FloorKey<>("start");

    /** The ways down, in the order of the ways on. */
    static final FloorKey<List<Exit>> EXITS = new FloorKey<>("exits");

    /** The id of the vein that a cell belongs to, 0 for none. */
    static final FloorKey<IntLayer> VEIN = new FloorKey<>("vein");

    /** 8-way steps of a vein's cell from its border, from 1; 0 outside veins. */
    static final FloorKey<IntLayer> VEIN_DISTANCE = new FloorKey<>("vein_distance");

    /** The veins in the order of their ids. */
    static final FloorKey<List<Vein>> VEINS = new FloorKey<>("veins");

    /** The id of the ore that most veins here have. */
    static final FloorKey<String> PRIMARY_ORE = new FloorKey<>("primary_ore");

    /** The chests in the order of their rooms. */
    static final FloorKey<List<Chest>> CHESTS = new FloorKey<>("chests");

    /** The trap rooms in the order of their ids. */
    static final FloorKey<List<TrapRoom>> TRAPS = new FloorKey<>("traps");

    /** Whether a draw made a trap of it, by the id of each treasure room for which that was drawn. */
    static final FloorKey<Map<Integer, Boolean>> TRAP_DRAWS = new FloorKey<>("trap_draws");

    /** The happening that each opened chest sets off, by the id of its room; rooms whose chest sets off nothing are missing. */
    static final FloorKey<Map<Integer, String>> HAPPENINGS = new FloorKey<>("happenings");

    /** Index into the content's terrains. */
    static final FloorKey<IntLayer> TERRAIN = new FloorKey<>("terrain");

    /** Index into the content's terrains, for what one wades or swims in. */
    static final FloorKey<IntLayer> LIQUID = new FloorKey<>("liquid");

    /** Standing ore in the order of its cells. */
    static final FloorKey<List<OreSpot>> ORES = new FloorKey<>("ores");

    /** What stands fast, in the order of the content's fixtures. */
    static final FloorKey<List<Fixture>> FIXTURES = new FloorKey<>("fixtures");

    /** What lies about, in the order of its cells. */
    static final FloorKey<List<LootSpot>> LOOT = new FloorKey<>("loot");

    /** Hordes in the order placed. */
    static final FloorKey<List<HordeSpot>> HORDES = new FloorKey<>("hordes");

    private FloorKeys() {}
}
