package dev.orebound.autoplay.walk;

import dev.orebound.autoplay.BotControls;
import dev.orebound.autoplay.BotTask;
import dev.orebound.autoplay.BotView;
import dev.orebound.chance.RandomStream;
import dev.orebound.grid.DistanceMap;
import dev.orebound.grid.Grid;

/** Goes to the nearest place that was never seen; once all was, anywhere. */
final class Explores implements BotTask {
    /** A place that comes into sight on the way is walked to a little longer: to think anew in every tick costs too much. */
    private static final int THINK_TICKS = 45;

    private final RandomStream chance;
    private int goal = Grid.NONE;
    private boolean isUnseenSought;
    private int ticks;

    Explores(RandomStream chance) {
        this.chance = chance;
    }

    @Override
    public boolean act(BotView sight, BotControls hands) {
        boolean isNews = goal != Grid.NONE
                && ticks > THINK_TICKS
                && isUnseenSought
                && sight.floor().isSeen(goal);
        if (goal == Grid.NONE || isNews) {
            think(sight);
        }
        ticks++;
        if (hands.walkTo(goal)) {
            goal = Grid.NONE;
        }
        return true;
    }

    private void think(BotView sight) {
        DistanceMap around = new DistanceMap(sight.grid());
        around.spreadFrom(sight.self().cell, sight.walls());
        ticks = 0;
        isUnseenSought = true;
        for (int i = 0; i < around.reachedCount(); i++) {
            if (!sight.floor().isSeen(around.reached(i))) {
                goal = around.reached(i);
                return;
            }
        }
        isUnseenSought = false;
        goal = around.reached(chance.below(around.reachedCount()));
    }
}
