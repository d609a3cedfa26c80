package dev.orebound.autoplay;

import static dev.orebound.world.component.ComponentMappers.BODIES;

import com.badlogic.ashley.core.Entity;
import com.badlogic.ashley.utils.ImmutableArray;
import dev.orebound.chance.RandomStream;
import dev.orebound.world.component.BodyComponent;
import dev.orebound.world.intent.Intent;
import dev.orebound.world.intent.IntentOrder;
import java.util.function.IntSupplier;

/**
 * A bot that walks, aims, strikes and interacts at random and looks at nothing. It finds faults that no sensible player
 * would run into.
 */
public final class RandomPlayer {
    private static final int LONGEST_WHIM = 40;

    /** Longest time from one order to the companions to the next. */
    private static final int LONGEST_PAUSE = 12;

    /** Swaps for each other order to the companions. */
    private static final int SWAP_WHIMS = 4;

    private final RandomStream chance;
    private int ticksLeft;
    private int aimTurn;
    private int pauseTicks;

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

    /**
     * Orders the companions anything, after a pause of random length since the last order.
     *
     * @param place returns a cell of interest; asked only when an order is due
     */
    public void orderNowAndThen(Intent intent, ImmutableArray<Entity> companions, IntSupplier place) {
        if (pauseTicks-- <= 0) {
            pauseTicks = chance.below(LONGEST_PAUSE);
            orderGolems(intent, companions, place.getAsInt());
        }
    }

    /**
     * Orders the companions anything: mostly to swap places, else to hold, to attack or to follow.
     *
     * @param companions those of the world
     * @param place a cell of interest, such as a doorway
     */
    public void orderGolems(Intent intent, ImmutableArray<Entity> companions, int place) {
        int whim = chance.below(SWAP_WHIMS + 3);
        if (whim < SWAP_WHIMS && companions.size() > 0) {
            BodyComponent one = BODIES.get(companions.get(chance.below(companions.size())));
            intent.order(IntentOrder.GOLEMS_SWAP, one.cell);
        } else if (whim == SWAP_WHIMS) {
            intent.order(IntentOrder.GOLEMS_HOLD, place);
        } else if (whim == SWAP_WHIMS + 1) {
            intent.order(IntentOrder.GOLEMS_ATTACK, place);
        } else {
            intent.order(IntentOrder.GOLEMS_FOLLOW, 0);
        }
    }

    /** Returns a tilt of one axis: mostly full or none, as from keys, and sometimes any value, as from a stick. */
    private int tilt() {
        if (chance.chance(20)) {
            return chance.between(-Intent.FULL_TILT, Intent.FULL_TILT);
        }
        return (chance.below(3) - 1) * Intent.FULL_TILT;
    }
}
