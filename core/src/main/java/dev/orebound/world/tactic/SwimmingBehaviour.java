package dev.orebound.world.tactic;

import dev.orebound.world.path.TerrainQueries;
import dev.orebound.grid.BitLayer;
import dev.orebound.grid.DistanceMap;
import dev.orebound.grid.Grid;
import dev.orebound.grid.StepKind;
import dev.orebound.world.component.GoalPurpose;
import dev.orebound.world.path.TerrainQueries;
import dev.orebound.world.state.FloorState;

/**
 * Moves a monster that swims. While it hunts it comes to the place in its water that is nearest to its foe and bites who is in
 * reach; after a bite, and when it flees, it swims to the place farthest from its foe. Otherwise it returns to its post. It
 * knows no place outside its own water.
 */
final class SwimmingBehaviour {
    /** How long it keeps to a place, in ticks: so often it looks for its way. */
    private static final int THINK_TICKS = 12;

    /** So many cells of its way are looked at for a straight line. */
    private static final int LOOK_AHEAD = 6;

    /** From the middle of its goal, in cells, within which it rests. */
    private static final float THERE = 0.05f;

    private final BitLayer shores;
    private final Grid grid;
    private final TerrainQueries water;
    private final Strike strike;

    /** Steps through its water, from itself and then to its goal. */
    private final DistanceMap steps;

    SwimmingBehaviour(FloorState state, Strike strike) {
        this.strike = strike;
        shores = state.unswimmable();
        grid = shores.grid();
        water = new TerrainQueries(shores);
        steps = new DistanceMap(grid);
    }

    void decide(TacticActor at) {
        switch (at.mind.state) {
            case ASLEEP, SHACKLED -> at.stand();
            case HUNTING -> hunt(at);
            case FLEEING -> swim(at, true, at.prey.x, at.prey.y);
            case WANDERING, GUARDING, SEARCHING, RETURNING -> goHome(at);
        }
    }

    private void hunt(TacticActor at) {
        if (!at.player.isAlive()) {
            goHome(at);
        } else if (at.tactic.withdrawTicks > 0) {
            at.tactic.withdrawTicks--;
            swim(at, true, at.prey.x, at.prey.y);
        } else if (!strike.decides(at)) {
            swim(at, false, at.prey.x, at.prey.y);
            at.lookAtPrey();
        }
    }

    private void goHome(TacticActor at) {
        int post = at.tactic.postCell;
        swim(at, false, grid.x(post) + 0.5f, grid.y(post) + 0.5f);
    }

    /** Swims towards the nearest or the farthest place from another, which is in cells and may be on land. */
    private void swim(TacticActor at, boolean isAway, float fromX, float fromY) {
        if (shores.at(at.body.cell)) {
            at.stand();
            return;
        }
        if (!at.isOn(GoalPurpose.SWIM)) {
            int goal = goal(at.body.cell, isAway, fromX, fromY);
            if (goal == at.body.cell && !isAway) {
                comeClose(at, goal, fromX, fromY);
            } else {
                choose(at, goal);
            }
        }
        float dx = at.tactic.goalX - at.body.x;
        float dy = at.tactic.goalY - at.body.y;
        if (dx * dx + dy * dy <= THERE * THERE) {
            at.stand();
        } else {
            at.goStraight(at.tactic.goalX, at.tactic.goalY, 1);
        }
    }

    /** Of all cells of its water the nearest to a place, or the farthest; of several the one with the fewest steps to swim. */
    private int goal(int from, boolean isAway, float x, float y) {
        steps.spreadFrom(from, shores, StepKind.EIGHT_WAY);
        int best = from;
        float bestSquared = squared(from, x, y);
        for (int i = 1; i < steps.reachedCount(); i++) {
            int cell = steps.reached(i);
            float squared = squared(cell, x, y);
            if (isAway ? squared > bestSquared : squared < bestSquared) {
                best = cell;
                bestSquared = squared;
            }
        }
        return best;
    }

    /** Chooses the place in a cell that is nearest to another, as far as its body has room. */
    private void comeClose(TacticActor at, int cell, float x, float y) {
        float radius = at.body.radius;
        float closeX = Math.max(grid.x(cell) + radius, Math.min(grid.x(cell) + 1 - radius, x));
        float closeY = Math.max(grid.y(cell) + radius, Math.min(grid.y(cell) + 1 - radius, y));
        at.choose(GoalPurpose.SWIM, closeX, closeY, THINK_TICKS);
    }

    private float squared(int cell, float x, float y) {
        float dx = grid.x(cell) + 0.5f - x;
        float dy = grid.y(cell) + 0.5f - y;
        return dx * dx + dy * dy;
    }

    /** Chooses the farthest of the next cells on the way to a goal to which it can swim straight. */
    private void choose(TacticActor at, int goal) {
        steps.spreadFrom(goal, shores, StepKind.EIGHT_WAY);
        int next = at.body.cell;
        int cell = next;
        for (int step = 0; step < LOOK_AHEAD && cell != goal; step++) {
            cell = steps.stepDown(cell);
            boolean isStraight = water.isWalkable(at.body, grid.x(cell) + 0.5f, grid.y(cell) + 0.5f);
            next = step == 0 || isStraight ? cell : next;
        }
        at.choose(GoalPurpose.SWIM, grid.x(next) + 0.5f, grid.y(next) + 0.5f, THINK_TICKS);
    }
}
