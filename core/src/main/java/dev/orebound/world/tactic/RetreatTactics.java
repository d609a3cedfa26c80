package dev.orebound.world.tactic;

import dev.orebound.content.behaviour.TacticRules.BackOffRules;
import dev.orebound.world.component.GoalPurpose;
import dev.orebound.world.component.TacticComponent;
import dev.orebound.world.intent.AimTable;
import dev.orebound.world.intent.Intent;
import dev.orebound.world.path.TerrainQueries;

/**
 * Tactics that move away from the foe. Of sixteen directions the one whose end is farthest from the foe is taken, and
 * the more open that end is the better, so that nobody is driven into a dead end while there is another way. A goal is
 * kept for a while, which prevents dithering.
 */
final class RetreatTactics {
    private static final int WAYS = 16;

    private final BackOffRules rules;
    private final TerrainQueries terrain;
    private float foundX;
    private float foundY;

    RetreatTactics(BackOffRules rules, TerrainQueries terrain) {
        this.rules = rules;
        this.terrain = terrain;
    }

    /** Draws back for a while after each of its own attacks: in and out. */
    boolean withdraw(TacticActor actor) {
        if (actor.tactic.withdrawTicks == 0) {
            return false;
        }
        actor.tactic.withdrawTicks--;
        return !actor.makesLastStand() && retreat(actor);
    }

    /**
     * Backs off from a foe that is nearer than the monster wants, for a limited time. Then the monster stands its
     * ground for a while, as it also does when there is no way out: nobody runs for ever.
     */
    boolean backOff(TacticActor actor) {
        if (!actor.manner.keepsDistance() || actor.makesLastStand()) {
            return false;
        }
        TacticComponent tactic = actor.tactic;
        if (tactic.restTicks > 0) {
            tactic.restTicks--;
            return false;
        }
        if (actor.foeDistance >= actor.manner.keeps().nearestCells() || !actor.seesFoe()) {
            tactic.backTicks = Math.max(0, tactic.backTicks - 1);
            return false;
        }
        tactic.backTicks++;
        if (tactic.backTicks > actor.manner.keeps().backTicks()) {
            tactic.backTicks = 0;
            tactic.restTicks = actor.manner.keeps().restTicks();
            return false;
        }
        return retreat(actor);
    }

    /**
     * Moves away from the foe while facing it.
     *
     * @return false if there is no way out and the monster is cornered
     */
    boolean retreat(TacticActor actor) {
        TacticComponent tactic = actor.tactic;
        boolean isOnItsWay =
                actor.isOn(GoalPurpose.BACK_OFF) && terrain.isWalkable(actor.body, tactic.goalX, tactic.goalY);
        if (!isOnItsWay) {
            if (!canRetreat(actor)) {
                return false;
            }
            actor.choose(GoalPurpose.BACK_OFF, foundX, foundY, rules.keptTicks());
        }
        actor.goStraight(tactic.goalX, tactic.goalY, 1);
        actor.lookAtFoe();
        return true;
    }

    /** Looks for a way out and returns whether there is one. */
    boolean canRetreat(TacticActor actor) {
        float best = -Float.MAX_VALUE;
        boolean isFound = false;
        for (int way = 0; way < WAYS; way++) {
            int aim = way * Intent.AIMS / WAYS;
            float x = AimTable.x(aim);
            float y = AimTable.y(aim);
            int far = rules.farCells();
            while (far > 0 && !terrain.isWalkable(actor.body, actor.body.x + x * far, actor.body.y + y * far)) {
                far--;
            }
            if (far > 0 && leadsAway(actor, x, y)) {
                float endX = actor.body.x + x * far;
                float endY = actor.body.y + y * far;
                float gained = length(endX - actor.foe.x, endY - actor.foe.y);
                float worth = gained + rules.openCells() * (terrain.openNeighbours((int) endX, (int) endY) - 8);
                if (gained > actor.foeDistance + rules.gainCells() && worth > best) {
                    best = worth;
                    foundX = endX;
                    foundY = endY;
                    isFound = true;
                }
            }
        }
        return isFound;
    }

    /** Returns whether a direction does not lead past the foe. */
    private static boolean leadsAway(TacticActor actor, float x, float y) {
        return x * actor.towardsX + y * actor.towardsY <= (actor.foeDistance > 1 ? 0.2f : 0);
    }

    private static float length(float dx, float dy) {
        return (float) Math.sqrt(dx * dx + dy * dy);
    }
}
