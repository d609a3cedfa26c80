package dev.orebound.autoplay.run;

import static dev.orebound.world.component.ComponentMappers.ORES;

import com.badlogic.ashley.core.Entity;
import com.badlogic.ashley.utils.ImmutableArray;
import dev.orebound.autoplay.BotTask;
import dev.orebound.grid.Grid;
import dev.orebound.grid.MutableBitLayer;
import dev.orebound.walker.KnownFloorView;
import dev.orebound.walker.StepDistances;
import dev.orebound.walker.WalkerControls;
import dev.orebound.walker.WalkerView;
import dev.orebound.world.component.ChestComponent;
import java.util.List;

/** The tasks of the run bot that gather: pick up items, mine ore and open chests. */
final class GatheringTasks {
    private GatheringTasks() {}

    /** Picks up items that are worth the way. */
    static final class TakeItems implements BotTask {
        private static final int THINK_TICKS = 15;

        private final KnownItems items;
        private int goal = Grid.NONE;
        private long thinksAt;

        TakeItems(KnownItems items) {
            this.items = items;
        }

        @Override
        public boolean act(WalkerView view, WalkerControls controls) {
            long tick = view.world().tick();
            if (tick >= thinksAt) {
                thinksAt = tick + THINK_TICKS;
                goal = items.nearest();
            }
            return goal != Grid.NONE && !controls.walkTo(goal);
        }
    }

    /** Mines the nearest known ore that the bot is short of. For ore that a golem needs it walks far. */
    static final class MineOre implements BotTask {
        private static final int FARTHEST_STEPS = 16;
        private static final int FARTHEST_NEEDED_STEPS = 60;
        private static final int THINK_TICKS = 30;
        private static final float REACH = 1.5f;

        /** The longest time to try one ore, which may be unreachable. */
        private static final int TRYING_TICKS = 600;

        private final KnownFloorView floor;
        private final StepDistances steps;
        private final OreSupply supply;
        private final MutableBitLayer vain;
        private int goal = Grid.NONE;
        private int triedTicks;
        private long thinksAt;

        MineOre(KnownFloorView floor, StepDistances steps, OreSupply supply) {
            this.floor = floor;
            this.steps = steps;
            this.supply = supply;
            vain = new MutableBitLayer(floor.grid());
        }

        @Override
        public boolean act(WalkerView view, WalkerControls controls) {
            boolean isGone = goal != Grid.NONE && view.floor().ore(goal) == null;
            if (isGone || view.world().tick() >= thinksAt) {
                thinksAt = view.world().tick() + THINK_TICKS;
                choose(nearest(view));
            }
            if (goal == Grid.NONE) {
                return false;
            }
            if (triedTicks++ > TRYING_TICKS) {
                vain.set(goal, true);
                goal = Grid.NONE;
                return false;
            }
            float x = view.middleX(goal);
            float y = view.middleY(goal);
            if (view.squaredTo(x, y) < REACH * REACH && view.isInView(x, y)) {
                controls.strikeAt(x, y);
            } else {
                controls.walkTo(goal);
            }
            return true;
        }

        private void choose(int ore) {
            triedTicks = ore == goal ? triedTicks : 0;
            goal = ore;
        }

        private int nearest(WalkerView view) {
            ImmutableArray<Entity> all = view.world().ores();
            int nearest = Grid.NONE;
            int least = StepDistances.UNREACHED;
            for (int i = 0; i < all.size(); i++) {
                int cell = ORES.get(all.get(i)).cell;
                int ore = ORES.get(all.get(i)).ore;
                if (floor.isKnown(cell) && !vain.at(cell) && supply.wants(ore)) {
                    int far = steps.to(cell);
                    if (far <= (supply.isLow() || supply.needs(ore) ? FARTHEST_NEEDED_STEPS : FARTHEST_STEPS)
                            && far < least) {
                        nearest = cell;
                        least = far;
                    }
                }
            }
            return nearest;
        }
    }

    /** Walks to the nearest known shut chest and opens it. */
    static final class OpenSeenChest implements BotTask {
        private final KnownFloorView floor;
        private final StepDistances steps;

        OpenSeenChest(KnownFloorView floor, StepDistances steps) {
            this.floor = floor;
            this.steps = steps;
        }

        @Override
        public boolean act(WalkerView view, WalkerControls controls) {
            return controls.openChest(nearest(view));
        }

        private int nearest(WalkerView view) {
            List<ChestComponent> chests = view.world().chests();
            int nearest = Grid.NONE;
            int least = StepDistances.UNREACHED;
            for (int i = 0; i < chests.size(); i++) {
                ChestComponent chest = chests.get(i);
                boolean isShut = floor.isKnown(chest.cell) && !chest.isOpen;
                boolean isMeant = chest.trigger == ChestComponent.NO_TRIGGER || floor.dares();
                if (isShut && isMeant && steps.to(chest.cell) < least) {
                    nearest = chest.cell;
                    least = steps.to(chest.cell);
                }
            }
            return nearest;
        }
    }
}
