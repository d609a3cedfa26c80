package dev.orebound.world.path;

import dev.orebound.grid.BitLayer;
import dev.orebound.grid.DistanceMap;
import dev.orebound.grid.Grid;
import dev.orebound.grid.LineTrace;
import dev.orebound.world.component.BodyComponent;
import dev.orebound.world.element.HazardMap;

/**
 * Where a body walks next on its way: straight at the goal where that is near and nothing is in the way, else to the farthest
 * of the next few cells of a flow field that it can walk to in a straight line. So nobody walks in stairs over open floor.
 */
final class PathFollower {
    private static final int LOOK_AHEAD = 4;

    /** No goal that is farther, in steps, is looked at whether it can be walked to straight. */
    private static final int NEAR_STEPS = 8;

    private final Grid grid;
    private final BitLayer unwalkable;
    private final FlowFields ways;
    private final HazardMap perils;
    private boolean fearsFire;

    /** Where to, in cells. */
    float x;

    float y;

    /** What is left to go by the field, in its steps and parts of them: who has less goes first. */
    float left;

    PathFollower(BitLayer unwalkable, FlowFields ways, HazardMap perils) {
        this.grid = unwalkable.grid();
        this.unwalkable = unwalkable;
        this.ways = ways;
        this.perils = perils;
    }

    /** Says whether who is asked for next fears fire. */
    void of(boolean itFearsFire) {
        fearsFire = itFearsFire;
    }

    /** Heads for a place that the field leads to; false where there is no way. */
    boolean findTo(BodyComponent body, FlowField field, float goalX, float goalY) {
        int steps = field.steps(body.cell);
        if (steps == 0 || (steps <= NEAR_STEPS && isWalkable(body, goalX, goalY))) {
            aimAt(goalX, goalY);
            left = distance(body);
            if (steps == 0 || !isTooHotAhead(body)) {
                return true;
            }
        }
        return find(body, field);
    }

    /** Heads down a field; false at its end and where there is no way. */
    boolean find(BodyComponent body, FlowField field) {
        int next = firstStep(body.cell, field);
        if (next == Grid.NONE) {
            return false;
        }
        int from = body.cell;
        aimAt(next);
        left = field.steps(next) + distance(body);
        boolean isRoomy = ways.isRoomy(body.cell) && ways.isRoomy(next);
        for (int step = 1; step < LOOK_AHEAD; step++) {
            next = field.next(next);
            if (next == Grid.NONE || perils.isBurning(next) || perils.isTooHot(from, next, fearsFire)) {
                return true;
            }
            isRoomy = isRoomy && ways.isRoomy(next);
            if (!isRoomy) {
                // Where it is narrow one look a tick must do.
                if (isWalkable(body, grid.x(next) + 0.5f, grid.y(next) + 0.5f)) {
                    aimAt(next);
                }
                return true;
            }
            aimAt(next);
        }
        return true;
    }

    /** Heads straight for a place, whatever lies between. */
    boolean goStraight(BodyComponent body, float goalX, float goalY) {
        aimAt(goalX, goalY);
        left = distance(body);
        return true;
    }

    /** The next cell of a field; off the field, or where that burns, the best beside it. */
    private int firstStep(int cell, FlowField field) {
        int next = field.next(cell);
        boolean isHot = next != Grid.NONE && perils.isTooHot(cell, next, fearsFire);
        boolean isLost = next == Grid.NONE && field.steps(cell) == DistanceMap.UNREACHED;
        return isHot || isLost ? bestBeside(cell, field, next) : next;
    }

    private int bestBeside(int cell, FlowField field, int otherwise) {
        int best = otherwise;
        int least = field.steps(cell);
        for (int direction = 0; direction < 8; direction++) {
            int beside = EightWaySteps.step(unwalkable, cell, direction);
            if (beside != Grid.NONE && !perils.isTooHot(cell, beside, fearsFire) && field.steps(beside) <= least) {
                boolean isBetter = best == otherwise || field.steps(beside) < field.steps(best);
                best = isBetter && field.steps(beside) != DistanceMap.UNREACHED ? beside : best;
            }
        }
        return best;
    }

    /** Whether the next cell straight on is one that it does not step on. */
    private boolean isTooHotAhead(BodyComponent body) {
        float distance = Math.max(1, distance(body));
        int ahead = grid.cell((int) (body.x + (x - body.x) / distance), (int) (body.y + (y - body.y) / distance));
        return perils.isTooHot(body.cell, ahead, fearsFire);
    }

    private void aimAt(int cell) {
        aimAt(grid.x(cell) + 0.5f, grid.y(cell) + 0.5f);
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

    /** True if both edges of the body's way are free. */
    private boolean isWalkable(BodyComponent body, float toX, float toY) {
        float dx = toX - body.x;
        float dy = toY - body.y;
        float length = (float) Math.sqrt(dx * dx + dy * dy);
        if (length == 0) {
            return true;
        }
        float sideX = -dy / length * body.radius;
        float sideY = dx / length * body.radius;
        return isFree(body, toX, toY, sideX, sideY) && isFree(body, toX, toY, -sideX, -sideY);
    }

    private boolean isFree(BodyComponent body, float toX, float toY, float sideX, float sideY) {
        return LineTrace.isClear(unwalkable, body.x + sideX, body.y + sideY, toX + sideX, toY + sideY);
    }
}
