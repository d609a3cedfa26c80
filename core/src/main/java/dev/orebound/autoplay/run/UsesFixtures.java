package dev.orebound.autoplay.run;

import dev.orebound.autoplay.BotTask;
import dev.orebound.autoplay.BotControls;
import dev.orebound.autoplay.BotView;
import dev.orebound.cave.floor.Fixture;
import dev.orebound.grid.Grid;
import java.util.List;

/** Goes to the nearest fixture that gives something and uses it: a shrine, or a dormant golem if there is enough ore to wake it. */
final class UsesFixtures implements BotTask {
    private final KnownFloorView floor;
    private final StepDistances steps;
    private final OreSupply satchel;

    UsesFixtures(KnownFloorView floor, StepDistances steps, OreSupply satchel) {
        this.floor = floor;
        this.steps = steps;
        this.satchel = satchel;
    }

    @Override
    public boolean act(BotView sight, BotControls hands) {
        int cell = nearest(sight);
        if (cell == Grid.NONE) {
            return false;
        }
        if (sight.world().promptCell() != cell) {
            hands.walkTo(cell);
            return true;
        }
        hands.interact();
        return true;
    }

    private int nearest(BotView sight) {
        List<Fixture> fixtures = sight.world().floor().fixtures();
        int nearest = Grid.NONE;
        int least = StepDistances.UNREACHED;
        for (int i = 0; i < fixtures.size(); i++) {
            int cell = fixtures.get(i).at();
            boolean isLeft = floor.isKnown(cell) && !sight.world().gifts().isTaken(i) && !satchel.lacksOreFor(i);
            if (isLeft && steps.to(cell) < least) {
                nearest = cell;
                least = steps.to(cell);
            }
        }
        return nearest;
    }
}
