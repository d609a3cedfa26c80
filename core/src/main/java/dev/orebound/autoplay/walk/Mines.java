package dev.orebound.autoplay.walk;

import dev.orebound.autoplay.BotControls;
import dev.orebound.autoplay.BotTask;
import dev.orebound.autoplay.BotView;
import com.badlogic.ashley.core.ComponentMapper;
import com.badlogic.ashley.core.Entity;
import com.badlogic.ashley.utils.ImmutableArray;
import dev.orebound.grid.DistanceMap;
import dev.orebound.grid.Grid;
import dev.orebound.world.component.OreComponent;

/** Mines the nearest ore, and picks up what drops of it. */
final class Mines implements BotTask {
    private static final ComponentMapper<OreComponent> ORES = ComponentMapper.getFor(OreComponent.class);
    private static final int FARTHEST_CELLS = 15;
    private static final float REACH = 1.6f;
    private static final int PICKING_TICKS = 60;

    private int ore = Grid.NONE;
    private int pickingTicks;

    @Override
    public boolean act(BotView sight, BotControls hands) {
        if (ore == Grid.NONE) {
            ore = nearestOre(sight);
            if (ore == Grid.NONE || hands.stepsTo(ore) == DistanceMap.UNREACHED) {
                return false;
            }
        }
        float x = sight.middleX(ore);
        float y = sight.middleY(ore);
        if (sight.floor().ore(ore) == null) {
            return !hands.walkTo(ore) && pickingTicks++ < PICKING_TICKS;
        }
        if (sight.squaredTo(x, y) < REACH * REACH) {
            hands.strikeAt(x, y);
        } else {
            hands.walkTo(ore);
        }
        return true;
    }

    private static int nearestOre(BotView sight) {
        ImmutableArray<Entity> ores = sight.world().ores();
        int nearest = Grid.NONE;
        int fewest = FARTHEST_CELLS;
        for (int i = 0; i < ores.size(); i++) {
            int cell = ORES.get(ores.get(i)).cell;
            int steps = sight.grid().steps8(cell, sight.self().cell);
            if (steps < fewest) {
                nearest = cell;
                fewest = steps;
            }
        }
        return nearest;
    }
}
