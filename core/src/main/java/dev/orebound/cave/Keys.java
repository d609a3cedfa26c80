package dev.orebound.cave;

import dev.orebound.grid.BitLayer;
import dev.orebound.grid.IntLayer;
import java.util.List;
import java.util.Map;

/** All that the passes of a floor make. Each is written by exactly one pass, and never changed after it. */
final class Keys {
    /** Floor of the caves before any corridor: true is floor. */
    static final Key<BitLayer> CARVED = new Key<>("carved");

    /** The passages dug off caves, in the order dug. */
    static final Key<List<Nook>> NOOKS = new Key<>("nooks");

    /** The id of the room that a cell belongs to, 0 for none. */
    static final Key<IntLayer> ROOM = new Key<>("room");

    /** 8-way steps of a room's cell from its border, from 1; 0 outside rooms. */
    static final Key<IntLayer> BORDER_DISTANCE = new Key<>("border_distance");

    /** The regions that are rooms, in the order of their ids. */
    static final Key<List<Region>> REGIONS = new Key<>("regions");

    /** Floor with the corridors drilled: true is floor. */
    static final Key<BitLayer> STRUCTURE = new Key<>("structure");

    /** The corridors in the order drilled. */
    static final Key<List<Corridor>> CORRIDORS = new Key<>("corridors");

    /** The passable arc count of each floor cell of the structure. */
    static final Key<IntLayer> ARCS = new Key<>("arcs");

    /** One list for each room, in the order of their ids. */
    static final Key<List<List<Doorway>>> DOORWAYS = new Key<>("doorways");

    /** The cell where the player comes in. */
    static final Key<Integer> START = new Key<>("start");

    /** The ways down, in the order of the ways on. */
    static final Key<List<Exit>> EXITS = new Key<>("exits");

    /** The id of the vein that a cell belongs to, 0 for none. */
    static final Key<IntLayer> VEIN = new Key<>("vein");

    /** 8-way steps of a vein's cell from its border, from 1; 0 outside veins. */
    static final Key<IntLayer> VEIN_DISTANCE = new Key<>("vein_distance");

    /** The veins in the order of their ids. */
    static final Key<List<Vein>> VEINS = new Key<>("veins");

    /** The id of the ore that most veins here have. */
    static final Key<String> PRIMARY_ORE = new Key<>("primary_ore");

    /** The chests in the order of their rooms. */
    static final Key<List<Chest>> CHESTS = new Key<>("chests");

    /** The trap rooms in the order of their ids. */
    static final Key<List<Trap>> TRAPS = new Key<>("traps");

    /** Whether a draw made a trap of it, by the id of each treasure room for which that was drawn. */
    static final Key<Map<Integer, Boolean>> TRAP_DRAWS = new Key<>("trap_draws");

    /** The happening that each opened chest sets off, by the id of its room; rooms whose chest sets off nothing are missing. */
    static final Key<Map<Integer, String>> HAPPENINGS = new Key<>("happenings");

    /** Index into the content's terrains. */
    static final Key<IntLayer> TERRAIN = new Key<>("terrain");

    /** Index into the content's terrains, for what one wades or swims in. */
    static final Key<IntLayer> LIQUID = new Key<>("liquid");

    /** Standing ore in the order of its cells. */
    static final Key<List<OreSpot>> ORES = new Key<>("ores");

    /** What stands fast, in the order of the content's fixtures. */
    static final Key<List<Fixture>> FIXTURES = new Key<>("fixtures");

    /** What lies about, in the order of its cells. */
    static final Key<List<LootSpot>> LOOT = new Key<>("loot");

    /** Hordes in the order placed. */
    static final Key<List<HordeSpot>> HORDES = new Key<>("hordes");

    private Keys() {}
}
