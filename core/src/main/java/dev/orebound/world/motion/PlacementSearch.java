package dev.orebound.world.motion;

import static dev.orebound.world.component.ComponentMappers.BODIES;
import static dev.orebound.world.component.ComponentMappers.HEALTHS;

import com.badlogic.ashley.core.Entity;
import com.badlogic.ashley.utils.ImmutableArray;
import dev.orebound.cave.floor.Floor;
import dev.orebound.grid.DistanceMap;
import dev.orebound.grid.Grid;
import dev.orebound.grid.StepKind;
import dev.orebound.world.component.BodyComponent;
import dev.orebound.world.component.HealthComponent;
import dev.orebound.world.element.HazardMap;
import dev.orebound.world.state.BodyCollider;
import dev.orebound.world.state.FloorState;
import org.jspecify.annotations.Nullable;

/**
 * Finds the nearest cell on which a body can be placed: a walkable cell with enough room, without hazards, and where it
 * overlaps nobody alive. Distance is counted in steps from the wanted cell, so the result is never behind a wall or a
 * shut door.
 */
public final class PlacementSearch {
    private final Grid grid;
    private final FloorState state;
    private final HazardMap hazards;
    private final BodyCollider collider;
    private final DistanceMap steps;

    public PlacementSearch(Floor floor, FloorState state, HazardMap hazards, BodyCollider collider) {
        grid = floor.grid();
        this.state = state;
        this.hazards = hazards;
        this.collider = collider;
        steps = new DistanceMap(grid);
    }

    /**
     * Returns the nearest such cell. If every cell is occupied or hazardous, returns the nearest one with enough room.
     *
     * @param wanted may be solid: the search then starts at the nearest walkable cell
     * @param radius of the body, in cells
     * @param all entities that may be in the way
     * @param self the body that is placed, which is never in its own way; null if it does not exist yet
     * @return {@link Grid#NONE} only if a body of this size fits nowhere
     */
    public int near(int wanted, float radius, ImmutableArray<Entity> all, @Nullable BodyComponent self) {
        int from = nearestWalkable(wanted);
        if (from == Grid.NONE) {
            return Grid.NONE;
        }
        steps.spreadFrom(from, state.unwalkable(), StepKind.EIGHT_WAY);
        int tight = Grid.NONE;
        for (int i = 0; i < steps.reachedCount(); i++) {
            int cell = steps.reached(i);
            if (collider.isFree(grid.x(cell) + 0.5f, grid.y(cell) + 0.5f, radius)) {
                if (isClear(cell, radius, all, self)) {
                    return cell;
                }
                tight = tight == Grid.NONE ? cell : tight;
            }
        }
        return tight;
    }

    /** Returns the cell itself if a monster that swims can be there, otherwise {@link Grid#NONE}. */
    public int waterAt(int cell) {
        return state.unswimmable().at(cell) ? Grid.NONE : cell;
    }

    /** Returns the nearest walkable cell in a straight line, the lowest of equally near ones. */
    private int nearestWalkable(int wanted) {
        int nearest = Grid.NONE;
        int least = Integer.MAX_VALUE;
        for (int cell = 0; cell < grid.size(); cell++) {
            int dx = grid.x(cell) - grid.x(wanted);
            int dy = grid.y(cell) - grid.y(wanted);
            if (dx * dx + dy * dy < least && state.isWalkable(cell)) {
                least = dx * dx + dy * dy;
                nearest = cell;
            }
        }
        return nearest;
    }

    /**
     * Returns whether a body on a cell is safe from hazards and overlaps nobody alive.
     *
     * @param radius radius of the body, in cells
     * @param all entities that may be in the way
     * @param self the body itself, which is never in its own way; null if it does not exist yet
     */
    public boolean isClear(int cell, float radius, ImmutableArray<Entity> all, @Nullable BodyComponent self) {
        if (hazards.hurts(cell, -1)) {
            return false;
        }
        for (int i = 0; i < all.size(); i++) {
            HealthComponent health = HEALTHS.get(all.get(i));
            BodyComponent other = BODIES.get(all.get(i));
            if (other != self && health != null && health.health > 0 && touches(cell, radius, other)) {
                return false;
            }
        }
        return true;
    }

    private boolean touches(int cell, float radius, BodyComponent other) {
        float dx = grid.x(cell) + 0.5f - other.x;
        float dy = grid.y(cell) + 0.5f - other.y;
        float apart = radius + other.radius;
        return dx * dx + dy * dy < apart * apart;
    }
}
