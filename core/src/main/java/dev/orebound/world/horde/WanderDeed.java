package dev.orebound.world.horde;

import dev.orebound.cave.floor.Floor;
import dev.orebound.content.Content;
import dev.orebound.grid.Grid;
import dev.orebound.world.component.MindState;
import dev.orebound.world.horde.tree.Deed;
import dev.orebound.world.state.FloorState;
import dev.orebound.world.state.WorldStreams;
import dev.orebound.world.way.Ways;

/** From waypoint to waypoint, with a rest at each that lies off hallways: there it would be in the way. */
final class WanderDeed implements Deed<HordeMind> {
    private final Turns turns;
    private final Legs legs;
    private final Waypoints waypoints;

    WanderDeed(Content content, Floor floor, FloorState state, Ways ways, WorldStreams chance, Turns turns, Legs legs) {
        this.turns = turns;
        this.legs = legs;
        waypoints = new Waypoints(floor, state, content.minds().hordes(), ways.prey(), chance.minds());
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
        Legs.Progress progress = legs.goOn(who);
        if (progress == Legs.Progress.GIVEN_UP) {
            turnBack(who);
        } else if (progress == Legs.Progress.THERE) {
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
