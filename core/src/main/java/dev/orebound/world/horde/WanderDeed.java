package dev.orebound.world.horde;

import dev.orebound.grid.Grid;
import dev.orebound.world.WorldParts;
import dev.orebound.world.horde.tree.Deed;

/** From waypoint to waypoint, with a rest at each. */
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
        } else if (legs.goOn(who) != Legs.Progress.GOING) {
            who.goalCell = Grid.NONE;
            who.restTicks = restTicks;
        }
        return true;
    }

    private void setOut(HordeMind who) {
        legs.go(who, waypoints.next(who, legs.cellOf(who)));
    }
}
