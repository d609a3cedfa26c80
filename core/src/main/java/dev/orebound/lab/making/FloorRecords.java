package dev.orebound.lab.making;

import dev.orebound.cave.floor.Chest;
import dev.orebound.cave.floor.Corridor;
import dev.orebound.cave.floor.Exit;
import dev.orebound.cave.floor.Fixture;
import dev.orebound.cave.floor.HordeSpot;
import dev.orebound.cave.floor.LootSpot;
import dev.orebound.cave.floor.OreSpot;
import dev.orebound.cave.floor.Room;
import dev.orebound.cave.UnfinishedFloor;
import dev.orebound.cave.floor.Vein;
import dev.orebound.grid.Grid;
import java.util.List;

/**
 * All records of an unfinished floor at one step.
 *
 * @param start the cell where the player comes in, or {@link Grid#NONE}
 */
record FloorRecords(
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
        List<Fixture> fixtures) {
    /** Before any pass has run. */
    static final FloorRecords NONE = new FloorRecords(
            List.of(), List.of(), List.of(), "", List.of(), List.of(), List.of(), Grid.NONE, List.of(), List.of(),
            List.of());

    FloorRecords {
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

    /** What there is now; what is as it was before is the same object, so that a long making stays small. */
    static FloorRecords of(UnfinishedFloor floor, FloorRecords before) {
        FloorRecords now = new FloorRecords(
                kept(floor.rooms(), before.rooms),
                kept(floor.corridors(), before.corridors),
                kept(floor.chests(), before.chests),
                floor.primaryOre(),
                kept(floor.veins(), before.veins),
                kept(floor.ores(), before.ores),
                kept(floor.hordes(), before.hordes),
                floor.start(),
                kept(floor.exits(), before.exits),
                kept(floor.loot(), before.loot),
                kept(floor.fixtures(), before.fixtures));
        return now.equals(before) ? before : now;
    }

    private static <T> List<T> kept(List<T> now, List<T> before) {
        return now.equals(before) ? before : now;
    }
}
