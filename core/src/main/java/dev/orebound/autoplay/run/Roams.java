package dev.orebound.autoplay.run;

import dev.orebound.autoplay.BotTask;
import dev.orebound.autoplay.BotControls;
import dev.orebound.autoplay.BotView;
import dev.orebound.chance.RandomStream;
import dev.orebound.grid.DistanceMap;
import dev.orebound.grid.Grid;
import dev.orebound.grid.IntLayer;
import java.util.Arrays;

/**
 * Walks through the known rooms, mostly to the one that it has not visited for the longest time. A warden that wanders is met sooner
 * so than by a walk at random, on which the two can miss each other for minutes.
 */
final class Roams implements BotTask {
    private static final int LONGEST_TICKS = 1200;

    /** Of so many cells drawn at random, the goal is the one whose room was visited longest ago. */
    private static final int DRAWS = 8;

    private final StepDistances steps;
    private final IntLayer room;
    private final RandomStream chance;

    /** The tick at which it was last in a room, by the room's id; that of corridors, 0, counts for all of them together. */
    private final long[] visitedAt;

    private int goal = Grid.NONE;
    private long until;

    Roams(KnownFloorView sight, StepDistances steps, RandomStream chance) {
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
