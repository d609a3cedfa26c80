package dev.orebound.world.arena;

import dev.orebound.cave.floor.Floor;
import dev.orebound.cave.floor.Room;
import dev.orebound.content.Content;
import dev.orebound.world.component.ChestComponent;
import dev.orebound.world.component.DoorComponent;
import dev.orebound.world.state.FloorState;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The arenas of a floor, one for each trap room, in the order of the rooms' ids. */
public final class FloorArenas {
    private final List<Arena> arenas;

    /** The arenas of a floor whose doors are in the world. */
    public FloorArenas(Floor floor, Content content, FloorState state) {
        List<Arena> found = new ArrayList<>();
        for (Room room : floor.rooms()) {
            String kind = room.arena();
            if (kind != null) {
                found.add(new Arena(
                        room, content.arenaKinds().get(kind), doorsOf(room, state), chestThatSprings(room, state)));
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

    private static @Nullable ChestComponent chestThatSprings(Room room, FloorState state) {
        return state.chests().stream()
                .filter(chest -> chest.room == room.id() && chest.trigger != ChestComponent.NO_TRIGGER)
                .findFirst()
                .orElse(null);
    }

    private static List<DoorComponent> doorsOf(Room room, FloorState state) {
        return state.doors().stream().filter(door -> door.room == room.id()).toList();
    }
}
