package dev.orebound.autoplay.walk;

import dev.orebound.autoplay.BotControls;
import dev.orebound.autoplay.BotTask;
import dev.orebound.autoplay.BotView;
import com.badlogic.ashley.core.Entity;
import dev.orebound.chance.RandomStream;
import dev.orebound.grid.DistanceMap;
import dev.orebound.grid.Grid;
import org.jspecify.annotations.Nullable;

/** Runs from whoever hunts it, dashing now and then, to a place far off from them. */
final class RunsAway implements BotTask {
    private static final int PLACES = 12;
    private static final int DASH_PERCENT = 2;

    private final RandomStream chance;
    private final Hunters hunters;
    private int goal = Grid.NONE;

    RunsAway(RandomStream chance, Hunters hunters) {
        this.chance = chance;
        this.hunters = hunters;
    }

    @Override
    public boolean act(BotView sight, BotControls hands) {
        if (goal == Grid.NONE) {
            goal = farthestFrom(hunters.nearest(sight), sight);
        }
        if (chance.chance(DASH_PERCENT)) {
            hands.dash();
        }
        return !hands.walkTo(goal);
    }

    private int farthestFrom(@Nullable Entity foe, BotView sight) {
        DistanceMap around = new DistanceMap(sight.grid());
        around.spreadFrom(sight.self().cell, sight.walls());
        int from = foe == null ? sight.self().cell : sight.bodyOf(foe).cell;
        int farthest = sight.self().cell;
        for (int i = 0; i < PLACES; i++) {
            int place = around.reached(chance.below(around.reachedCount()));
            if (sight.grid().steps8(place, from) > sight.grid().steps8(farthest, from)) {
                farthest = place;
            }
        }
        return farthest;
    }
}
