package dev.orebound.world.horde;

import com.badlogic.ashley.core.ComponentMapper;
import dev.orebound.grid.Grid;
import dev.orebound.world.WorldParts;
import dev.orebound.world.component.BodyComponent;
import dev.orebound.world.way.Ways;

/** How a horde's leader gets from one place to the next, and when it has come there. */
final class Legs {
    private final ComponentMapper<BodyComponent> bodies = ComponentMapper.getFor(BodyComponent.class);
    private final HordeMinds hordes;
    private final Grid grid;
    private final Ways ways;
    private final int legTicks;
    private final int stallTicks;

    /** What has come of it. */
    enum Progress {
        GOING,
        THERE,
        GIVEN_UP
    }

    /** From the middle of a cell, within which one is there. */
    private static final float NEAR = 1.1f;

    Legs(WorldParts parts) {
        hordes = parts.hordes();
        grid = parts.floor().grid();
        ways = parts.ways();
        stallTicks = parts.content().minds().hordes().stallTicks();
        legTicks = parts.content().minds().hordes().legTicks();
    }

    /** Sets out. */
    void go(HordeMind horde, int cell) {
        horde.goalCell = cell;
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
        int steps = ways.to(horde.goalCell).steps(cellOf(horde));
        if (steps < horde.leastSteps) {
            horde.leastSteps = steps;
            horde.stalledTicks = 0;
        } else {
            horde.stalledTicks++;
        }
        return horde.stalledTicks >= stallTicks;
    }

    private boolean isThere(HordeMind horde) {
        BodyComponent body = bodies.get(hordes.leader(horde));
        float dx = grid.x(horde.goalCell) + 0.5f - body.x;
        float dy = grid.y(horde.goalCell) + 0.5f - body.y;
        return dx * dx + dy * dy <= NEAR * NEAR;
    }
}
