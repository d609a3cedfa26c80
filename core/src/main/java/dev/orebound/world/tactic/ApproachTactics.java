package dev.orebound.world.tactic;

import dev.orebound.content.behaviour.TacticRules;
import dev.orebound.content.behaviour.TacticRules.LaneRules;
import dev.orebound.content.combat.Attack;
import dev.orebound.content.combat.Attack.AttackRange;
import dev.orebound.content.combat.AttackForm;
import dev.orebound.content.monster.FightingStyle;
import dev.orebound.content.reading.IntRange;
import dev.orebound.grid.Grid;
import dev.orebound.world.component.GoalPurpose;
import dev.orebound.world.component.TacticComponent;
import dev.orebound.world.intent.AimTable;
import dev.orebound.world.intent.Intent;
import dev.orebound.world.path.TerrainQueries;

/** Tactics of monsters that close in on their foe: the way by which they come. */
final class ApproachTactics {
    private static final int LANE_DIRECTIONS = 12;
    /** The far side of the foe and both flanks; the monster already stands on the fourth side. */
    private static final int SIDES = 3;
    /** Aims from one side to the next. */
    private static final int QUARTER = Intent.AIMS / 4;

    private final TacticRules rules;
    private final LaneRules lanes;
    private final TerrainQueries terrain;
    private final AllyGroups allies;

    ApproachTactics(TacticRules rules, TerrainQueries terrain, AllyGroups allies) {
        this.rules = rules;
        lanes = rules.lanes();
        this.terrain = terrain;
        this.allies = allies;
    }

    /** Steps aside to a place from which the monster's charge, once ready, has a straight lane to the foe. */
    boolean takeLane(TacticActor actor) {
        if (!actor.manner.has(FightingStyle.Habit.TAKES_LANES)) {
            return false;
        }
        int charge = readyCharge(actor);
        if (charge < 0) {
            return false;
        }
        AttackRange span = actor.kind.attacks().get(charge).begins();
        if (actor.foeDistance > span.farthestCells() + lanes.farCells()) {
            return false;
        }
        TacticComponent tactic = actor.tactic;
        boolean isOnItsWay = actor.isOn(GoalPurpose.LANE) && terrain.isWalkable(actor.body, tactic.goalX, tactic.goalY);
        if (!isOnItsWay && !chooseLane(actor, span, lanes.nearCells()) && !chooseLane(actor, span, lanes.farCells())) {
            return false;
        }
        actor.goStraight(tactic.goalX, tactic.goalY, 1);
        actor.lookAtFoe();
        return true;
    }

    private static int readyCharge(TacticActor actor) {
        for (int i = 0; i < actor.kind.attacks().size(); i++) {
            Attack attack = actor.kind.attacks().get(i);
            if (attack.form() instanceof AttackForm.Charge && actor.striker.cooldownTicks[i] == 0) {
                return i;
            }
        }
        return -1;
    }

    private boolean chooseLane(TacticActor actor, AttackRange span, float stepCells) {
        for (int direction = 0; direction < LANE_DIRECTIONS; direction++) {
            int aim = direction * Intent.AIMS / LANE_DIRECTIONS;
            float x = actor.body.x + AimTable.x(aim) * stepCells;
            float y = actor.body.y + AimTable.y(aim) * stepCells;
            if (isLane(actor, span, x, y)) {
                actor.choose(GoalPurpose.LANE, x, y, lanes.keptTicks());
                return true;
            }
        }
        return false;
    }

    private boolean isLane(TacticActor actor, AttackRange span, float x, float y) {
        float dx = actor.foe.x - x;
        float dy = actor.foe.y - y;
        float distance = (float) Math.sqrt(dx * dx + dy * dy);
        return distance >= span.nearestCells() + lanes.marginCells()
                && distance <= span.farthestCells() - lanes.marginCells()
                && terrain.isWalkable(actor.body, x, y)
                && terrain.isWalkable(x, y, actor.foe.x, actor.foe.y, actor.body.radius);
    }

    /**
     * Tries another side of the foe when the monster has come no nearer and struck nobody for a while, so that nobody
     * waits behind an ally for ever.
     */
    boolean flankWhenStuck(TacticActor actor) {
        TacticComponent tactic = actor.tactic;
        if (tactic.sideTicks > 0) {
            tactic.sideTicks--;
            actor.goTo(tactic.sideCell);
            return true;
        }
        if (tactic.baulkedTicks == 0 || actor.stepsToFoe < tactic.fewestSteps) {
            tactic.fewestSteps = actor.stepsToFoe;
            tactic.baulkedTicks = 0;
        }
        tactic.baulkedTicks++;
        if (tactic.baulkedTicks < rules.elsewhereTicks() || !actor.canReachFoe()) {
            return false;
        }
        tactic.baulkedTicks = 0;
        tactic.side = (tactic.side + 1) % SIDES;
        return chooseSide(actor);
    }

    private boolean chooseSide(TacticActor actor) {
        Grid grid = terrain.grid();
        // The far side first, then either flank.
        int aim = nearestAim(actor.towardsX, actor.towardsY) + (actor.tactic.side - 1) * QUARTER;
        int turned = Math.floorMod(aim, Intent.AIMS);
        IntRange beyonds = rules.places().beyondCells();
        for (int beyond = beyonds.highest(); beyond >= beyonds.lowest(); beyond--) {
            int x = (int) (actor.foe.x + AimTable.x(turned) * beyond);
            int y = (int) (actor.foe.y + AimTable.y(turned) * beyond);
            if (grid.contains(x, y) && terrain.isOpen(grid.cell(x, y)) && grid.cell(x, y) != actor.body.cell) {
                actor.tactic.sideCell = grid.cell(x, y);
                actor.tactic.sideTicks = rules.sideTicks();
                actor.goTo(actor.tactic.sideCell);
                return true;
            }
        }
        return false;
    }

    /** Returns the one of sixteen aims that is nearest to a direction. */
    private static int nearestAim(float x, float y) {
        int best = 0;
        float most = -2;
        for (int aim = 0; aim < Intent.AIMS; aim += Intent.AIMS / 16) {
            float dot = AimTable.x(aim) * x + AimTable.y(aim) * y;
            if (dot > most) {
                most = dot;
                best = aim;
            }
        }
        return best;
    }

    /** Comes at the foe from a side of its own: its formation slot, or else a direction given by its spawn id. */
    boolean surround(TacticActor actor) {
        if (!actor.manner.has(FightingStyle.Habit.SURROUNDS)
                || !allies.hasOtherHunters(actor)
                || actor.foeDistance < rules.closeCells()
                || actor.foeDistance > rules.places().surroundOffCells()
                || !actor.seesFoe()
                || terrain.isNarrow(actor.foe.cell)) {
            return false;
        }
        if (actor.mind.hasSlot) {
            return goIfFree(actor, actor.mind.slotX, actor.mind.slotY);
        }
        int aim = AimTable.spread(actor.spawnId);
        float off = rules.places().surroundCells();
        return goIfFree(actor, actor.foe.x + AimTable.x(aim) * off, actor.foe.y + AimTable.y(aim) * off);
    }

    private boolean goIfFree(TacticActor actor, float x, float y) {
        if (!terrain.isWalkable(actor.body, x, y)) {
            return false;
        }
        actor.goStraight(x, y, 1);
        return true;
    }

    /** Goes to the foe by the shortest way. */
    boolean approach(TacticActor actor) {
        actor.goToFoe();
        return true;
    }
}
