package dev.orebound.lab.golem;

import dev.orebound.world.state.TickClock;

/** Adds up what was seen of the manners of companions. */
final class MannersFigures {
    private static final double SECONDS_A_MINUTE = 60;

    /** Ticks that companions lived, each counted for itself. */
    long ticks;

    /** Of these, ticks in the line of aim, and those with other room. */
    long aimTicks;

    long aimTicksWithRoom;

    /** Of these, ticks nearer than they should be, and on ground that hurts them. */
    long nearTicks;

    long harmfulTicks;

    /** Sum of the distances to the player over ticks in which both are in one place. */
    double distances;

    long distanceTicks;

    /** The longest time for which a companion held the player up in a corridor. */
    long longestBlockTicks;

    /** Times that a companion let the player past in a corridor, or changed places on order. */
    long swaps;

    long swapsOnOrder;

    /** Health that ground and what lies on it took from companions. */
    long groundHarm;

    /** The same as a sum of shares of the full health of each. */
    double groundHarmShares;

    long companionsLost;
    long orders;
    long feedings;

    void add(MannersFigures other) {
        ticks += other.ticks;
        aimTicks += other.aimTicks;
        aimTicksWithRoom += other.aimTicksWithRoom;
        nearTicks += other.nearTicks;
        harmfulTicks += other.harmfulTicks;
        distances += other.distances;
        distanceTicks += other.distanceTicks;
        longestBlockTicks = Math.max(longestBlockTicks, other.longestBlockTicks);
        swaps += other.swaps;
        swapsOnOrder += other.swapsOnOrder;
        groundHarm += other.groundHarm;
        groundHarmShares += other.groundHarmShares;
        companionsLost += other.companionsLost;
        orders += other.orders;
        feedings += other.feedings;
    }

    double minutes() {
        return ticks / (double) TickClock.TICKS_A_SECOND / SECONDS_A_MINUTE;
    }

    double share(long part) {
        return ticks == 0 ? 0 : part / (double) ticks;
    }

    double meanDistance() {
        return distanceTicks == 0 ? 0 : distances / distanceTicks;
    }

    double longestBlockSeconds() {
        return longestBlockTicks / (double) TickClock.TICKS_A_SECOND;
    }

    double groundHarmAMinute() {
        return ticks == 0 ? 0 : groundHarm / minutes();
    }

    double groundHarmPercentAMinute() {
        return ticks == 0 ? 0 : 100 * groundHarmShares / minutes();
    }
}
