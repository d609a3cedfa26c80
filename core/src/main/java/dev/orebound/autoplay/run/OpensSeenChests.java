package dev.orebound.autoplay.run;

import dev.orebound.autoplay.Errand;
import dev.orebound.autoplay.Hands;
import dev.orebound.autoplay.Outlook;
import dev.orebound.grid.Grid;
import dev.orebound.world.component.ChestComponent;
import java.util.List;

/** Goes to the nearest shut chest that it has seen, and opens it. */
final class OpensSeenChests implements Errand {
    private final KnownFloor floor;
    private final Steps steps;

    OpensSeenChests(KnownFloor floor, Steps steps) {
        this.floor = floor;
        this.steps = steps;
    }

    @Override
    public boolean act(Outlook sight, Hands hands) {
        return hands.openChest(nearest(sight));
    }

    private int nearest(Outlook sight) {
        List<ChestComponent> chests = sight.world().chests();
        int nearest = Grid.NONE;
        int least = Steps.UNREACHED;
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
