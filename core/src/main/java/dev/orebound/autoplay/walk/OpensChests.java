package dev.orebound.autoplay.walk;

import dev.orebound.autoplay.BotControls;
import dev.orebound.autoplay.BotTask;
import dev.orebound.autoplay.BotView;
import dev.orebound.grid.DistanceMap;
import dev.orebound.grid.Grid;
import dev.orebound.world.component.ChestComponent;
import java.util.List;

/** Goes to a shut chest that there is a way to, and opens it. */
final class OpensChests implements BotTask {
    private int chest = -1;

    @Override
    public boolean act(BotView sight, BotControls hands) {
        List<ChestComponent> chests = sight.world().chests();
        for (int i = 0; i < chests.size() && chest < 0; i++) {
            if (!chests.get(i).isOpen && hands.stepsTo(chests.get(i).cell) != DistanceMap.UNREACHED) {
                chest = i;
            }
        }
        return hands.openChest(chest < 0 || chests.get(chest).isOpen ? Grid.NONE : chests.get(chest).cell);
    }
}
