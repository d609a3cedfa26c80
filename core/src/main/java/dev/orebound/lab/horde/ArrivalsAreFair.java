package dev.orebound.lab.horde;

import dev.orebound.grid.Grid;
import dev.orebound.world.Event;
import dev.orebound.world.EventType;
import dev.orebound.world.World;
import org.jspecify.annotations.Nullable;

/** A horde arrives from afar out of sight, and never while the player is shut in. */
final class ArrivalsAreFair implements LifeRule {
    @Override
    public String id() {
        return "arrivals_are_fair";
    }

    @Override
    public @Nullable Wrong look(World world) {
        for (int i = 0; i < world.events().size(); i++) {
            Event event = world.events().at(i);
            if (event.type() == EventType.HORDE_ARRIVED) {
                Grid grid = world.floor().grid();
                int cell = grid.cell((int) event.x(), (int) event.y());
                if (world.floorState().isInSight(cell)) {
                    return new Wrong("a horde arrived in sight", cell);
                }
                if (world.arenaAroundPlayer() != null) {
                    return new Wrong("a horde arrived while the player was shut in", cell);
                }
            }
        }
        return null;
    }
}
