package dev.orebound.world.way;

import dev.orebound.grid.BitLayer;
import dev.orebound.grid.Grid;
import dev.orebound.grid.Ray;
import dev.orebound.world.component.BodyComponent;

/**
 * Where a body walks next on its way to the prey: straight at it where nothing is in the way, else to the farthest of the
 * next few cells of the flow field that it can walk to in a straight line. So nobody walks in stairs over open floor.
 */
public final class WayToPrey {
    private static final int LOOK_AHEAD = 5;

    private final Grid grid;
    private final BitLayer solid;
    private final FlowField prey;
    private float goalX;
    private float goalY;

    public WayToPrey(BitLayer solid, FlowField prey) {
        this.grid = solid.grid();
        this.solid = solid;
        this.prey = prey;
    }

    /**
     * Looks for the next goal of a body.
     *
     * @return whether there is one; {@link #goalX}, {@link #goalY} then give it, in cells
     */
    public boolean find(BodyComponent body, BodyComponent target) {
        goalX = target.x;
        goalY = target.y;
        if (body.cell == target.cell || isWalkable(body, goalX, goalY)) {
            return true;
        }
        int next = prey.next(body.cell);
        if (next == Grid.NONE) {
            return false;
        }
        aimAt(next);
        for (int step = 1; step < LOOK_AHEAD; step++) {
            next = prey.next(next);
            if (next == Grid.NONE || !isWalkable(body, grid.x(next) + 0.5f, grid.y(next) + 0.5f)) {
                return true;
            }
            aimAt(next);
        }
        return true;
    }

    /** Lets a body look and walk at a target by so many cells a tick, if there is a way. */
    public void walk(BodyComponent body, BodyComponent target, float speed) {
        if (!find(body, target)) {
            return;
        }
        float dx = goalX - body.x;
        float dy = goalY - body.y;
        float distance = (float) Math.sqrt(dx * dx + dy * dy);
        if (distance > 0) {
            body.velocityX = dx / distance * speed;
            body.velocityY = dy / distance * speed;
            body.facingX = dx / distance;
            body.facingY = dy / distance;
        }
    }

    /** West to east, in cells. */
    public float goalX() {
        return goalX;
    }

    /** South to north, in cells. */
    public float goalY() {
        return goalY;
    }

    private void aimAt(int cell) {
        goalX = grid.x(cell) + 0.5f;
        goalY = grid.y(cell) + 0.5f;
    }

    /** True if both edges of the body's way are free. */
    private boolean isWalkable(BodyComponent body, float x, float y) {
        float dx = x - body.x;
        float dy = y - body.y;
        float length = (float) Math.sqrt(dx * dx + dy * dy);
        if (length == 0) {
            return true;
        }
        float sideX = -dy / length * body.radius;
        float sideY = dx / length * body.radius;
        return isFree(body, x, y, sideX, sideY) && isFree(body, x, y, -sideX, -sideY);
    }

    private boolean isFree(BodyComponent body, float x, float y, float sideX, float sideY) {
        return Ray.isClear(solid, body.x + sideX, body.y + sideY, x + sideX, y + sideY);
    }
}
