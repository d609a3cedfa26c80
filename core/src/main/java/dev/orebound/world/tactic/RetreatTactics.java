package dev.orebound.world.tactic;

import dev.orebound.world.path.TerrainQueries;
import dev.orebound.content.behaviour.BackOffRules;
import dev.orebound.world.component.GoalPurpose;
import dev.orebound.world.component.TacticComponent;
import dev.orebound.world.intent.AimTable;
import dev.orebound.world.intent.Intent;
import dev.orebound.world.path.TerrainQueries;

/**
 * Where somebody backs off to: of sixteen ways the one that leads farthest from its foe, the more open its end the better, so
 * that it is not driven into a dead end while there is another way. A goal is kept for a while, so that nobody dithers.
 */
final class RetreatTactics {
    private static final int WAYS = 16;

    private final BackOffRules rules;
    private final TerrainQueries lie;
    private float foundX;
    private float foundY;

    RetreatTactics(BackOffRules rules, TerrainQueries lie) {
        this.rules = rules;
        this.lie = lie;
    }

    /**
     * Lets somebody back off, looking at its foe.
     *
     * @return false if there is no way out: it is cornered
     */
    boolean takes(TacticActor at) {
        TacticComponent tactic = at.tactic;
        boolean isOnItsWay = at.isOn(GoalPurpose.BACK_OFF) && lie.isWalkable(at.body, tactic.goalX, tactic.goalY);
        if (!isOnItsWay) {
            if (!finds(at)) {
                return false;
            }
            at.choose(GoalPurpose.BACK_OFF, foundX, foundY, rules.keptTicks());
        }
        at.goStraight(tactic.goalX, tactic.goalY, 1);
        at.lookAtPrey();
        return true;
    }

    /** Whether there is a way out. */
    boolean finds(TacticActor at) {
        float best = -Float.MAX_VALUE;
        boolean found = false;
        for (int way = 0; way < WAYS; way++) {
            int aim = way * Intent.AIMS / WAYS;
            float x = AimTable.x(aim);
            float y = AimTable.y(aim);
            int far = rules.farCells();
            while (far > 0 && !lie.isWalkable(at.body, at.body.x + x * far, at.body.y + y * far)) {
                far--;
            }
            if (far > 0 && comesNoNearer(at, x, y)) {
                float endX = at.body.x + x * far;
                float endY = at.body.y + y * far;
                float won = distance(endX - at.prey.x, endY - at.prey.y);
                float worth = won + rules.openCells() * (lie.openRound((int) endX, (int) endY) - 8);
                if (won > at.distance + rules.gainCells() && worth > best) {
                    best = worth;
                    foundX = endX;
                    foundY = endY;
                    found = true;
                }
            }
        }
        return found;
    }

    /** Nobody backs off past its foe. */
    private static boolean comesNoNearer(TacticActor at, float x, float y) {
        return x * at.towardsX + y * at.towardsY <= (at.distance > 1 ? 0.2f : 0);
    }

    private static float distance(float dx, float dy) {
        return (float) Math.sqrt(dx * dx + dy * dy);
    }
}
