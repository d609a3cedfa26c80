package dev.orebound.world.boss;

import static dev.orebound.world.component.ComponentMappers.BODIES;
import static dev.orebound.world.component.ComponentMappers.MINDS;
import static dev.orebound.world.component.ComponentMappers.MONSTERS;
import static dev.orebound.world.component.ComponentMappers.SPAWNS;
import static dev.orebound.world.component.ComponentMappers.STRIKERS;

import com.badlogic.ashley.core.Entity;
import com.badlogic.ashley.utils.ImmutableArray;
import com.badlogic.gdx.utils.IntArray;
import dev.orebound.cave.floor.Floor;
import dev.orebound.chance.RandomStream;
import dev.orebound.content.Content;
import dev.orebound.content.arena.BossKind;
import dev.orebound.grid.Cells;
import dev.orebound.grid.DistanceMap;
import dev.orebound.grid.Grid;
import dev.orebound.grid.MutableBitLayer;
import dev.orebound.grid.StepKind;
import dev.orebound.world.arena.Arena;
import dev.orebound.world.component.DoorComponent;
import dev.orebound.world.component.MindState;
import dev.orebound.world.element.HazardMap;
import dev.orebound.world.event.EventType;
import dev.orebound.world.event.TickEvents;
import dev.orebound.world.state.EntitySpawner;
import dev.orebound.world.state.FloorState;
import dev.orebound.world.state.PartRegistry;
import dev.orebound.world.state.WorldStreams;
import java.util.List;

/**
 * Gathers a horde outside the doors of a sealed hall and calls for the doors to be thrown open. The arena counts the
 * monsters that storm in; those that are left outside when the doors meet again are brought in like any others.
 */
final class StormCaller {
    /** The steps from the doors within which the horde gathers. */
    private static final int NEAREST_STEPS = 2;

    private static final int FARTHEST_STEPS = 9;

    private final Content content;
    private final Grid grid;
    private final FloorState state;
    private final HazardMap hazards;
    private final EntitySpawner spawner;
    private final TickEvents events;
    private final RandomStream chance;
    private final DistanceMap fromDoors;
    private final MutableBitLayer blocked;
    private final IntArray places;

    StormCaller(PartRegistry parts) {
        content = parts.get(Content.class);
        grid = parts.get(Floor.class).grid();
        state = parts.get(FloorState.class);
        hazards = parts.get(HazardMap.class);
        spawner = parts.get(EntitySpawner.class);
        events = parts.get(TickEvents.class);
        chance = parts.get(WorldStreams.class).boss();
        fromDoors = new DistanceMap(grid);
        blocked = new MutableBitLayer(grid);
        places = new IntArray(grid.size());
    }

    /** Brings as many monsters of the horde as there is room for; if there is no room at all, the doors stay shut. */
    void call(Arena arena, BossKind.Storm storm, ImmutableArray<Entity> all) {
        findPlaces(arena, all);
        int left = arena.placesLeft();
        boolean hasAny = false;
        for (int i = 0; i < storm.members().size(); i++) {
            BossKind.StormMembers members = storm.members().get(i);
            int kind = content.monsters().indexOf(members.monster());
            for (int each = 0; each < members.count() && left > 0; each++) {
                if (!places.isEmpty()) {
                    bring(arena, kind, places.removeIndex(chance.below(places.size)));
                    hasAny = true;
                    left--;
                }
            }
        }
        if (hasAny) {
            arena.throwOpen();
        }
    }

    /** Collects the free cells outside the doors, a few steps off. */
    private void findPlaces(Arena arena, ImmutableArray<Entity> all) {
        blocked.copyFrom(state.unwalkable());
        Cells hall = arena.room().cells();
        for (int i = 0; i < hall.size(); i++) {
            blocked.set(hall.at(i), true);
        }
        fromDoors.clear();
        List<DoorComponent> doors = arena.doors();
        for (int i = 0; i < doors.size(); i++) {
            blocked.set(doors.get(i).cell, false);
            fromDoors.addSource(doors.get(i).cell);
        }
        fromDoors.spread(blocked, StepKind.EIGHT_WAY, FARTHEST_STEPS);
        places.clear();
        for (int i = 0; i < fromDoors.reachedCount(); i++) {
            int cell = fromDoors.reached(i);
            if (fromDoors.at(cell) >= NEAREST_STEPS && !hazards.hurts(cell, -1) && isFree(cell, all)) {
                places.add(cell);
            }
        }
    }

    private boolean isFree(int cell, ImmutableArray<Entity> all) {
        for (int i = 0; i < all.size(); i++) {
            if (BODIES.get(all.get(i)).cell == cell) {
                return false;
            }
        }
        return true;
    }

    private void bring(Arena arena, int kind, int cell) {
        Entity entity = spawner.monster(kind, cell);
        MONSTERS.get(entity).arenaRoom = arena.room().id();
        MINDS.get(entity).state = MindState.HUNTING;
        STRIKERS.get(entity).harmlessTicks = arena.kind().pace().harmlessTicks();
        long id = SPAWNS.get(entity).spawnId;
        events.actor(EventType.MONSTER_SPAWNED, grid.x(cell) + 0.5f, grid.y(cell) + 0.5f, cell, id, kind);
    }
}
