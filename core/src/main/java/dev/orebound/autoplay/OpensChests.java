package dev.orebound.autoplay;

import dev.orebound.cave.Chest;
import dev.orebound.grid.DistanceMap;
import dev.orebound.grid.Grid;
import java.util.List;

/** Goes to a shut chest that there is a way to, and opens it. */
final class OpensChests implements Errand {
    private int chest = -1;

    @Override
    public boolean act(Outlook sight, Hands hands) {
        List<Chest> chests = sight.world().floor().chests();
        for (int i = 0; i < chests.size() && chest < 0; i++) {
            boolean isShut = !sight.floor().isChestOpen(i);
            if (isShut && hands.stepsTo(chests.get(i).at()) != DistanceMap.UNREACHED) {
                chest = i;
            }
        }
        return hands.openChest(
                chest < 0 || sight.floor().isChestOpen(chest)
                        ? Grid.NONE
                        : chests.get(chest).at());
    }
}
