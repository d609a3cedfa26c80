package dev.orebound.world.tactic;

import dev.orebound.grid.Grid;
import dev.orebound.world.FloorState;

/**
 * Refuses to stand in line: while the foe is in a narrow place, only the foremost goes in to it, and the others wait in the
 * open, out of its sight. Their patience runs out, and a blow or a shot ends it at once, so that no corridor is a safe
 * place; what is spent of it comes back only when the foe leaves. Not in a sealed arena.
 */
final class Queue implements Tactic {
    /** From how many steps on nobody thinks of waiting yet. */
    private static final int FARTHEST_STEPS = 14;

    /** How far off it looks for a place to wait at, in cells. */
    private static final int HIDE_CELLS = 4;

    private static final int KEPT_TICKS = 45;

    private final Lie lie;
    private final FloorState state;
    private final Company company;

    Queue(Lie lie, FloorState state, Company company) {
        this.lie = lie;
        this.state = state;
        this.company = company;
    }

    @Override
    public boolean decides(Situation at) {
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
            tactic.goalTicks = 0;
        }
        tactic.queueTicks++;
        waits(at);
        return true;
    }

    private boolean isInLine(Situation at) {
        return !at.isShutIn()
                && at.canReach()
                && at.steps <= FARTHEST_STEPS
                && !company.isForemost(at)
                && !lie.isNarrow(at.body.cell);
    }

    private static boolean isOutOfPatience(Situation at) {
        TacticComponent tactic = at.tactic;
        return tactic.queueTicks >= at.manner.queueTicks()
                || (tactic.queueTicks > 0 && at.health.health < tactic.queueHealth);
    }

    private void waits(Situation at) {
        TacticComponent tactic = at.tactic;
        if (!at.isSeen()) {
            at.standAndFacePrey();
            tactic.goalTicks = 0;
            return;
        }
        if (tactic.goalTicks > 0) {
            tactic.goalTicks--;
        } else {
            tactic.goalTicks = KEPT_TICKS;
            hide(at);
        }
        at.goStraight(tactic.goalX, tactic.goalY, 1);
    }

    /** The nearest open place out of sight that it can walk to straight, or where it stands. */
    private void hide(Situation at) {
        Grid grid = lie.grid();
        int fromX = (int) at.body.x;
        int fromY = (int) at.body.y;
        float least = Float.MAX_VALUE;
        at.tactic.goalX = at.body.x;
        at.tactic.goalY = at.body.y;
        for (int y = fromY - HIDE_CELLS; y <= fromY + HIDE_CELLS; y++) {
            for (int x = fromX - HIDE_CELLS; x <= fromX + HIDE_CELLS; x++) {
                float dx = x + 0.5f - at.body.x;
                float dy = y + 0.5f - at.body.y;
                float squared = dx * dx + dy * dy;
                if (squared < least && grid.contains(x, y) && isHideout(at, grid.cell(x, y))) {
                    least = squared;
                    at.tactic.goalX = x + 0.5f;
                    at.tactic.goalY = y + 0.5f;
                }
            }
        }
    }

    private boolean isHideout(Situation at, int cell) {
        Grid grid = lie.grid();
        return lie.isOpen(cell)
                && !state.isInSight(cell)
                && !lie.isNarrow(cell)
                && lie.isWalkable(at.body, grid.x(cell) + 0.5f, grid.y(cell) + 0.5f);
    }
}
