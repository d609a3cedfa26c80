package dev.orebound.world.horde;

import com.badlogic.ashley.core.ComponentMapper;
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
import dev.orebound.world.path.FlowFields;

/** How a horde's leader gets from one place to the next, and when it has come there. */
final class LeaderNavigator {
    private final ComponentMapper<BodyComponent> bodies = ComponentMapper.getFor(BodyComponent.class);
    private final HordeMinds hordes;
    private final Grid grid;
    private final IntLayer arcs;
    private final FloorState state;
    private final DistanceMap about;
    private final FlowFields ways;
    private final int legTicks;
    private final int stallTicks;
    private final MarchRules rules;

    /** What has come of it. */
    enum Progress {
        GOING,
        THERE,
        GIVEN_UP
    }

    LeaderNavigator(Content content, Floor floor, FloorState state, HordeMinds hordes, FlowFields ways) {
        this.hordes = hordes;
        grid = floor.grid();
        arcs = floor.arcs();
        this.state = state;
        about = new DistanceMap(grid);
        this.ways = ways;
        rules = content.minds().marching();
        stallTicks = content.minds().hordes().stallTicks();
        legTicks = content.minds().hordes().legTicks();
    }

    /** Sets out. */
    void go(HordeMind horde, int cell) {
        horde.goalCell = cell;
        horde.startCell = cellOf(horde);
        horde.legTicks = legTicks;
        horde.leastSteps = Integer.MAX_VALUE;
        horde.stalledTicks = 0;
    }

    /** One tick on the way. */
    Progress goOn(HordeMind horde) {
        if (horde.goalCell == Grid.NONE || isThere(horde)) {
            return Progress.THERE;
        }
        return --horde.legTicks > 0 && !isStalled(horde) ? Progress.GOING : Progress.GIVEN_UP;
    }

    /** The cell on which the leader stands. */
    int cellOf(HordeMind horde) {
        return bodies.get(hordes.leader(horde)).cell;
    }

    /** Whether something has stood in its way for too long. */
    private boolean isStalled(HordeMind horde) {
        int own = cellOf(horde);
        // No field leads to a cell that only a swimmer comes to.
        int steps = state.isWalkable(horde.goalCell)
                ? ways.toCell(horde.goalCell).steps(own)
                : grid.steps8(horde.goalCell, own);
        if (steps < horde.leastSteps) {
            horde.leastSteps = steps;
            horde.stalledTicks = 0;
        } else {
            horde.stalledTicks++;
        }
        return horde.stalledTicks >= stallTicks;
    }

    /** Whether others of it are still where they would be in everybody's way; a leader waits for them no longer than so long. */
    boolean waitsForOthers(HordeMind horde) {
        ImmutableArray<Entity> members = horde.members();
        for (int i = 0; i < members.size(); i++) {
            if (arcs.at(bodies.get(members.get(i)).cell) >= ArcCount.HALLWAY) {
                return ++horde.stalledTicks < stallTicks;
            }
        }
        return false;
    }

    /** Whether the leader is farther than a few steps from where it set out, so that there is a way back. */
    boolean hasComeAlong(HordeMind horde) {
        return grid.steps8(horde.startCell, cellOf(horde)) > rules.backSteps();
    }

    /** Whether the leader is where others must pass. */
    boolean isInHallway(HordeMind horde) {
        return arcs.at(cellOf(horde)) >= ArcCount.HALLWAY;
    }

    /** Where it can settle down instead of at home: the nearest cell off hallways, unless it goes there in vain already. */
    int roomAbout(HordeMind horde) {
        int own = cellOf(horde);
        about.spreadFrom(own, state.unwalkable(), StepKind.EIGHT_WAY, rules.homeSteps());
        for (int i = 0; i < about.reachedCount(); i++) {
            int cell = about.reached(i);
            if (arcs.at(cell) < ArcCount.HALLWAY) {
                return cell == horde.homeCell ? own : cell;
            }
        }
        return own;
    }

    private boolean isThere(HordeMind horde) {
        BodyComponent body = bodies.get(hordes.leader(horde));
        float dx = grid.x(horde.goalCell) + 0.5f - body.x;
        float dy = grid.y(horde.goalCell) + 0.5f - body.y;
        return dx * dx + dy * dy <= rules.thereCells() * rules.thereCells();
    }
}
