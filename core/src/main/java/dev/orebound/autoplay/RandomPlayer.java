package dev.orebound.autoplay;

import dev.orebound.chance.RandomStream;
import dev.orebound.world.intent.Intent;

/**
 * A bot that walks, aims, strikes and interacts at random and looks at nothing. It finds faults that no
 * sensible player would run into.
 */
public final class RandomPlayer {
    private static final int LONGEST_WHIM = 40;

    private final RandomStream chance;
    private int ticksLeft;
    private int aimTurn;

    public RandomPlayer(RandomStream chance) {
        this.chance = chance;
    }

    /** Fills in what the bot wants in the next tick. */
    public void decide(Intent intent) {
        if (ticksLeft == 0) {
            ticksLeft = chance.between(1, LONGEST_WHIM);
            aimTurn = chance.between(-12, 12);
            intent.clear();
            intent.move(tilt(), tilt());
            intent.aim(chance.below(Intent.AIMS));
            intent.hold(chance.chance(60) ? Intent.STRIKE : 0);
            intent.hold(chance.chance(30) ? Intent.INTERACT : 0);
            intent.hold(chance.chance(20) ? Intent.DASH : 0);
            intent.hold(chance.chance(20) ? Intent.THROW : 0);
        }
        ticksLeft--;
        intent.aim(intent.aim() + aimTurn);
    }

    /** Returns a tilt of one axis: mostly full or none, as from keys, and sometimes any value, as from a stick. */
    private int tilt() {
        if (chance.chance(20)) {
            return chance.between(-Intent.FULL_TILT, Intent.FULL_TILT);
        }
        return (chance.below(3) - 1) * Intent.FULL_TILT;
    }
}
