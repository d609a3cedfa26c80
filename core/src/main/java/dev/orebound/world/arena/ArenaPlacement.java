package dev.orebound.world.arena;

import com.badlogic.ashley.core.Entity;
import com.badlogic.ashley.utils.ImmutableArray;
import dev.orebound.cave.floor.Floor;
import dev.orebound.grid.Cells;
import dev.orebound.grid.DistanceMap;
import dev.orebound.grid.Grid;
import dev.orebound.world.component.BodyComponent;
import dev.orebound.world.element.HazardMap;
import dev.orebound.world.motion.PlacementSearch;
import dev.orebound.world.path.FlowField;
import dev.orebound.world.path.FlowFields;
import dev.orebound.world.state.BodyCollider;
import dev.orebound.world.state.FloorState;
import dev.orebound.world.state.PartRegistry;
import dev.orebound.world.state.Player;
import org.jspecify.annotations.Nullable;

/**
 * Finds cells of an arena's room on which a body can be put. A cell is open if it can be walked on; it is clear if, in
 * addition, it is without hazards, no living body stands there and no monster is about to come up there. Among equally
 * near cells the lowest is taken.
 */
final class ArenaPlacement {
    private final Grid grid;
    private final FloorState state;
    private final FlowField toPlayer;
    private final PlacementSearch ground;
    private final Player player;

    ArenaPlacement(PartRegistry parts) {
        grid = parts.get(Floor.class).grid();
        state = parts.get(FloorState.class);
        toPlayer = parts.get(FlowFields.class).toPlayer();
        ground = new PlacementSearch(
                parts.get(Floor.class), state, parts.get(HazardMap.class), parts.get(BodyCollider.class));
        player = parts.get(Player.class);
    }

    /** Returns the nearest clear cell, else the nearest open one; {@link Grid#NONE} only if the whole room is solid. */
    int nearest(Arena arena, int wanted, float radius, ImmutableArray<Entity> all, @Nullable BodyComponent self) {
        int clear = nearestClear(arena, wanted, radius, all, self);
        return clear == Grid.NONE ? nearestOpen(arena, wanted) : clear;
    }

    /**
     * Returns the nearest clear cell, or {@link Grid#NONE}.
     *
     * @param wanted the cell to be near to; it may itself be marked, and need not belong to the room
     * @param radius the radius of the body that is to stand there, in cells
     * @param all bodies that may be in the way
     * @param self the body itself, which is not in its own way; null if it is not born yet
     */
    int nearestClear(Arena arena, int wanted, float radius, ImmutableArray<Entity> all, @Nullable BodyComponent self) {
        Cells cells = arena.room().cells();
        int nearest = Grid.NONE;
        for (int i = 0; i < cells.size(); i++) {
            int cell = cells.at(i);
            boolean isPromised = cell != wanted && arena.marks.isMarked(cell);
            if (!isPromised && isNearer(cell, nearest, wanted) && isClear(cell, radius, all, self)) {
                nearest = cell;
            }
        }
        return nearest;
    }

    /** Returns the nearest open cell, or {@link Grid#NONE}. */
    int nearestOpen(Arena arena, int wanted) {
        Cells cells = arena.room().cells();
        int nearest = Grid.NONE;
        for (int i = 0; i < cells.size(); i++) {
            int cell = cells.at(i);
            nearest = isNearer(cell, nearest, wanted) && state.isWalkable(cell) ? cell : nearest;
        }
        return nearest;
    }

    /**
     * Returns the clear cell nearest to the room's centre that the player can walk to and that is no nearer to the
     * player than a mark may be; if there is none, one that is nearer to the player; else {@link Grid#NONE}.
     */
    int inReach(Arena arena, BodyComponent self, ImmutableArray<Entity> all) {
        Cells cells = arena.room().cells();
        int centre = arena.room().centre();
        int afar = Grid.NONE;
        int any = Grid.NONE;
        for (int i = 0; i < cells.size(); i++) {
            int cell = cells.at(i);
            boolean isReached = toPlayer.steps(cell) != DistanceMap.UNREACHED && !arena.marks.isMarked(cell);
            if (isReached && isClear(cell, self.radius, all, self)) {
                any = isNearer(cell, any, centre) ? cell : any;
                afar = isFarEnough(arena, cell) && isNearer(cell, afar, centre) ? cell : afar;
            }
        }
        return afar == Grid.NONE ? any : afar;
    }

    /** Returns whether a cell is far enough from the player for a monster to come up there. */
    boolean isFarEnough(Arena arena, int cell) {
        return grid.steps8(cell, player.body().cell) >= arena.kind().pace().markDistanceCells();
    }

    /** Puts a body in the middle of a cell, at rest. */
    void setDown(BodyComponent body, int cell) {
        body.cell = cell;
        body.x = grid.x(cell) + 0.5f;
        body.y = grid.y(cell) + 0.5f;
        body.knockX = 0;
        body.knockY = 0;
    }

    private boolean isNearer(int cell, int best, int wanted) {
        return best == Grid.NONE || grid.steps4(cell, wanted) < grid.steps4(best, wanted);
    }

    private boolean isClear(int cell, float radius, ImmutableArray<Entity> all, @Nullable BodyComponent self) {
        return state.isWalkable(cell) && ground.isClear(cell, radius, all, self);
    }
}
