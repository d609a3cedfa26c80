package dev.orebound.lab.horde;

import dev.orebound.grid.Grid;
import dev.orebound.world.World;
import dev.orebound.world.event.EventType;
import dev.orebound.world.event.WorldEvent;
import org.jspecify.annotations.Nullable;

/**
 * A horde arrives from afar out of sight, and never while the player is shut in. Who arrives in the very tick in which doors
 * begin to shut came first, by the order of the tick.
 */
final class ArrivalsAreFair implements HordeTrialRule {
    private boolean wasShutIn;

    @Override
    public String id() {
        return "arrivals_are_fair";
    }

    @Override
    public @Nullable RuleBreach look(World world) {
        RuleBreach wrong = arrival(world);
        wasShutIn = world.arenaAroundPlayer() != null;
        return wrong;
    }

    private @Nullable RuleBreach arrival(World world) {
        for (int i = 0; i < world.events().size(); i++) {
            WorldEvent event = world.events().at(i);
            if (event.type() == EventType.HORDE_ARRIVED) {
                Grid grid = world.floor().grid();
                int cell = grid.cell((int) event.x(), (int) event.y());
                if (world.floorState().isInSight(cell)) {
                    return new RuleBreach("a horde arrived in sight", cell);
                }
                if (wasShutIn) {
                    return new RuleBreach("a horde arrived while the player was shut in", cell);
                }
            }
        }
        return null;
    }
}
