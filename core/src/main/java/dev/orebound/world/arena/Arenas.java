package dev.orebound.world.arena;

import dev.orebound.cave.Chest;
import dev.orebound.cave.Doorway;
import dev.orebound.cave.Floor;
import dev.orebound.cave.Room;
import dev.orebound.content.Content;
import dev.orebound.world.Door;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The arenas of a floor, one for each trap room, in the order of the rooms' ids. */
public final class Arenas {
    private final List<Arena> arenas;

    public Arenas(Floor floor, Content content) {
        List<Arena> found = new ArrayList<>();
        for (Room room : floor.rooms()) {
            String kind = room.arena();
            if (kind != null) {
                found.add(
                        new Arena(room, content.arenaKinds().get(kind), doorsOf(room), chestThatSprings(room, floor)));
            }
        }
        arenas = List.copyOf(found);
    }

    public List<Arena> all() {
        return arenas;
    }

    /** The arena in a room, or null where the room is no trap. */
    public @Nullable Arena in(int room) {
        for (int i = 0; i < arenas.size(); i++) {
            if (arenas.get(i).room().id() == room) {
                return arenas.get(i);
            }
        }
        return null;
    }

    /** The doors of all arenas. */
    public List<Door> doors() {
        List<Door> doors = new ArrayList<>();
        for (Arena arena : arenas) {
            doors.addAll(arena.doors());
        }
        return List.copyOf(doors);
    }

    private static int chestThatSprings(Room room, Floor floor) {
        for (int number = 0; number < floor.chests().size(); number++) {
            Chest chest = floor.chests().get(number);
            if (chest.room() == room.id() && chest.trigger() != null) {
                return number;
            }
        }
        return Arena.NO_CHEST;
    }

    private static List<Door> doorsOf(Room room) {
        List<Door> doors = new ArrayList<>();
        for (Doorway doorway : room.doorways()) {
            doorway.cells().stream().forEach(cell -> doors.add(new Door(cell, room.id())));
        }
        return doors;
    }
}
