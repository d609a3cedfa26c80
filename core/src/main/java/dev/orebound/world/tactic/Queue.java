package dev.orebound.world.tactic;

import dev.orebound.world.path.TerrainQueries;
import dev.orebound.content.behaviour.WaitRules;
import dev.orebound.grid.Grid;
import dev.orebound.world.component.GoalPurpose;
import dev.orebound.world.component.TacticComponent;
import dev.orebound.world.path.TerrainQueries;
import dev.orebound.world.state.FloorState;

/**
 * Refuses to stand in line: while the foe is in a narrow place, only the foremost goes in to it, and the others wait in the
 * open, out of its sight. Their patience runs out, and a blow or a shot ends it at once, so that no corridor is a safe
 * place; what is spent of it comes back only when the foe leaves. Not in a sealed arena.
 */
final class Queue implements Tactic {
    private final WaitRules rules;
    private final TerrainQueries lie;
    private final FloorState state;
    private final AllyGroups company;

    Queue(WaitRules rules, TerrainQueries lie, FloorState state, AllyGroups company) {
        this.rules = rules;
        this.lie = lie;
        this.state = state;
        this.company = company;
    }

    @Override
    public boolean decides(TacticActor at) {
        TacticComponent tactic = at.tactic;
        if (at.manner.queueTicks() == 0) {
            return false;
        }
        if (!lie.isNarrow(at.prey.cell)) {
            tactic.queueTicks = 0;
            return false;
        }
        if (!isInLine(at) || isOutOfPatience(at)) {
            return false;
        }
        if (tactic.queueTicks == 0) {
            tactic.queueHealth = at.health.health;
            tactic.errand = GoalPurpose.NONE;
        }
        tactic.queueTicks++;
        waits(at);
        return true;
    }

    private boolean isInLine(TacticActor at) {
        return !at.isShutIn()
                && at.canReach()
                && at.steps <= rules.offSteps()
                && !company.isForemost(at)
                && !lie.isNarrow(at.body.cell);
    }

    private static boolean isOutOfPatience(TacticActor at) {
        TacticComponent tactic = at.tactic;
        return tactic.queueTicks >= at.manner.queueTicks()
                || (tactic.queueTicks > 0 && at.health.health < tactic.queueHealth);
    }

    private void waits(TacticActor at) {
        TacticComponent tactic = at.tactic;
        if (!at.isSeen()) {
            at.standAndFacePrey();
            tactic.errand = GoalPurpose.NONE;
            return;
        }
        if (!at.isOn(GoalPurpose.WAIT)) {
            hide(at);
        }
        at.goStraight(tactic.goalX, tactic.goalY, 1);
    }

    /** The nearest open place out of sight that it can walk to straight, or where it stands. */
    private void hide(TacticActor at) {
        Grid grid = lie.grid();
        int fromX = (int) at.body.x;
        int fromY = (int) at.body.y;
        float least = Float.MAX_VALUE;
        at.choose(GoalPurpose.WAIT, at.body.x, at.body.y, rules.keptTicks());
        int far = rules.hideCells();
        for (int y = fromY - far; y <= fromY + far; y++) {
            for (int x = fromX - far; x <= fromX + far; x++) {
                float dx = x + 0.5f - at.body.x;
                float dy = y + 0.5f - at.body.y;
                float squared = dx * dx + dy * dy;
                if (squared < least && grid.contains(x, y) && isHideout(at, grid.cell(x, y))) {
                    least = squared;
                    at.choose(GoalPurpose.WAIT, x + 0.5f, y + 0.5f, rules.keptTicks());
                }
            }
        }
    }

    private boolean isHideout(TacticActor at, int cell) {
        Grid grid = lie.grid();
        return lie.isOpen(cell)
                && !state.isInSight(cell)
                && !lie.isNarrow(cell)
                && lie.isWalkable(at.body, grid.x(cell) + 0.5f, grid.y(cell) + 0.5f);
    }
}
