package dev.orebound.autoplay;

import dev.orebound.grid.Cells;
import dev.orebound.grid.Grid;
import dev.orebound.world.FloorState;

/** Mines the ore of the room while the arena is at it. */
final class MinesMeanwhile implements Mischief {
    private static final int MINING_TICKS = 1800;
    private static final float REACH = 1.6f;

    private int ticks;

    @Override
    public boolean act(Sight sight, Hands hands) {
        boolean isOver = ticks > MINING_TICKS || sight.arena().state().isOver();
        int ore = isOver || !sight.isInside() ? Grid.NONE : nearestOre(sight);
        if (ore == Grid.NONE) {
            return false;
        }
        ticks++;
        float x = sight.middleX(ore);
        float y = sight.middleY(ore);
        if (sight.squaredTo(x, y) < REACH * REACH) {
            hands.strikeAt(x, y);
        } else {
            hands.walkTo(ore);
        }
        return true;
    }

    private static int nearestOre(Sight sight) {
        Cells cells = sight.arena().room().cells();
        int nearest = Grid.NONE;
        for (int i = 0; i < cells.size(); i++) {
            int cell = cells.at(i);
            boolean isOre = sight.floor().oreAt(cell) != FloorState.NO_ORE;
            if (isOre && (nearest == Grid.NONE || steps(sight, cell) < steps(sight, nearest))) {
                nearest = cell;
            }
        }
        return nearest;
    }

    private static int steps(Sight sight, int cell) {
        return sight.grid().steps4(sight.self().cell, cell);
    }
}
