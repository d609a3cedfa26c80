package dev.orebound.autoplay.run;

import dev.orebound.autoplay.Errand;
import dev.orebound.autoplay.Hands;
import dev.orebound.autoplay.Outlook;
import dev.orebound.cave.floor.Fixture;
import dev.orebound.grid.Grid;
import java.util.List;

/** Goes to the nearest fixture that gives something and uses it: a shrine, or a dormant golem if there is enough ore to wake it. */
final class UsesFixtures implements Errand {
    private final KnownFloor floor;
    private final Steps steps;
    private final Satchel satchel;

    UsesFixtures(KnownFloor floor, Steps steps, Satchel satchel) {
        this.floor = floor;
        this.steps = steps;
        this.satchel = satchel;
    }

    @Override
    public boolean act(Outlook sight, Hands hands) {
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

    private int nearest(Outlook sight) {
        List<Fixture> fixtures = sight.world().floor().fixtures();
        int nearest = Grid.NONE;
        int least = Steps.UNREACHED;
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
