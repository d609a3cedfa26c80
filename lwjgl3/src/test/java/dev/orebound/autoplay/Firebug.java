package dev.orebound.autoplay;

import dev.orebound.world.World;
import dev.orebound.world.intent.Intent;

/** Throws from the first flask, fire, at one place after another. */
public final class Firebug {
    private static final int FROM_THROW_TO_THROW = 50;

    private final BotControls hands;
    private final BotView sight;
    private final int[] targets;

    /**
     * Begins.
     *
     * @param targets the cells to throw at, in order; none may be out of reach
     */
    public Firebug(World world, int[] targets) {
        sight = new BotView(world);
        hands = new BotControls(sight);
        this.targets = targets.clone();
    }

    /** What it wants in the next tick; the intent is filled in anew. */
    public void decide(Intent intent) {
        hands.take(intent);
        int turn = (int) (sight.world().tick() / FROM_THROW_TO_THROW);
        if (turn < targets.length) {
            hands.throwAt(sight.middleX(targets[turn]), sight.middleY(targets[turn]));
        }
    }
}
