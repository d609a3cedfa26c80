package dev.orebound.autoplay.run;

import com.badlogic.ashley.core.ComponentMapper;
import com.badlogic.ashley.core.Entity;
import com.badlogic.ashley.utils.ImmutableArray;
import dev.orebound.autoplay.BotTask;
import dev.orebound.autoplay.BotControls;
import dev.orebound.autoplay.BotView;
import dev.orebound.grid.Grid;
import dev.orebound.grid.MutableBitLayer;
import dev.orebound.world.component.OreComponent;

/** Mines the nearest ore that it has seen and is short of; what a golem asks for it goes far for. */
final class MinesWantedOre implements BotTask {
    private static final int FARTHEST_STEPS = 16;
    private static final int FARTHEST_NEEDED_STEPS = 60;
    private static final int THINK_TICKS = 30;
    private static final float REACH = 1.5f;

    /** For which it tries one before it lets that be: it cannot be come at. */
    private static final int TRYING_TICKS = 600;

    private final ComponentMapper<OreComponent> ores = ComponentMapper.getFor(OreComponent.class);
    private final KnownFloorView floor;
    private final StepDistances steps;
    private final OreSupply satchel;
    private final MutableBitLayer vain;
    private int goal = Grid.NONE;
    private int triedTicks;
    private long thinksAt;

    MinesWantedOre(KnownFloorView floor, StepDistances steps, OreSupply satchel) {
        this.floor = floor;
        this.steps = steps;
        this.satchel = satchel;
        vain = new MutableBitLayer(floor.grid());
    }

    @Override
    public boolean act(BotView sight, BotControls hands) {
        boolean isGone = goal != Grid.NONE && sight.floor().ore(goal) == null;
        if (isGone || sight.world().tick() >= thinksAt) {
            thinksAt = sight.world().tick() + THINK_TICKS;
            choose(nearest(sight));
        }
        if (goal == Grid.NONE) {
            return false;
        }
        if (triedTicks++ > TRYING_TICKS) {
            vain.set(goal, true);
            goal = Grid.NONE;
            return false;
        }
        float x = sight.middleX(goal);
        float y = sight.middleY(goal);
        if (sight.squaredTo(x, y) < REACH * REACH && sight.isInView(x, y)) {
            hands.strikeAt(x, y);
        } else {
            hands.walkTo(goal);
        }
        return true;
    }

    private void choose(int ore) {
        triedTicks = ore == goal ? triedTicks : 0;
        goal = ore;
    }

    private int nearest(BotView sight) {
        ImmutableArray<Entity> all = sight.world().ores();
        int nearest = Grid.NONE;
        int least = StepDistances.UNREACHED;
        for (int i = 0; i < all.size(); i++) {
            int cell = ores.get(all.get(i)).cell;
            int ore = ores.get(all.get(i)).ore;
            if (floor.isKnown(cell) && !vain.at(cell) && satchel.wants(ore)) {
                int far = steps.to(cell);
                if (far <= (satchel.isLow() || satchel.needs(ore) ? FARTHEST_NEEDED_STEPS : FARTHEST_STEPS)
                        && far < least) {
                    nearest = cell;
                    least = far;
                }
            }
        }
        return nearest;
    }
}
