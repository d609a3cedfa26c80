package dev.orebound.autoplay.run;

import dev.orebound.chance.RandomStream;
import dev.orebound.content.player.BotSkill.BotLimits;
import dev.orebound.world.state.TickClock;

/**
 * Moves a pointer as a hand with a mouse does.
 *
 * <p>Source: the time to reach a target follows Fitts' law as MacKenzie has it (Fitts' law as a research and design
 * tool in human-computer interaction, 1992): four in a hundred aims miss, which makes the standard deviation of the
 * ends the width over 4.133. An aim that is broken off before misses by Schmidt's law (Schmidt and others: Motor-output
 * variability, 1979): in proportion to the distance over the time.
 */
final class HandAim {
    /** The width of a target in standard deviations of the ends, if four in a hundred miss. */
    private static final double WIDTH_IN_DEVIATIONS = 4.133;

    /** The sum of so many uniform numbers has a standard deviation of 1. */
    private static final int UNIFORMS = 12;

    private static final double MS_A_SECOND = 1000;

    private final BotLimits limits;
    private final RandomStream chance;
    private float x;
    private float y;
    private float missX;
    private float missY;

    /** Creates a hand whose pointer rests at a point. */
    HandAim(BotLimits limits, RandomStream chance, float x, float y) {
        this.limits = limits;
        this.chance = chance;
        rest(x, y);
    }

    /** Lets the pointer rest at a point, from which the next aim begins. */
    void rest(float atX, float atY) {
        x = atX;
        y = atY;
    }

    /**
     * Begins to aim at a target.
     *
     * @param width of the target, in cells
     * @return the ticks that it takes
     */
    int aim(float toX, float toY, float width) {
        float dx = toX - x;
        float dy = toY - y;
        double distance = Math.sqrt(dx * dx + dy * dy);
        double needed = neededMs(distance, width);
        double taken = Math.min(needed, limits.longestAimMs());
        double deviation = width / WIDTH_IN_DEVIATIONS;
        if (taken < needed) {
            deviation = Math.max(deviation, distance * limits.hurriedMs() / taken);
        }
        missX = (float) (deviation * gaussian());
        missY = (float) (deviation * gaussian());
        return (int) Math.ceil(taken * TickClock.TICKS_A_SECOND / MS_A_SECOND);
    }

    private double neededMs(double distance, float width) {
        double bits = StrictMath.log(1 + distance / width) / StrictMath.log(2);
        return Math.max(0, limits.aimBaseMs() + limits.aimBitMs() * bits);
    }

    private double gaussian() {
        double sum = 0;
        for (int i = 0; i < UNIFORMS; i++) {
            sum += chance.unit();
        }
        return sum - UNIFORMS / 2.0;
    }

    /** Returns by how much the last aim misses the middle of its target, in cells to the east. */
    float missX() {
        return missX;
    }

    /** Returns the same to the north. */
    float missY() {
        return missY;
    }
}
