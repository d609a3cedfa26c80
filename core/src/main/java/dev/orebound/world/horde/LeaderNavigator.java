package dev.orebound.world.horde;

import static dev.orebound.world.component.ComponentMappers.BODIES;

import com.badlogic.ashley.core.Entity;
import com.badlogic.ashley.utils.ImmutableArray;
import dev.orebound.cave.floor.Floor;
import dev.orebound.content.Content;
import dev.orebound.content.behaviour.MindRules.MarchRules;
import dev.orebound.grid.ArcCount;
import dev.orebound.grid.DistanceMap;
import dev.orebound.grid.Grid;
import dev.orebound.grid.IntLayer;
import dev.orebound.grid.StepKind;
import dev.orebound.world.component.BodyComponent;
import dev.orebound.world.path.FlowFields;
import dev.orebound.world.state.FloorState;
import dev.orebound.world.state.PartRegistry;

/** Moves a horde's leader from place to place and notices when it has arrived or is stuck. */
final class LeaderNavigator {
    private final HordeMinds hordes;
    private final Grid grid;
    private final IntLayer arcs;
    private final FloorState state;
    private final DistanceMap around;
    private final FlowFields flowFields;
    private final int legTicks;
    private final int stallTicks;
    private final MarchRules rules;

    /** The result of a tick of travel. */
    enum TravelResult {
        GOING,
        THERE,
        GIVEN_UP
    }

    LeaderNavigator(PartRegistry parts) {
        Content content = parts.get(Content.class);
        hordes = parts.get(HordeMinds.class);
        grid = parts.get(Floor.class).grid();
        arcs = parts.get(Floor.class).arcs();
        state = parts.get(FloorState.class);
        around = new DistanceMap(grid);
        flowFields = parts.get(FlowFields.class);
        rules = content.minds().marching();
        stallTicks = content.minds().hordes().stallTicks();
        legTicks = content.minds().hordes().legTicks();
    }

    /** Sets out for a cell. */
    void go(HordeMind horde, int cell) {
        horde.goalCell = cell;
        horde.startCell = cellOf(horde);
        horde.legTicks = legTicks;
        horde.leastSteps = Integer.MAX_VALUE;
        horde.stalledTicks = 0;
    }

    /** Counts a tick on the way. */
    TravelResult advance(HordeMind horde) {
        if (horde.goalCell == Grid.NONE || isThere(horde)) {
            return TravelResult.THERE;
        }
        return --horde.legTicks > 0 && !isStalled(horde) ? TravelResult.GOING : TravelResult.GIVEN_UP;
    }

    /** Returns the cell on which the leader stands. */
    int cellOf(HordeMind horde) {
        return BODIES.get(hordes.leader(horde)).cell;
    }

    /** Returns whether the leader has come no nearer for too long. */
    private boolean isStalled(HordeMind horde) {
        int own = cellOf(horde);
        // No flow field leads to a cell that only swimmers reach.
        int steps = state.isWalkable(horde.goalCell)
                ? flowFields.toCell(horde.goalCell).steps(own)
                : grid.steps8(horde.goalCell, own);
        if (steps < horde.leastSteps) {
            horde.leastSteps = steps;
            horde.stalledTicks = 0;
        } else {
            horde.stalledTicks++;
        }
        return horde.stalledTicks >= stallTicks;
    }

    /** Returns whether the leader waits for members that are still in a hallway; it waits only for a limited time. */
    boolean waitsForOthers(HordeMind horde) {
        ImmutableArray<Entity> members = horde.members();
        for (int i = 0; i < members.size(); i++) {
            if (arcs.at(BODIES.get(members.get(i)).cell) >= ArcCount.HALLWAY) {
                return ++horde.stalledTicks < stallTicks;
            }
        }
        return false;
    }

    /** Returns whether the leader is more than a few steps from where it set out, so that there is a way back. */
    boolean hasMovedOn(HordeMind horde) {
        return grid.steps8(horde.startCell, cellOf(horde)) > rules.backSteps();
    }

    /** Returns whether the leader is in a hallway, where others must pass. */
    boolean isInHallway(HordeMind horde) {
        return arcs.at(cellOf(horde)) >= ArcCount.HALLWAY;
    }

    /**
     * Returns a cell where the horde can settle instead of at home: the nearest one off hallways, unless that is its
     * home already.
     */
    int findNewHome(HordeMind horde) {
        int own = cellOf(horde);
        around.spreadFrom(own, state.unwalkable(), StepKind.EIGHT_WAY, rules.homeSteps());
        for (int i = 0; i < around.reachedCount(); i++) {
            int cell = around.reached(i);
            if (arcs.at(cell) < ArcCount.HALLWAY) {
                return cell == horde.homeCell ? own : cell;
            }
        }
        return own;
    }

    private boolean isThere(HordeMind horde) {
        BodyComponent body = BODIES.get(hordes.leader(horde));
        float dx = grid.x(horde.goalCell) + 0.5f - body.x;
        float dy = grid.y(horde.goalCell) + 0.5f - body.y;
        return dx * dx + dy * dy <= rules.thereCells() * rules.thereCells();
    }
}
