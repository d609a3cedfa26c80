package dev.orebound.autoplay.run;

import dev.orebound.autoplay.BotTask;
import dev.orebound.autoplay.BotControls;
import dev.orebound.autoplay.BotView;
import dev.orebound.chance.Stream;
import dev.orebound.grid.DistanceMap;
import dev.orebound.grid.Grid;
import dev.orebound.grid.IntLayer;
import java.util.Arrays;

/**
 * Walks through the known rooms, mostly to the one not visited for the longest time. It meets a wandering warden sooner
 * than a random walk, on which the two can miss each other for minutes.
 */
final class Roams implements BotTask {
    private static final int LONGEST_TICKS = 1200;

    /** Number of random cells of which the one in the least recently visited room is the goal. */
    private static final int DRAWS = 8;

    private final StepDistances steps;
    private final IntLayer room;
    private final Stream chance;

    /** The tick of the last visit to a room, by its id; id 0 stands for all corridors together. */
    private final long[] visitedAt;

    private int goal = Grid.NONE;
    private long until;

    Roams(KnownFloorView sight, StepDistances steps, Stream chance) {
        this.steps = steps;
        this.chance = chance;
        room = sight.world().floor().room();
        visitedAt = new long[sight.world().floor().rooms().size() + 1];
        Arrays.fill(visitedAt, -1);
    }

    @Override
    public boolean act(BotView sight, BotControls hands) {
        long tick = sight.world().tick();
        visitedAt[room.at(sight.self().cell)] = tick;
        if (goal == Grid.NONE || tick > until) {
            goal = draw();
            until = tick + LONGEST_TICKS;
        }
        if (hands.walkTo(goal)) {
            goal = Grid.NONE;
        }
        return true;
    }

    private int draw() {
        DistanceMap around = steps.around();
        int best = around.reached(chance.below(around.reachedCount()));
        for (int draw = 1; draw < DRAWS; draw++) {
            int cell = around.reached(chance.below(around.reachedCount()));
            best = visitedAt[room.at(cell)] < visitedAt[room.at(best)] ? cell : best;
        }
        return best;
    }
}
