package dev.orebound.autoplay;

import dev.orebound.walker.WalkerControls;
import dev.orebound.walker.WalkerView;
import dev.orebound.world.World;
import dev.orebound.world.intent.Intent;

/** A bot that throws fire from the first flask at one place after another. */
public final class Firebug {
    private static final int FROM_THROW_TO_THROW = 50;

    private final WalkerControls hands;
    private final WalkerView sight;
    private final int[] targets;

    /**
     * Starts throwing.
     *
     * @param targets the cells to throw at, in order; all must be in reach
     */
    public Firebug(World world, int[] targets) {
        sight = new WalkerView(world);
        hands = new WalkerControls(sight);
        this.targets = targets.clone();
    }

    /** Fills in the intent of the next tick. */
    public void decide(Intent intent) {
        hands.take(intent);
        int turn = (int) (sight.world().tick() / FROM_THROW_TO_THROW);
        if (turn < targets.length) {
            hands.throwAt(sight.middleX(targets[turn]), sight.middleY(targets[turn]));
        }
    }
}
