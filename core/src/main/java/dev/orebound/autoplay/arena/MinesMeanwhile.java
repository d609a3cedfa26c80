package dev.orebound.autoplay.arena;

import dev.orebound.autoplay.BotControls;
import dev.orebound.autoplay.walk.Mines;
import com.badlogic.ashley.core.ComponentMapper;
import com.badlogic.ashley.core.Entity;
import com.badlogic.ashley.utils.ImmutableArray;
import dev.orebound.grid.Grid;
import dev.orebound.world.component.OreComponent;

/** Mines the ore of the room while the arena is at it. */
final class MinesMeanwhile implements ArenaMischief {
    private static final ComponentMapper<OreComponent> ORES = ComponentMapper.getFor(OreComponent.class);
    private static final int MINING_TICKS = 1800;
    private static final float REACH = 1.6f;

    private int ticks;

    @Override
    public boolean act(ArenaView sight, BotControls hands) {
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

    private static int nearestOre(ArenaView sight) {
        ImmutableArray<Entity> ores = sight.world().ores();
        int nearest = Grid.NONE;
        for (int i = 0; i < ores.size(); i++) {
            int cell = ORES.get(ores.get(i)).cell;
            boolean isHere = sight.world().floor().room().at(cell)
                    == sight.arena().room().id();
            if (isHere && (nearest == Grid.NONE || steps(sight, cell) < steps(sight, nearest))) {
                nearest = cell;
            }
        }
        return nearest;
    }

    private static int steps(ArenaView sight, int cell) {
        return sight.grid().steps4(sight.self().cell, cell);
    }
}
