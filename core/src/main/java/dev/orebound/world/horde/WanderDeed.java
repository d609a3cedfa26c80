package dev.orebound.world.horde;

import dev.orebound.grid.Grid;
import dev.orebound.world.WorldParts;
import dev.orebound.world.component.MindState;
import dev.orebound.world.horde.tree.Deed;

/** From waypoint to waypoint, with a rest at each that lies off hallways: there it would be in the way. */
final class WanderDeed implements Deed<HordeMind> {
    private final Turns turns;
    private final Legs legs;
    private final Waypoints waypoints;

    WanderDeed(WorldParts parts, Turns turns, Legs legs) {
        this.turns = turns;
        this.legs = legs;
        waypoints = new Waypoints(
                parts.floor(),
                parts.state(),
                parts.content().minds().hordes(),
                parts.ways().prey(),
                parts.chance().minds());
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
