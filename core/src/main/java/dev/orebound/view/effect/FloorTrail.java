package dev.orebound.view.effect;

import dev.orebound.cave.floor.Exit;
import dev.orebound.cave.floor.Floor;
import dev.orebound.grid.DistanceMap;
import dev.orebound.grid.Grid;
import dev.orebound.grid.MutableBitLayer;
import dev.orebound.grid.StepKind;
import dev.orebound.world.World;
import dev.orebound.world.component.LockComponent;
import java.util.List;

/**
 * Finds the shortest way over the floor from one cell to another: through no rock, and through no lock that is shut.
 */
public final class FloorTrail {
    /** Columns and rows from the player within which an opening in sight needs no trail. */
    private static final int NEAR_COLUMNS = 9;

    private static final int NEAR_ROWS = 5;
    /** Steps within which one needs none even behind a corner. */
    private static final int BESIDE_STEPS = 3;

    private final World world;
    private final Floor floor;
    private final MutableBitLayer blocked;
    private final DistanceMap steps;
    private int at = Grid.NONE;

    public FloorTrail(World world) {
        this.world = world;
        floor = world.floor();
        blocked = new MutableBitLayer(floor.grid());
        steps = new DistanceMap(floor.grid());
    }

    /** Returns true if the player does not see for itself what happens on a cell: it is out of sight, or far off. */
    public static boolean isFar(World world, int cell) {
        Grid grid = world.floor().grid();
        int player = world.player().body().cell;
        boolean isNear = Math.abs(grid.x(cell) - grid.x(player)) <= NEAR_COLUMNS
                && Math.abs(grid.y(cell) - grid.y(player)) <= NEAR_ROWS
                && world.floorState().isInSight(cell);
        return !isNear && grid.steps8(cell, player) > BESIDE_STEPS;
    }

    /** Begins the way from one cell to another, and returns its number of steps; 0 if there is none. */
    int begin(int from, int to) {
        spread(from, to);
        at = steps.isReached(from) ? from : Grid.NONE;
        return at == Grid.NONE ? 0 : steps.at(from);
    }

    /** Returns the next cell of the way, or {@link Grid#NONE} behind its end. */
    int next() {
        at = at == Grid.NONE ? Grid.NONE : steps.stepDown(at);
        return at;
    }

    /** Returns the cell of the exit with the shortest way from a cell, or {@link Grid#NONE} if no exit is reached. */
    public int nearestExit(int from) {
        spread(from, from);
        int nearest = Grid.NONE;
        List<Exit> exits = floor.exits();
        for (int i = 0; i < exits.size(); i++) {
            int cell = exits.get(i).at();
            boolean isNearer = nearest == Grid.NONE || steps.at(cell) < steps.at(nearest);
            nearest = steps.isReached(cell) && isNearer ? cell : nearest;
        }
        return nearest;
    }

    private void spread(int from, int source) {
        blocked.copyInverse(floor.structure());
        List<LockComponent> locks = world.floorState().locks();
        for (int i = 0; i < locks.size(); i++) {
            if (!locks.get(i).isOpen) {
                blocked.set(floor.locks().get(locks.get(i).number).cells(), true);
            }
        }
        blocked.set(from, false);
        blocked.set(source, false);
        steps.spreadFrom(source, blocked, StepKind.EIGHT_WAY);
    }
}
