package dev.orebound.world.tactic;

import dev.orebound.content.Manner;
import dev.orebound.content.combat.Attack;
import dev.orebound.content.combat.Form;
import dev.orebound.content.combat.Span;
import dev.orebound.world.AimTable;
import dev.orebound.world.Intent;

/** Looks for a straight way on which its charge, once ready, runs the foe down, and steps aside to get one. */
final class Lane implements Tactic {
    private static final int WAYS = 12;

    /** How far it steps for one, in cells, and by how much less than its charge's bounds it is content. */
    private static final float[] STEPS = {1, 2};

    private static final float MARGIN = 0.2f;
    private static final int KEPT_TICKS = 20;

    private final Lie lie;

    Lane(Lie lie) {
        this.lie = lie;
    }

    @Override
    public boolean decides(Situation at) {
        if (!at.manner.has(Manner.Habit.TAKES_LANES)) {
            return false;
        }
        int charge = readyCharge(at);
        if (charge < 0) {
            return false;
        }
        Span span = at.kind.attacks().get(charge).begins();
        if (at.distance > span.farthestCells() + STEPS[STEPS.length - 1]) {
            return false;
        }
        TacticComponent tactic = at.tactic;
        if (tactic.goalTicks > 0 && lie.isWalkable(at.body, tactic.goalX, tactic.goalY)) {
            tactic.goalTicks--;
        } else if (finds(at, span)) {
            tactic.goalTicks = KEPT_TICKS;
        } else {
            tactic.goalTicks = 0;
            return false;
        }
        at.goStraight(tactic.goalX, tactic.goalY, 1);
        at.lookAtPrey();
        return true;
    }

    private static int readyCharge(Situation at) {
        for (int i = 0; i < at.kind.attacks().size(); i++) {
            Attack attack = at.kind.attacks().get(i);
            if (attack.form() instanceof Form.Charge && at.striker.cooldownTicks[i] == 0) {
                return i;
            }
        }
        return -1;
    }

    private boolean finds(Situation at, Span span) {
        for (int step = 0; step < STEPS.length; step++) {
            for (int way = 0; way < WAYS; way++) {
                int aim = way * Intent.AIMS / WAYS;
                float x = at.body.x + AimTable.x(aim) * STEPS[step];
                float y = at.body.y + AimTable.y(aim) * STEPS[step];
                if (isLane(at, span, x, y)) {
                    at.tactic.goalX = x;
                    at.tactic.goalY = y;
                    return true;
                }
            }
        }
        return false;
    }

    private boolean isLane(Situation at, Span span, float x, float y) {
        float dx = at.prey.x - x;
        float dy = at.prey.y - y;
        float distance = (float) Math.sqrt(dx * dx + dy * dy);
        return distance >= span.nearestCells() + MARGIN
                && distance <= span.farthestCells() - MARGIN
                && lie.isWalkable(at.body, x, y)
                && lie.isWalkable(x, y, at.prey.x, at.prey.y, at.body.radius);
    }
}
