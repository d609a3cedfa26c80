package dev.orebound.autoplay.run;

import dev.orebound.autoplay.Errand;
import dev.orebound.autoplay.Hands;
import dev.orebound.autoplay.Outlook;
import dev.orebound.chance.Stream;
import dev.orebound.grid.DistanceMap;
import dev.orebound.grid.Grid;

/** Walks to one known place after another, whatever there may be: who is looked for may be about. */
final class Roams implements Errand {
    private static final int LONGEST_TICKS = 1200;

    private final Steps steps;
    private final Stream chance;
    private int goal = Grid.NONE;
    private long until;

    Roams(Steps steps, Stream chance) {
        this.steps = steps;
        this.chance = chance;
    }

    @Override
    public boolean act(Outlook sight, Hands hands) {
        if (goal == Grid.NONE || sight.world().tick() > until) {
            DistanceMap around = steps.around();
            goal = around.reached(chance.below(around.reachedCount()));
            until = sight.world().tick() + LONGEST_TICKS;
        }
        if (hands.walkTo(goal)) {
            goal = Grid.NONE;
        }
        return true;
    }
}
