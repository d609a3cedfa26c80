package dev.orebound.autoplay.run;

import dev.orebound.autoplay.BotTask;
import dev.orebound.autoplay.BotControls;
import dev.orebound.autoplay.BotView;
import dev.orebound.grid.Grid;
import dev.orebound.world.component.ChestComponent;
import java.util.List;

/** Goes to the nearest shut chest that it has seen, and opens it. */
final class OpensSeenChests implements BotTask {
    private final KnownFloorView floor;
    private final StepDistances steps;

    OpensSeenChests(KnownFloorView floor, StepDistances steps) {
        this.floor = floor;
        this.steps = steps;
    }

    @Override
    public boolean act(BotView sight, BotControls hands) {
        return hands.openChest(nearest(sight));
    }

    private int nearest(BotView sight) {
        List<ChestComponent> chests = sight.world().chests();
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
