package dev.orebound.autoplay.run;

import dev.orebound.autoplay.Errand;
import dev.orebound.autoplay.Hands;
import dev.orebound.autoplay.Outlook;
import dev.orebound.cave.Chest;
import dev.orebound.grid.Grid;
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
        List<Chest> chests = sight.world().floor().chests();
        int nearest = Grid.NONE;
        int least = Steps.UNREACHED;
        for (int i = 0; i < chests.size(); i++) {
            Chest chest = chests.get(i);
            boolean isShut = floor.isKnown(chest.at()) && !sight.floor().isChestOpen(i);
            boolean isMeant = chest.trigger() == null || floor.dares();
            if (isShut && isMeant && steps.to(chest.at()) < least) {
                nearest = chest.at();
                least = steps.to(chest.at());
            }
        }
        return nearest;
    }
}
