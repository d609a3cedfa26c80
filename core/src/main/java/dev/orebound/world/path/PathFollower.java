package dev.orebound.world.path;

import dev.orebound.grid.BitLayer;
import dev.orebound.grid.DistanceMap;
import dev.orebound.grid.Grid;
import dev.orebound.world.component.BodyComponent;
import dev.orebound.world.element.HazardMap;

/**
 * Finds the next place that a body walks to on its way: the goal itself if that is near and nothing is in between, else
 * the farthest of the next few cells of a flow field that can be walked to in a straight line. This prevents staircase
 * walks over open floor.
 */
final class PathFollower {
    private static final int LOOK_AHEAD = 4;
    /** The steps to the goal beyond which a straight way to it is not tried. */
    private static final int NEAR_STEPS = 8;

    private final TerrainQueries terrain;
    private final BitLayer unwalkable;
    private final FlowFields flowFields;
    private final HazardMap hazards;
    private boolean fearsFire;
    /** The place to walk to, in cells. */
    float x;

    float y;
    /** The way left by the field, in steps and parts of a step: a body with less left has precedence. */
    float stepsLeft;

    PathFollower(BitLayer unwalkable, FlowFields flowFields, HazardMap hazards) {
        terrain = new TerrainQueries(unwalkable);
        this.unwalkable = unwalkable;
        this.flowFields = flowFields;
        this.hazards = hazards;
    }

    /** Sets whether the next body to be asked about fears fire. */
    void setFearsFire(boolean doesFearFire) {
        fearsFire = doesFearFire;
    }

    /** Heads for the goal of a field; returns false if there is no way. */
    boolean followTo(BodyComponent body, FlowField field, float goalX, float goalY) {
        int steps = field.steps(body.cell);
        if (steps == 0 || (steps <= NEAR_STEPS && terrain.isWalkable(body, goalX, goalY))) {
            aimAt(goalX, goalY);
            stepsLeft = distance(body);
            if (steps == 0 || !isBadAhead(body)) {
                return true;
            }
        }
        return follow(body, field);
    }

    /** Heads down a field; returns false at its end and if there is no way. */
    boolean follow(BodyComponent body, FlowField field) {
        int next = firstStep(body.cell, field);
        if (next == Grid.NONE) {
            return false;
        }
        int from = body.cell;
        aimAt(next);
        stepsLeft = field.steps(next) + distance(body);
        boolean isRoomy = flowFields.isRoomy(body.cell) && flowFields.isRoomy(next);
        for (int step = 1; step < LOOK_AHEAD; step++) {
            next = field.next(next);
            if (next == Grid.NONE
                    || hazards.isHarmful(next)
                    || hazards.isTooHot(from, next, fearsFire)
                    || isNewHindrance(from, next)) {
                return true;
            }
            isRoomy = isRoomy && flowFields.isRoomy(next);
            if (!isRoomy) {
                // In narrow places one test a tick must do.
                if (terrain.isWalkable(body, terrain.centreX(next), terrain.centreY(next))) {
                    aimAt(next);
                }
                return true;
            }
            aimAt(next);
        }
        return true;
    }

    /**
     * Heads off ground that hurts to the nearest cell in a straight line that does not; returns false if none is near.
     */
    boolean leaveHarm(BodyComponent body) {
        for (int steps = 1; steps <= LOOK_AHEAD; steps++) {
            for (int direction = 0; direction < 8; direction++) {
                int cell = body.cell;
                for (int step = 0; step < steps && cell != Grid.NONE; step++) {
                    cell = EightWaySteps.step(unwalkable, cell, direction);
                }
                if (cell != Grid.NONE && !hazards.isHarmful(cell)) {
                    return goStraight(body, terrain.centreX(cell), terrain.centreY(cell));
                }
            }
        }
        return false;
    }

    /** Heads straight for a place, whatever lies between; returns true. */
    boolean goStraight(BodyComponent body, float goalX, float goalY) {
        aimAt(goalX, goalY);
        stepsLeft = distance(body);
        return true;
    }

    /**
     * Returns the next cell of a field; if that is too hot, or the cell is off the field, the best neighbour; if it is
     * ground that hinders, a way round it that costs a step at most.
     */
    private int firstStep(int cell, FlowField field) {
        int next = field.next(cell);
        boolean isHot = next != Grid.NONE && hazards.isTooHot(cell, next, fearsFire);
        boolean isLost = next == Grid.NONE && field.steps(cell) == DistanceMap.UNREACHED;
        if (isHot || isLost) {
            return bestNeighbour(cell, field, next);
        }
        return next != Grid.NONE && isNewHindrance(cell, next) ? besideHindrance(cell, field, next) : next;
    }

    /** Returns whether a step leads from good ground into ground that hinders. */
    private boolean isNewHindrance(int from, int to) {
        return hazards.isHindering(to) && !hazards.isHindering(from);
    }

    /**
     * Returns a good neighbour that is nearer to the goal, or else one as near from which a good step leads on; or else
     * the given cell.
     */
    private int besideHindrance(int cell, FlowField field, int otherwise) {
        int nearer = goodStep(cell, field, field.steps(cell) - 1);
        if (nearer != Grid.NONE) {
            return nearer;
        }
        for (int direction = 0; direction < 8; direction++) {
            int beside = EightWaySteps.step(unwalkable, cell, direction);
            if (beside != Grid.NONE
                    && isGood(cell, beside)
                    && field.steps(beside) == field.steps(cell)
                    && goodStep(beside, field, field.steps(cell) - 1) != Grid.NONE) {
                return beside;
            }
        }
        return otherwise;
    }

    /**
     * Returns a neighbour that neither hurts nor hinders and has no more steps left than given, or {@link Grid#NONE}.
     */
    private int goodStep(int cell, FlowField field, int mostSteps) {
        for (int direction = 0; direction < 8; direction++) {
            int beside = EightWaySteps.step(unwalkable, cell, direction);
            if (beside != Grid.NONE && isGood(cell, beside) && field.steps(beside) <= mostSteps) {
                return beside;
            }
        }
        return Grid.NONE;
    }

    private boolean isGood(int from, int to) {
        return !hazards.isHindering(to) && !hazards.isTooHot(from, to, fearsFire);
    }

    private int bestNeighbour(int cell, FlowField field, int otherwise) {
        int best = otherwise;
        int least = field.steps(cell);
        for (int direction = 0; direction < 8; direction++) {
            int beside = EightWaySteps.step(unwalkable, cell, direction);
            if (beside != Grid.NONE && !hazards.isTooHot(cell, beside, fearsFire) && field.steps(beside) <= least) {
                boolean isBetter = best == otherwise || field.steps(beside) < field.steps(best);
                best = isBetter && field.steps(beside) != DistanceMap.UNREACHED ? beside : best;
            }
        }
        return best;
    }

    /** Returns whether the next cell straight ahead is too hot to step on, or hinders. */
    private boolean isBadAhead(BodyComponent body) {
        float distance = Math.max(1, distance(body));
        int ahead = terrain.cellAt(body.x + (x - body.x) / distance, body.y + (y - body.y) / distance);
        return hazards.isTooHot(body.cell, ahead, fearsFire) || isNewHindrance(body.cell, ahead);
    }

    private void aimAt(int cell) {
        aimAt(terrain.centreX(cell), terrain.centreY(cell));
    }

    private void aimAt(float atX, float atY) {
        x = atX;
        y = atY;
    }

    private float distance(BodyComponent body) {
        float dx = x - body.x;
        float dy = y - body.y;
        return (float) Math.sqrt(dx * dx + dy * dy);
    }
}
