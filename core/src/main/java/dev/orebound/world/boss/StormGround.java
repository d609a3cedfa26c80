package dev.orebound.world.boss;

import com.badlogic.ashley.core.ComponentMapper;
import com.badlogic.ashley.core.Entity;
import com.badlogic.ashley.utils.ImmutableArray;
import com.badlogic.gdx.utils.IntArray;
import dev.orebound.cave.floor.Floor;
import dev.orebound.chance.RandomStream;
import dev.orebound.grid.Cells;
import dev.orebound.grid.DistanceMap;
import dev.orebound.grid.Grid;
import dev.orebound.grid.MutableBitLayer;
import dev.orebound.grid.StepKind;
import dev.orebound.world.arena.Arena;
import dev.orebound.world.component.BodyComponent;
import dev.orebound.world.component.DoorComponent;
import dev.orebound.world.element.HazardMap;
import dev.orebound.world.state.FloorState;
import dev.orebound.world.state.WorldStreams;
import java.util.List;

/** Where a horde gathers that is about to storm a hall: outside its doors, a few steps off, on free cells. */
final class StormGround {
    private static final int NEAREST_STEPS = 2;
    private static final int FARTHEST_STEPS = 9;

    private final ComponentMapper<BodyComponent> bodies = ComponentMapper.getFor(BodyComponent.class);
    private final FloorState state;
    private final HazardMap perils;
    private final RandomStream chance;
    private final DistanceMap fromDoors;
    private final MutableBitLayer blocked;
    private final IntArray places;

    StormGround(Floor floor, FloorState state, HazardMap perils, WorldStreams chance) {
        Grid grid = floor.grid();
        this.state = state;
        this.perils = perils;
        this.chance = chance.boss();
        fromDoors = new DistanceMap(grid);
        blocked = new MutableBitLayer(grid);
        places = new IntArray(grid.size());
    }

    /** Looks about outside an arena's doors; {@link #take} then gives the places, each once. */
    void look(Arena arena, ImmutableArray<Entity> all) {
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
            if (fromDoors.at(cell) >= NEAREST_STEPS && !perils.hurts(cell, -1) && isFree(cell, all)) {
                places.add(cell);
            }
        }
    }

    /** A place for one more, or {@link Grid#NONE}. */
    int take() {
        return places.isEmpty() ? Grid.NONE : places.removeIndex(chance.below(places.size));
    }

    private boolean isFree(int cell, ImmutableArray<Entity> all) {
        for (int i = 0; i < all.size(); i++) {
            if (bodies.get(all.get(i)).cell == cell) {
                return false;
            }
        }
        return true;
    }
}
