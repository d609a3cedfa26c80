package dev.orebound.autoplay.run;

import dev.orebound.autoplay.Errand;
import dev.orebound.autoplay.Hands;
import dev.orebound.autoplay.Outlook;
import dev.orebound.cave.Fixture;
import dev.orebound.grid.Grid;
import dev.orebound.world.Prompt;
import java.util.List;

/** Goes to what stands fast and gives something, and uses it: shrines, and golems whose ore it has. */
final class UsesFixtures implements Errand {
    private final KnownFloor floor;
    private final Steps steps;

    UsesFixtures(KnownFloor floor, Steps steps) {
        this.floor = floor;
        this.steps = steps;
    }

    @Override
    public boolean act(Outlook sight, Hands hands) {
        int cell = nearest(sight);
        if (cell == Grid.NONE) {
            return false;
        }
        Prompt prompt = sight.world().prompt();
        if (sight.world().promptCell() != cell) {
            hands.walkTo(cell);
            return true;
        }
        if (prompt == Prompt.GOLEM_WANTS_ORE) {
            return false;
        }
        hands.interact();
        return true;
    }

    private int nearest(Outlook sight) {
        List<Fixture> fixtures = sight.world().floor().fixtures();
        int nearest = Grid.NONE;
        int least = Steps.UNREACHED;
        for (int i = 0; i < fixtures.size(); i++) {
            int cell = fixtures.get(i).at();
            boolean isLeft = floor.isKnown(cell) && !sight.world().gifts().isTaken(i);
            if (isLeft && steps.to(cell) < least) {
                nearest = cell;
                least = steps.to(cell);
            }
        }
        return nearest;
    }
}
