package dev.orebound.world.horde;

import static dev.orebound.world.component.ComponentMappers.BODIES;

import com.badlogic.ashley.core.Entity;
import com.badlogic.ashley.utils.ImmutableArray;
import dev.orebound.cave.floor.Doorway;
import dev.orebound.cave.floor.Floor;
import dev.orebound.cave.floor.Room;
import dev.orebound.chance.RandomStream;
import dev.orebound.content.Content;
import dev.orebound.content.behaviour.MindRules.ArrivalRules;
import dev.orebound.grid.ArcCount;
import dev.orebound.grid.DistanceMap;
import dev.orebound.grid.Grid;
import dev.orebound.grid.MutableBitLayer;
import dev.orebound.grid.StepKind;
import dev.orebound.world.path.FlowField;
import dev.orebound.world.path.FlowFields;
import dev.orebound.world.state.FloorState;

/**
 * Finds places where a horde may arrive: many steps from the player, out of sight together with their surroundings, in
 * no trap room or doorway, and off hallways, like the places of the hordes that a floor begins with.
 */
final class ArrivalSites {
    private final Grid grid;
    private final FloorState state;
    private final FlowField prey;
    private final ArrivalRules rules;
    private final MutableBitLayer allowed;
    private final int[] open;
    private final DistanceMap about;
    private final int[] found;
    private int openCount;

    ArrivalSites(Content content, Floor floor, FloorState state, FlowFields flowFields) {
        grid = floor.grid();
        this.state = state;
        prey = flowFields.toPlayer();
        rules = content.minds().arrivals();
        about = new DistanceMap(grid);
        found = new int[grid.size()];
        allowed = new MutableBitLayer(grid);
        open = new int[grid.size()];
        for (int cell = 0; cell < grid.size(); cell++) {
            int room = floor.room().at(cell);
            boolean isTrap = room != 0 && floor.roomWithId(room).arena() != null;
            allowed.set(
                    cell,
                    floor.structure().at(cell) && !isTrap && !state.unwalkable().at(cell));
        }
        for (Room room : floor.rooms()) {
            for (Doorway doorway : room.doorways()) {
                allowed.set(doorway.cells(), false);
            }
        }
        for (int cell = 0; cell < grid.size(); cell++) {
            if (allowed.at(cell) && floor.arcs().at(cell) < ArcCount.HALLWAY) {
                open[openCount++] = cell;
            }
        }
    }

    /**
     * Looks for room for a number of monsters.
     *
     * @param living the monsters whose cells are taken
     * @param stirs whether they come early, from nearer; the first half of the tries then asks for ground that the
     *     player has never seen
     * @return whether there is room; {@link #cell} then returns the places, the leader's first
     */
    boolean find(int count, ImmutableArray<Entity> living, RandomStream chance, boolean stirs) {
        int least = stirs ? rules.stir().steps().lowest() : rules.leastSteps();
        int most = stirs ? rules.stir().steps().highest() : Integer.MAX_VALUE;
        for (int attempt = 0; attempt < rules.tries() && openCount > 0; attempt++) {
            int leader = open[chance.below(openCount)];
            int steps = prey.steps(leader);
            boolean isKnown = stirs && attempt < rules.tries() / 2 && state.isSeen(leader);
            boolean isFarOff = steps != DistanceMap.UNREACHED && steps >= least && steps <= most;
            if (isFarOff && !isKnown && findAbout(leader, count, living)) {
                return true;
            }
        }
        return false;
    }

    private boolean findAbout(int leader, int count, ImmutableArray<Entity> living) {
        about.spreadFrom(leader, state.unwalkable(), StepKind.EIGHT_WAY, rules.aboutSteps());
        int places = 0;
        for (int i = 0; i < about.reachedCount() && places < count; i++) {
            int cell = about.reached(i);
            if (isFree(cell, living)) {
                found[places++] = cell;
            } else if (i == 0) {
                return false;
            }
        }
        return places == count;
    }

    private boolean isFree(int cell, ImmutableArray<Entity> living) {
        if (!allowed.at(cell) || state.unwalkable().at(cell) || isNearSight(cell)) {
            return false;
        }
        for (int i = 0; i < living.size(); i++) {
            if (BODIES.get(living.get(i)).cell == cell) {
                return false;
            }
        }
        return true;
    }

    private boolean isNearSight(int cell) {
        int off = rules.offSightCells();
        for (int dy = -off; dy <= off; dy++) {
            for (int dx = -off; dx <= off; dx++) {
                int x = grid.x(cell) + dx;
                int y = grid.y(cell) + dy;
                if (grid.contains(x, y) && state.isInSight(grid.cell(x, y))) {
                    return true;
                }
            }
        }
        return false;
    }

    /** Returns one of the cells that were found last. */
    int cell(int number) {
        return found[number];
    }
}
