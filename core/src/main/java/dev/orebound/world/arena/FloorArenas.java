package dev.orebound.world.arena;

import dev.orebound.cave.floor.Floor;
import dev.orebound.cave.floor.Room;
import dev.orebound.chance.Hash64;
import dev.orebound.content.Content;
import dev.orebound.content.arena.ArenaKind;
import dev.orebound.grid.Grid;
import dev.orebound.world.component.ChestComponent;
import dev.orebound.world.component.DoorComponent;
import dev.orebound.world.element.HazardMap;
import dev.orebound.world.state.ChangedBy;
import dev.orebound.world.state.EntitySpawner;
import dev.orebound.world.state.FloorState;
import dev.orebound.world.state.HashedPart;
import dev.orebound.world.state.PartRegistry;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The arenas of a floor, one for each trap room, in the order of the rooms' ids. An arena is awake while something can
 * happen to it and asleep otherwise: a dormant arena sleeps until the player comes into its room or near its doorways,
 * and an arena that is over sleeps once its doors stand open. A sleeping arena costs nothing in a tick.
 */
@ChangedBy({})
public final class FloorArenas implements HashedPart {
    private final List<Arena> arenas;
    private final @Nullable Arena[] byRoom;
    /** For each cell the indices of the arenas that a player on it is in or near, or null for none. */
    private final @Nullable BitSet[] nearby;

    private final BitSet awake = new BitSet();
    private int playerCell = Grid.NONE;

    /** Finds the arenas of a floor whose doors are in the world, and sets up their wards. */
    public FloorArenas(PartRegistry parts) {
        Floor floor = parts.get(Floor.class);
        FloorState state = parts.get(FloorState.class);
        List<Arena> found = new ArrayList<>();
        for (Room room : floor.rooms()) {
            String kind = room.arena();
            if (kind != null) {
                List<DoorComponent> doors = state.doors().stream()
                        .filter(door -> door.room == room.id())
                        .toList();
                ArenaKind arenaKind = parts.get(Content.class).arenaKinds().get(kind);
                found.add(new Arena(
                        room, arenaKind, doors, triggerChest(room, state), wardOf(room, arenaKind, parts), parts));
            }
        }
        arenas = List.copyOf(found);
        awake.set(0, arenas.size());
        nearby = new BitSet[floor.grid().size()];
        byRoom = new Arena
                [1 + arenas.stream().mapToInt(arena -> arena.room().id()).max().orElse(0)];
        for (int index = 0; index < arenas.size(); index++) {
            byRoom[arenas.get(index).room().id()] = arenas.get(index);
            markNearby(index, floor);
        }
    }

    private static @Nullable ArenaWard wardOf(Room room, ArenaKind kind, PartRegistry parts) {
        ArenaKind.WardRules rules = kind.ward();
        if (rules == null) {
            return null;
        }
        int monster = parts.get(Content.class).monsters().indexOf(rules.monster());
        return new ArenaWard(parts.get(EntitySpawner.class).ward(monster, wardCell(room, parts), room.id()), rules);
    }

    /**
     * Returns the cell of a room on which its ward stands: of those on which nothing else stands and nothing burns, the
     * nearest to the centre, the lowest among equals; without any such cell, the centre.
     */
    private static int wardCell(Room room, PartRegistry parts) {
        Floor floor = parts.get(Floor.class);
        Grid grid = floor.grid();
        int centre = room.centre();
        int nearest = Grid.NONE;
        for (int i = 0; i < room.cells().size(); i++) {
            int cell = room.cells().at(i);
            boolean isNearer = nearest == Grid.NONE || grid.steps4(cell, centre) < grid.steps4(nearest, centre);
            boolean isFree = parts.get(FloorState.class).isWalkable(cell)
                    && !parts.get(HazardMap.class).hurts(cell, -1)
                    && floor.exits().stream().noneMatch(exit -> exit.at() == cell)
                    && floor.chests().stream().noneMatch(chest -> chest.at() == cell)
                    && floor.fixtures().stream().noneMatch(fixture -> fixture.at() == cell);
            nearest = isNearer && isFree ? cell : nearest;
        }
        return nearest == Grid.NONE ? centre : nearest;
    }

    private static @Nullable ChestComponent triggerChest(Room room, FloorState state) {
        return state.chests().stream()
                .filter(chest -> chest.room == room.id() && chest.trigger != ChestComponent.NO_TRIGGER)
                .findFirst()
                .orElse(null);
    }

    private void markNearby(int index, Floor floor) {
        Arena arena = arenas.get(index);
        Grid grid = floor.grid();
        for (int cell = 0; cell < grid.size(); cell++) {
            if (floor.room().at(cell) == arena.room().id() || arena.isNear(cell, grid)) {
                BitSet here = nearby[cell] == null ? new BitSet() : nearby[cell];
                here.set(index);
                nearby[cell] = here;
            }
        }
    }

    public List<Arena> all() {
        return arenas;
    }

    /** Returns the arena in which a guardian bars the way down, or null on other floors. */
    public @Nullable Arena guardianHall() {
        for (int i = 0; i < arenas.size(); i++) {
            if (arenas.get(i).kind().isGuardianHall()) {
                return arenas.get(i);
            }
        }
        return null;
    }

    /** Returns the arena in a room, or null if the room is no trap. */
    public @Nullable Arena in(int room) {
        return room < byRoom.length ? byRoom[room] : null;
    }

    /** Returns whether the doors of an arena are on their way or shut. */
    public boolean isAnyShutting() {
        for (int i = nextAwake(0); i >= 0; i = nextAwake(i + 1)) {
            if (arenas.get(i).isShutting()) {
                return true;
            }
        }
        return false;
    }

    /** Returns the index of the next arena that is awake, from an index on, or -1. */
    public int nextAwake(int from) {
        return awake.nextSetBit(from);
    }

    /** Updates the player's cell and wakes the arenas that the player is in or near. */
    public void playerCame(int cell) {
        if (cell == playerCell) {
            return;
        }
        playerCell = cell;
        BitSet here = nearby[cell];
        if (here != null) {
            awake.or(here);
        }
    }

    void wake(Arena arena) {
        awake.set(arenas.indexOf(arena));
    }

    /** Lets an arena sleep if nothing can happen to it before the player comes near. */
    void sleepIfIdle(int index, int playerRoom) {
        Arena arena = arenas.get(index);
        if (arena.isIdle() && (arena.state().isOver() || !isPlayerNear(index, playerRoom))) {
            awake.clear(index);
        }
    }

    private boolean isPlayerNear(int index, int playerRoom) {
        BitSet here = playerCell == Grid.NONE ? null : nearby[playerCell];
        return arenas.get(index).room().id() == playerRoom || (here != null && here.get(index));
    }

    @Override
    public void addTo(Hash64 hash) {
        for (int i = 0; i < arenas.size(); i++) {
            arenas.get(i).addTo(hash);
        }
    }
}
