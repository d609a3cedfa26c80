package dev.orebound.cave;

import dev.orebound.content.arena.ArenaKind;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** How a cave floor is made: the one list of its passes, and how their work is put together. */
final class CaveFloor {
    /** Every pass may read whatever the passes above it wrote, and nothing else. */
    static final List<Pass> PASSES = List.of(
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

    private CaveFloor() {}

    /** The floor that all passes have made. */
    static Floor finish(FloorBuilder builder) {
        return new Floor(
                builder.request(),
                builder.attempt(),
                builder.grid(),
                builder.get(Keys.CARVED),
                builder.get(Keys.STRUCTURE),
                builder.get(Keys.ROOM),
                builder.get(Keys.BORDER_DISTANCE),
                builder.get(Keys.TERRAIN),
                builder.get(Keys.LIQUID),
                builder.get(Keys.VEIN),
                builder.get(Keys.VEIN_DISTANCE),
                builder.get(Keys.ARCS),
                rooms(builder),
                builder.get(Keys.CORRIDORS),
                chests(builder),
                builder.get(Keys.PRIMARY_ORE),
                builder.get(Keys.VEINS),
                builder.get(Keys.ORES),
                builder.get(Keys.HORDES),
                builder.get(Keys.START),
                builder.get(Keys.EXITS),
                builder.get(Keys.LOOT),
                builder.get(Keys.FIXTURES),
                new VeinsBelow(builder.oreField(), builder.request().depth()));
    }

    /** The rooms, with as much of them as is known so far. */
    static List<Room> rooms(FloorBuilder builder) {
        List<List<Doorway>> doorways = builder.soFar(Keys.DOORWAYS, List.of());
        List<Chest> chests = builder.soFar(Keys.CHESTS, List.of());
        List<Trap> traps = builder.soFar(Keys.TRAPS, List.of());
        Map<Integer, Boolean> draws = builder.soFar(Keys.TRAP_DRAWS, Collections.emptyMap());
        List<Room> rooms = new ArrayList<>();
        for (Region region : builder.soFar(Keys.REGIONS, List.of())) {
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
        List<Trap> traps = builder.soFar(Keys.TRAPS, List.of());
        Map<Integer, String> happenings = builder.soFar(Keys.HAPPENINGS, Collections.emptyMap());
        List<Chest> chests = new ArrayList<>();
        for (Chest chest : builder.soFar(Keys.CHESTS, List.of())) {
            String arena = arena(traps, chest.room());
            boolean springs = arena != null
                    && builder.content().arenaKinds().get(arena).spring() == ArenaKind.Spring.OPENING_CHEST;
            chests.add(chest.thatSetsOff(springs ? arena : null, happenings.get(chest.room())));
        }
        return List.copyOf(chests);
    }

    private static @Nullable String arena(List<Trap> traps, int room) {
        for (Trap trap : traps) {
            if (trap.room() == room) {
                return trap.arena();
            }
        }
        return null;
    }
}
