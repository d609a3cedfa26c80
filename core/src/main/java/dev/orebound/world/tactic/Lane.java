package dev.orebound.world.tactic;

import dev.orebound.world.path.TerrainQueries;
import dev.orebound.content.behaviour.LaneRules;
import dev.orebound.content.monster.FightingStyle;
import dev.orebound.content.combat.Attack;
import dev.orebound.content.combat.AttackForm;
import dev.orebound.content.combat.AttackRange;
import dev.orebound.world.component.GoalPurpose;
import dev.orebound.world.component.TacticComponent;
import dev.orebound.world.intent.AimTable;
import dev.orebound.world.intent.Intent;
import dev.orebound.world.path.TerrainQueries;

/** Looks for a straight way on which its charge, once ready, runs the foe down, and steps aside to get one. */
final class Lane implements Tactic {
    private static final int WAYS = 12;

    private final LaneRules rules;
    private final TerrainQueries lie;

    Lane(LaneRules rules, TerrainQueries lie) {
        this.rules = rules;
        this.lie = lie;
    }

    @Override
    public boolean decides(TacticActor at) {
        if (!at.manner.has(FightingStyle.Habit.TAKES_LANES)) {
            return false;
        }
        int charge = readyCharge(at);
        if (charge < 0) {
            return false;
        }
        AttackRange span = at.kind.attacks().get(charge).begins();
        if (at.distance > span.farthestCells() + rules.farCells()) {
            return false;
        }
        TacticComponent tactic = at.tactic;
        boolean isOnItsWay = at.isOn(GoalPurpose.LANE) && lie.isWalkable(at.body, tactic.goalX, tactic.goalY);
        if (!isOnItsWay && !chooses(at, span, rules.nearCells()) && !chooses(at, span, rules.farCells())) {
            return false;
        }
        at.goStraight(tactic.goalX, tactic.goalY, 1);
        at.lookAtPrey();
        return true;
    }

    private static int readyCharge(TacticActor at) {
        for (int i = 0; i < at.kind.attacks().size(); i++) {
            Attack attack = at.kind.attacks().get(i);
            if (attack.form() instanceof AttackForm.Charge && at.striker.cooldownTicks[i] == 0) {
                return i;
            }
        }
        return -1;
    }

    private boolean chooses(TacticActor at, AttackRange span, float step) {
        for (int way = 0; way < WAYS; way++) {
            int aim = way * Intent.AIMS / WAYS;
            float x = at.body.x + AimTable.x(aim) * step;
            float y = at.body.y + AimTable.y(aim) * step;
            if (isLane(at, span, x, y)) {
                at.choose(GoalPurpose.LANE, x, y, rules.keptTicks());
                return true;
            }
        }
        return false;
    }

    private boolean isLane(TacticActor at, AttackRange span, float x, float y) {
        float dx = at.prey.x - x;
        float dy = at.prey.y - y;
        float distance = (float) Math.sqrt(dx * dx + dy * dy);
        return distance >= span.nearestCells() + rules.marginCells()
                && distance <= span.farthestCells() - rules.marginCells()
                && lie.isWalkable(at.body, x, y)
                && lie.isWalkable(x, y, at.prey.x, at.prey.y, at.body.radius);
    }
}
