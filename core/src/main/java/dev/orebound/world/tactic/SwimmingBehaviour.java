package dev.orebound.world.tactic;

import dev.orebound.grid.BitLayer;
import dev.orebound.grid.DistanceMap;
import dev.orebound.grid.Grid;
import dev.orebound.grid.StepKind;
import dev.orebound.world.component.GoalPurpose;
import dev.orebound.world.path.TerrainQueries;
import dev.orebound.world.state.FloorState;

/**
 * Moves monsters that live in water. A hunting swimmer swims to the place in its own water that is nearest to its foe
 * and bites a foe in reach; after a bite, and when it flees, it swims to the place farthest from its foe. Otherwise it
 * returns to its post.
 */
final class SwimmingBehaviour {
    /** Ticks for which a goal is kept. */
    private static final int THINK_TICKS = 12;
    /** The number of cells on the way that are tried for a straight line. */
    private static final int LOOK_AHEAD = 6;
    /** The distance from the goal within which the swimmer rests, in cells. */
    private static final float THERE_CELLS = 0.05f;

    private final BitLayer shores;
    private final TerrainQueries water;
    private final AttackTactics attack;
    /** Steps through the swimmer's water, first from itself and then to its goal. */
    private final DistanceMap steps;

    SwimmingBehaviour(FloorState state, AttackTactics attack) {
        this.attack = attack;
        shores = state.unswimmable();
        water = new TerrainQueries(shores);
        steps = new DistanceMap(shores.grid());
    }

    void decide(TacticActor actor) {
        switch (actor.mind.state) {
            case ASLEEP, SHACKLED -> actor.stand();
            case HUNTING -> hunt(actor);
            case FLEEING -> swim(actor, true, actor.foe.x, actor.foe.y);
            case WANDERING, GUARDING, SEARCHING, RETURNING -> goHome(actor);
        }
    }

    private void hunt(TacticActor actor) {
        if (!actor.player.isAlive()) {
            goHome(actor);
        } else if (actor.tactic.withdrawTicks > 0) {
            actor.tactic.withdrawTicks--;
            swim(actor, true, actor.foe.x, actor.foe.y);
        } else if (!attack.strike(actor)) {
            swim(actor, false, actor.foe.x, actor.foe.y);
            actor.lookAtFoe();
        }
    }

    private void goHome(TacticActor actor) {
        int post = actor.tactic.postCell;
        swim(actor, false, water.centreX(post), water.centreY(post));
    }

    /** Swims to the place nearest to, or farthest from, another place, which is in cells and may be on land. */
    private void swim(TacticActor actor, boolean isAway, float fromX, float fromY) {
        if (shores.at(actor.body.cell)) {
            actor.stand();
            return;
        }
        if (!actor.isOn(GoalPurpose.SWIM)) {
            int goal = findGoal(actor.body.cell, isAway, fromX, fromY);
            if (goal == actor.body.cell && !isAway) {
                comeClose(actor, goal, fromX, fromY);
            } else {
                chooseNextCell(actor, goal);
            }
        }
        float dx = actor.tactic.goalX - actor.body.x;
        float dy = actor.tactic.goalY - actor.body.y;
        if (dx * dx + dy * dy <= THERE_CELLS * THERE_CELLS) {
            actor.stand();
        } else {
            actor.goStraight(actor.tactic.goalX, actor.tactic.goalY, 1);
        }
    }

    /**
     * Finds the cell of the water nearest to a place, or farthest from it; among equals the one with the fewest steps.
     */
    private int findGoal(int from, boolean isAway, float x, float y) {
        steps.spreadFrom(from, shores, StepKind.EIGHT_WAY);
        int best = from;
        float bestSquared = squaredDistance(from, x, y);
        for (int i = 1; i < steps.reachedCount(); i++) {
            int cell = steps.reached(i);
            float squared = squaredDistance(cell, x, y);
            if (isAway ? squared > bestSquared : squared < bestSquared) {
                best = cell;
                bestSquared = squared;
            }
        }
        return best;
    }

    /** Chooses the point in a cell that is nearest to a place and leaves room for the body. */
    private void comeClose(TacticActor actor, int cell, float x, float y) {
        Grid grid = water.grid();
        float radius = actor.body.radius;
        float closeX = Math.max(grid.x(cell) + radius, Math.min(grid.x(cell) + 1 - radius, x));
        float closeY = Math.max(grid.y(cell) + radius, Math.min(grid.y(cell) + 1 - radius, y));
        actor.choose(GoalPurpose.SWIM, closeX, closeY, THINK_TICKS);
    }

    private float squaredDistance(int cell, float x, float y) {
        float dx = water.centreX(cell) - x;
        float dy = water.centreY(cell) - y;
        return dx * dx + dy * dy;
    }

    /** Chooses the farthest of the next cells on the way to a goal that can be swum to in a straight line. */
    private void chooseNextCell(TacticActor actor, int goal) {
        steps.spreadFrom(goal, shores, StepKind.EIGHT_WAY);
        int next = actor.body.cell;
        int cell = next;
        for (int step = 0; step < LOOK_AHEAD && cell != goal; step++) {
            cell = steps.stepDown(cell);
            boolean isStraight = water.isWalkable(actor.body, water.centreX(cell), water.centreY(cell));
            next = step == 0 || isStraight ? cell : next;
        }
        actor.choose(GoalPurpose.SWIM, water.centreX(next), water.centreY(next), THINK_TICKS);
    }
}
