package dev.orebound.cave;

import dev.orebound.cave.arena.PlaceTraps;
import dev.orebound.cave.carve.CarveCaves;
import dev.orebound.cave.carve.FindRooms;
import dev.orebound.cave.corridor.CountArcs;
import dev.orebound.cave.corridor.DrillCorridors;
import dev.orebound.cave.corridor.FindDoorways;
import dev.orebound.cave.corridor.PlaceStartAndExits;
import dev.orebound.cave.floor.Chest;
import dev.orebound.cave.floor.Doorway;
import dev.orebound.cave.floor.Floor;
import dev.orebound.cave.floor.FloorKeys;
import dev.orebound.cave.floor.Room;
import dev.orebound.cave.floor.RoomRegion;
import dev.orebound.cave.floor.TrapRoom;
import dev.orebound.cave.floor.VeinsBelow;
import dev.orebound.cave.horde.PlaceHordes;
import dev.orebound.cave.pass.FloorBuilder;
import dev.orebound.cave.pass.FloorPass;
import dev.orebound.cave.terrain.FloodLakes;
import dev.orebound.cave.terrain.SpreadTerrain;
import dev.orebound.cave.treasure.DrawHappenings;
import dev.orebound.cave.treasure.PlaceFixtures;
import dev.orebound.cave.treasure.PlaceTreasure;
import dev.orebound.cave.treasure.ScatterLoot;
import dev.orebound.cave.vein.GrowOre;
import dev.orebound.cave.vein.LayVeins;
import dev.orebound.content.arena.ArenaKind;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** How a cave floor is made: the one list of its passes, and how their work is put together. */
final class CaveRecipe {
    /** Every pass may read whatever the passes above it wrote, and nothing else. */
    static final List<FloorPass> PASSES = List.of(
            new CarveCaves(),
            new FindRooms(),
            new DrillCorridors(),
            new CountArcs(),
            new FindDoorways(),
            new PlaceStartAndExits(),
            new LayVeins(),
            new PlaceTreasure(),
            new PlaceTraps(),
            new DrawHappenings(),
            new FloodLakes(),
            new SpreadTerrain(),
            new PlaceFixtures(),
            new GrowOre(),
            new ScatterLoot(),
            new PlaceHordes());

    private CaveRecipe() {}

    /** The floor that all passes have made. */
    static Floor finish(FloorBuilder builder) {
        return new Floor(
                builder.request(),
                builder.attempt(),
                builder.grid(),
                builder.get(FloorKeys.CARVED),
                builder.get(FloorKeys.STRUCTURE),
                builder.get(FloorKeys.ROOM),
                builder.get(FloorKeys.BORDER_DISTANCE),
                builder.get(FloorKeys.TERRAIN),
                builder.get(FloorKeys.LIQUID),
                builder.get(FloorKeys.VEIN),
                builder.get(FloorKeys.VEIN_DISTANCE),
                builder.get(FloorKeys.ARCS),
                rooms(builder),
                builder.get(FloorKeys.CORRIDORS),
                chests(builder),
                builder.get(FloorKeys.PRIMARY_ORE),
                builder.get(FloorKeys.VEINS),
                builder.get(FloorKeys.ORES),
                builder.get(FloorKeys.HORDES),
                builder.get(FloorKeys.START),
                builder.get(FloorKeys.EXITS),
                builder.get(FloorKeys.LOOT),
                builder.get(FloorKeys.FIXTURES),
                new VeinsBelow(builder.oreField(), builder.request().depth()));
    }

    /** The rooms, with as much of them as is known so far. */
    static List<Room> rooms(FloorBuilder builder) {
        List<List<Doorway>> doorways = builder.soFar(FloorKeys.DOORWAYS, List.of());
        List<Chest> chests = builder.soFar(FloorKeys.CHESTS, List.of());
        List<TrapRoom> traps = builder.soFar(FloorKeys.TRAPS, List.of());
        Map<Integer, Boolean> draws = builder.soFar(FloorKeys.TRAP_DRAWS, Collections.emptyMap());
        List<Room> rooms = new ArrayList<>();
        for (RoomRegion region : builder.soFar(FloorKeys.REGIONS, List.of())) {
            int id = region.id();
            rooms.add(new Room(
                    id,
                    region.cells(),
                    region.centre(),
                    region.border(),
                    id <= doorways.size() ? doorways.get(id - 1) : List.of(),
                    chests.stream().anyMatch(chest -> chest.room() == id),
                    draws.get(id),
                    arena(traps, id)));
        }
        return rooms;
    }

    /** Returns the chests with what opening them sets off, which is known only once traps and happenings are drawn. */
    static List<Chest> chests(FloorBuilder builder) {
        List<TrapRoom> traps = builder.soFar(FloorKeys.TRAPS, List.of());
        Map<Integer, String> happenings = builder.soFar(FloorKeys.HAPPENINGS, Collections.emptyMap());
        List<Chest> chests = new ArrayList<>();
        for (Chest chest : builder.soFar(FloorKeys.CHESTS, List.of())) {
            String arena = arena(traps, chest.room());
            boolean springs = arena != null
                    && builder.content().arenaKinds().get(arena).spring() == ArenaKind.Spring.OPENING_CHEST;
            chests.add(chest.thatSetsOff(springs ? arena : null, happenings.get(chest.room())));
        }
        return List.copyOf(chests);
    }

    private static @Nullable String arena(List<TrapRoom> traps, int room) {
        for (TrapRoom trap : traps) {
            if (trap.room() == room) {
                return trap.arena();
            }
        }
        return null;
    }
}
