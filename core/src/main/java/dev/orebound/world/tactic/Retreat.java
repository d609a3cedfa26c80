package dev.orebound.world.tactic;

import dev.orebound.world.AimTable;
import dev.orebound.world.Intent;

/**
 * Where somebody backs off to: of sixteen ways the one that leads farthest from its foe, the more open its end the better, so
 * that it is not driven into a dead end while there is another way. A goal is kept for a while, so that nobody dithers.
 */
final class Retreat {
    private static final int WAYS = 16;

    /** How far ahead it looks, in cells. */
    private static final int FARTHEST = 3;

    /** So much must be won, in cells, or it is no way out. */
    private static final float LEAST_GAIN = 0.4f;

    /** What an open cell round the end of a way is worth, in cells of distance. */
    private static final float WORTH_OF_OPEN = 0.12f;

    private static final int KEPT_TICKS = 12;

    private final Lie lie;

    Retreat(Lie lie) {
        this.lie = lie;
    }

    /**
     * Lets somebody back off, looking at its foe.
     *
     * @return false if there is no way out: it is cornered
     */
    boolean takes(Situation at) {
        TacticComponent tactic = at.tactic;
        if (tactic.goalTicks > 0 && lie.isWalkable(at.body, tactic.goalX, tactic.goalY)) {
            tactic.goalTicks--;
        } else if (finds(at)) {
            tactic.goalTicks = KEPT_TICKS;
        } else {
            tactic.goalTicks = 0;
            return false;
        }
        at.goStraight(tactic.goalX, tactic.goalY, 1);
        at.lookAtPrey();
        return true;
    }

    /** Looks for a way out; if there is one, it is the goal. */
    boolean finds(Situation at) {
        float best = -Float.MAX_VALUE;
        boolean found = false;
        for (int way = 0; way < WAYS; way++) {
            int aim = way * Intent.AIMS / WAYS;
            float x = AimTable.x(aim);
            float y = AimTable.y(aim);
            int far = FARTHEST;
            while (far > 0 && !lie.isWalkable(at.body, at.body.x + x * far, at.body.y + y * far)) {
                far--;
            }
            if (far > 0 && comesNoNearer(at, x, y)) {
                float endX = at.body.x + x * far;
                float endY = at.body.y + y * far;
                float won = distance(endX - at.prey.x, endY - at.prey.y);
                float worth = won + WORTH_OF_OPEN * (lie.openRound((int) endX, (int) endY) - 8);
                if (won > at.distance + LEAST_GAIN && worth > best) {
                    best = worth;
                    at.tactic.goalX = endX;
                    at.tactic.goalY = endY;
                    found = true;
                }
            }
        }
        return found;
    }

    /** Nobody backs off past its foe. */
    private static boolean comesNoNearer(Situation at, float x, float y) {
        return x * at.towardsX + y * at.towardsY <= (at.distance > 1 ? 0.2f : 0);
    }

    private static float distance(float dx, float dy) {
        return (float) Math.sqrt(dx * dx + dy * dy);
    }
}
