package dev.orebound.cave.floor;

import dev.orebound.grid.BitLayer;
import dev.orebound.grid.Grid;
import dev.orebound.grid.IntLayer;
import java.util.List;

/**
 * A finished floor: every layer and every record that the passes made, none of which changes any more. What play changes
 * lives in the world.
 *
 * @param request what was asked for
 * @param attempts how many times it was made until it kept every invariant, from 1
 * @param grid its shape
 * @param carved floor of the caves before any corridor (true is floor)
 * @param structure the same with the corridors drilled
 * @param room the id of the room a cell belongs to, 0 for none
 * @param borderDistance 8-way steps of a room's cell from its border, from 1; 0 outside rooms
 * @param terrain index into the content's terrains
 * @param liquid likewise
 * @param vein the id of the vein a cell belongs to, 0 for none, under rock too
 * @param veinDistance 8-way steps of a vein's cell from its border, from 1; 0 outside veins
 * @param arcs the passable arc count of each floor cell of {@code structure}, 0 on rock
 * @param rooms in the order of their ids, from 1
 * @param corridors in the order drilled
 * @param chests in the order of their rooms
 * @param primaryOre the id of the ore that most veins here have
 * @param veins in the order of their ids
 * @param ores in the order of their cells
 * @param hordes in the order placed
 * @param start the cell where the player comes in
 * @param exits in the order of the ways on
 * @param loot what lies about, in the order of its cells
 * @param fixtures what stands fast, in the order of the content's fixtures
 * @param below the run's veins on the floors below
 */
public record Floor(
        FloorRequest request,
        int attempts,
        Grid grid,
        BitLayer carved,
        BitLayer structure,
        IntLayer room,
        IntLayer borderDistance,
        IntLayer terrain,
        IntLayer liquid,
        IntLayer vein,
        IntLayer veinDistance,
        IntLayer arcs,
        List<Room> rooms,
        List<Corridor> corridors,
        List<Chest> chests,
        String primaryOre,
        List<Vein> veins,
        List<OreSpot> ores,
        List<HordeSpot> hordes,
        int start,
        List<Exit> exits,
        List<LootSpot> loot,
        List<Fixture> fixtures,
        VeinsBelow below) {
    public Floor {
        rooms = List.copyOf(rooms);
        corridors = List.copyOf(corridors);
        chests = List.copyOf(chests);
        veins = List.copyOf(veins);
        ores = List.copyOf(ores);
        hordes = List.copyOf(hordes);
        exits = List.copyOf(exits);
        loot = List.copyOf(loot);
        fixtures = List.copyOf(fixtures);
    }

    /**
     * A room by its id.
     *
     * @param id from 1 to the number of rooms
     */
    public Room roomWithId(int id) {
        return rooms.get(id - 1);
    }
}
