package dev.orebound.lab.golem;

import dev.orebound.lab.figure.FigureGroup;
import dev.orebound.world.state.TickClock;

/** Adds up what was seen of the manners of companions. */
final class MannersFigures extends FigureGroup {
    private static final double SECONDS_A_MINUTE = 60;

    /** Ticks that companions lived, each counted for itself. */
    final Sum ticks = part("ticks", new Sum());

    /** Of these, ticks in the line of aim, and those with other room. */
    final Sum aimTicks = part("aim_ticks", new Sum());

    final Sum aimTicksWithRoom = part("aim_ticks_with_room", new Sum());

    /** Of these, ticks nearer than they should be, and on ground that hurts them. */
    final Sum nearTicks = part("near_ticks", new Sum());

    final Sum harmfulTicks = part("harmful_ticks", new Sum());

    /** Sum of the distances to the player over ticks in which both are in one place. */
    final FractionSum distances = part("distances", new FractionSum());

    final Sum distanceTicks = part("distance_ticks", new Sum());

    /** The longest time for which a companion held the player up in a corridor. */
    final Largest longestBlockTicks = part("longest_block_ticks", new Largest());

    /** Times that a companion let the player past in a corridor, or changed places on order. */
    final Sum swaps = part("swaps", new Sum());

    final Sum swapsOnOrder = part("swaps_on_order", new Sum());

    /** Health that ground and what lies on it took from companions. */
    final Sum groundHarm = part("ground_harm", new Sum());

    /** The same as a sum of shares of the full health of each. */
    final FractionSum groundHarmShares = part("ground_harm_shares", new FractionSum());

    final Sum companionsLost = part("companions_lost", new Sum());
    final Sum orders = part("orders", new Sum());
    final Sum feedings = part("feedings", new Sum());

    double minutes() {
        return ticks.value() / (double) TickClock.TICKS_A_SECOND / SECONDS_A_MINUTE;
    }

    double share(Sum part) {
        return share(part.value());
    }

    /** Returns the share of time in the line of aim without other room. */
    double aimShareWithoutRoom() {
        return share(aimTicks.value() - aimTicksWithRoom.value());
    }

    private double share(long part) {
        return ticks.value() == 0 ? 0 : part / (double) ticks.value();
    }

    double meanDistance() {
        return distanceTicks.value() == 0 ? 0 : distances.value() / distanceTicks.value();
    }

    double longestBlockSeconds() {
        return longestBlockTicks.value() / (double) TickClock.TICKS_A_SECOND;
    }

    double groundHarmAMinute() {
        return ticks.value() == 0 ? 0 : groundHarm.value() / minutes();
    }

    double groundHarmPercentAMinute() {
        return ticks.value() == 0 ? 0 : 100 * groundHarmShares.value() / minutes();
    }
}
