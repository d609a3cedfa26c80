package dev.orebound.world.horde;

import dev.orebound.cave.floor.Floor;
import dev.orebound.cave.floor.Room;
import dev.orebound.chance.RandomStream;
import dev.orebound.content.behaviour.MindRules.HordeRules;
import dev.orebound.grid.ArcCount;
import dev.orebound.grid.DistanceMap;
import dev.orebound.grid.Grid;
import dev.orebound.world.path.FlowField;
import dev.orebound.world.state.FloorState;
import dev.orebound.world.state.FreeCells;
import java.util.Arrays;

/**
 * The places that wandering hordes visit: centres of rooms and crossings of corridors, spread over the floor, none in a
 * trap room and each within walking distance of the start.
 *
 * <p>The next waypoint is near and was not visited lately; each choice makes the horde forget two visits, so that no
 * fixed round emerges.
 */
final class PatrolWaypoints {
    private static final int NEAREST = 3;
    private static final int FORGOTTEN = 2;

    private final Grid grid;
    private final RandomStream chance;
    private final FlowField prey;
    private final int[] cells;

    PatrolWaypoints(Floor floor, FloorState state, HordeRules rules, FlowField prey, RandomStream chance) {
        this.grid = floor.grid();
        this.prey = prey;
        this.chance = chance;
        DistanceMap fromStart = new DistanceMap(grid);
        fromStart.spreadFrom(floor.start(), state.unwalkable());
        FreeCells free = new FreeCells(grid, state);
        int[] chosen = new int[rules.mostWaypoints()];
        int count = 0;
        for (int i = 0; i < floor.rooms().size() && count < chosen.length; i++) {
            Room room = floor.rooms().get(i);
            int cell = free.nearest(room.centre());
            if (room.arena() == null && isApart(cell, chosen, count, rules) && fromStart.isReached(cell)) {
                chosen[count++] = cell;
            }
        }
        for (int cell = 0; cell < grid.size() && count < chosen.length; cell++) {
            boolean isCrossing =
                    floor.arcs().at(cell) >= ArcCount.TEE && floor.room().at(cell) == 0;
            if (isCrossing && isApart(cell, chosen, count, rules) && fromStart.isReached(cell)) {
                chosen[count++] = cell;
            }
        }
        cells = Arrays.copyOf(chosen, count);
    }

    private boolean isApart(int cell, int[] chosen, int count, HordeRules rules) {
        for (int i = 0; i < count; i++) {
            if (squared(cell, chosen[i]) < rules.waypointCells() * rules.waypointCells()) {
                return false;
            }
        }
        return true;
    }

    private int squared(int one, int other) {
        int dx = grid.x(one) - grid.x(other);
        int dy = grid.y(one) - grid.y(other);
        return dx * dx + dy * dy;
    }

    int count() {
        return cells.length;
    }

    int cell(int waypoint) {
        return cells[waypoint];
    }

    /** Returns the next waypoint of a horde on a cell, or {@link Grid#NONE} if there is none. */
    int next(HordeMind horde, int from) {
        if (cells.length == 0) {
            return Grid.NONE;
        }
        int next = choose(horde, from);
        if (next < 0) {
            horde.visited = 0;
            next = choose(horde, from);
        }
        if (next < 0) {
            return Grid.NONE;
        }
        horde.visited |= 1L << next;
        for (int i = 0; i < FORGOTTEN; i++) {
            int forgotten = chance.below(cells.length);
            horde.visited &= forgotten == next ? -1L : ~(1L << forgotten);
        }
        return cells[next];
    }

    /**
     * Draws one of the few nearest waypoints; a horde that arrived later takes the one of them nearest to the player.
     */
    private int choose(HordeMind horde, int from) {
        long passed = horde.visited;
        int chosen = -1;
        int most = 1 + (horde.hasArrived() ? NEAREST : chance.below(NEAREST));
        for (int rank = 0; rank < most; rank++) {
            int nearest = nearest(passed, from);
            if (nearest < 0) {
                return chosen;
            }
            passed |= 1L << nearest;
            boolean isBetter =
                    chosen < 0 || !horde.hasArrived() || prey.steps(cells[nearest]) < prey.steps(cells[chosen]);
            chosen = isBetter ? nearest : chosen;
        }
        return chosen;
    }

    private int nearest(long passed, int from) {
        int nearest = -1;
        for (int i = 0; i < cells.length; i++) {
            boolean isOpen = (passed >> i & 1) == 0 && cells[i] != from;
            if (isOpen && (nearest < 0 || squared(from, cells[i]) < squared(from, cells[nearest]))) {
                nearest = i;
            }
        }
        return nearest;
    }
}
