package dev.orebound.autoplay.run;

import dev.orebound.autoplay.BotTask;
import dev.orebound.cave.floor.VignetteSpot;
import dev.orebound.grid.DistanceMap;
import dev.orebound.grid.Grid;
import dev.orebound.walker.KnownFloorView;
import dev.orebound.walker.WalkerControls;
import dev.orebound.walker.WalkerView;

/** Runs out of a vignette whose roof comes down, the way back to where the bot came in, which it knows. */
final class RunFromRoof implements BotTask {
    private final VignetteSense sense;
    private final DistanceMap back;

    RunFromRoof(KnownFloorView floor, VignetteSense sense) {
        this.sense = sense;
        back = new DistanceMap(floor.grid());
    }

    @Override
    public boolean act(WalkerView view, WalkerControls controls) {
        if (sense.falling() == VignetteSense.NONE) {
            return false;
        }
        VignetteSpot spot = view.world().floor().vignettes().get(sense.falling());
        if (!spot.cells().contains(view.self().cell) || view.isShut(spot)) {
            return false;
        }
        back.spreadFrom(view.world().entrance(), view.floor().unwalkable());
        int next = back.stepDown(view.self().cell);
        if (next == Grid.NONE) {
            return false;
        }
        controls.walkStraightTo(view.middleX(next), view.middleY(next));
        return true;
    }
}
