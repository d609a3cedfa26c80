package dev.orebound.autoplay.run;

import dev.orebound.autoplay.BotTask;
import dev.orebound.autoplay.BotControls;
import dev.orebound.autoplay.BotView;
import dev.orebound.grid.Direction;
import dev.orebound.grid.Grid;
import dev.orebound.world.element.GroundEffects;

/** Leaves a cell that burns or is charged for the nearest beside it that does not, or does no longer. */
final class LeavesFire implements BotTask {
    private static final int FARTHEST = 4;

    @Override
    public boolean act(BotView sight, BotControls hands) {
        int cell = sight.self().cell;
        if (!isBad(sight, cell)) {
            return false;
        }
        for (int steps = 1; steps <= FARTHEST; steps++) {
            for (int i = 0; i < Direction.ALL.size(); i++) {
                int end = endOf(sight, cell, Direction.ALL.get(i), steps);
                if (end != Grid.NONE && !isBad(sight, end)) {
                    hands.walkStraightTo(sight.middleX(end), sight.middleY(end));
                    return true;
                }
            }
        }
        return false;
    }

    /** So many cells on in a direction; none if something is in the way. */
    private static int endOf(BotView sight, int cell, Direction direction, int steps) {
        int end = cell;
        for (int i = 0; i < steps; i++) {
            end = sight.grid().neighbour(end, direction);
            if (end == Grid.NONE || !sight.floor().isWalkable(end)) {
                return Grid.NONE;
            }
        }
        return end;
    }

    private static boolean isBad(BotView sight, int cell) {
        GroundEffects ground = sight.world().ground();
        return ground.isBurning(cell) || ground.isCharged(cell);
    }
}
