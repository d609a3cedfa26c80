package dev.orebound.world.horde;

import dev.orebound.cave.floor.Floor;
import dev.orebound.content.Content;
import dev.orebound.grid.Grid;
import dev.orebound.world.component.MindState;
import dev.orebound.world.horde.tree.TreeAction;
import dev.orebound.world.path.FlowFields;
import dev.orebound.world.state.FloorState;
import dev.orebound.world.state.WorldStreams;

/** From waypoint to waypoint, with a rest at each that lies off hallways: there it would be in the way. */
final class WanderDeed implements TreeAction<HordeMind> {
    private final HordeTransitions turns;
    private final LeaderNavigator legs;
    private final PatrolWaypoints waypoints;

    WanderDeed(
            Content content,
            Floor floor,
            FloorState state,
            FlowFields ways,
            WorldStreams chance,
            HordeTransitions turns,
            LeaderNavigator legs) {
        this.turns = turns;
        this.legs = legs;
        waypoints = new PatrolWaypoints(floor, state, content.minds().hordes(), ways.toPlayer(), chance.minds());
    }

    @Override
    public void begin(HordeMind who, int restTicks) {
        turns.to(who, MindState.WANDERING);
        who.restTicks = 0;
        setOut(who);
    }

    @Override
    public boolean goesOn(HordeMind who, int restTicks) {
        if (who.goalCell == Grid.NONE) {
            if (--who.restTicks <= 0) {
                setOut(who);
            }
            return true;
        }
        LeaderNavigator.Progress progress = legs.goOn(who);
        if (progress == LeaderNavigator.Progress.GIVEN_UP) {
            turnBack(who);
        } else if (progress == LeaderNavigator.Progress.THERE) {
            who.goalCell = Grid.NONE;
            who.restTicks = legs.isInHallway(who) ? 0 : restTicks;
        }
        return true;
    }

    /** The way by which one came is the likeliest to be free. */
    private void turnBack(HordeMind who) {
        if (legs.hasComeAlong(who)) {
            legs.go(who, who.startCell);
        } else {
            setOut(who);
        }
    }

    private void setOut(HordeMind who) {
        legs.go(who, waypoints.next(who, legs.cellOf(who)));
    }
}
