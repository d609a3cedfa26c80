package dev.orebound.world.state;

import dev.orebound.grid.BitLayer;
import dev.orebound.grid.Grid;
import dev.orebound.world.component.BodyComponent;

/**
 * Moves round bodies among square cells. A body never enters a solid cell and slides along what stops it.
 *
 * <p>The body is moved and then pushed out of each solid cell by the shortest way, which also rounds corners. If that does not settle,
 * as in a tight spot, the step is tried along one axis, then along the other, and then dropped.
 */
public final class BodyCollider {
    private static final int PUSHES = 3;

    /** Overlap in cells that counts as rounding. */
    private static final float SLACK = 0.002f;

    private final Grid grid;
    private final BitLayer solid;
    private float x;
    private float y;

    public BodyCollider(Grid grid, BitLayer solid) {
        this.grid = grid;
        this.solid = solid;
    }

    /** Moves a body, by less than its radius a call, as far as the solid cells allow. */
    public void move(BodyComponent body, float dx, float dy) {
        float fromX = body.x;
        float fromY = body.y;
        boolean moved = settles(fromX + dx, fromY + dy, body.radius)
                || settles(fromX + dx, fromY, body.radius)
                || settles(fromX, fromY + dy, body.radius);
        if (moved) {
            body.x = x;
            body.y = y;
            body.cell = grid.cell((int) x, (int) y);
        }
    }

    /** Returns whether a body fits at a place without touching a solid cell. */
    public boolean isFree(float atX, float atY, float radius) {
        return deepestOverlap(atX, atY, radius) <= SLACK;
    }

    private boolean settles(float toX, float toY, float radius) {
        x = toX;
        y = toY;
        if (isFarFromSolid(radius)) {
            return true;
        }
        int pushes = 0;
        while (pushes < PUSHES && pushOut(radius)) {
            pushes++;
        }
        return isFree(x, y, radius);
    }

    /** Returns whether no cell around the place is solid, which is the usual case. */
    private boolean isFarFromSolid(float radius) {
        int lowX = (int) Math.floor(x - radius);
        int highX = (int) Math.floor(x + radius);
        int lowY = (int) Math.floor(y - radius);
        int highY = (int) Math.floor(y + radius);
        for (int cellY = lowY; cellY <= highY; cellY++) {
            for (int cellX = lowX; cellX <= highX; cellX++) {
                if (solid.at(cellX, cellY, true)) {
                    return false;
                }
            }
        }
        return true;
    }

    /** Pushes the place out of the cells around it; returns whether any cell pushed. */
    private boolean pushOut(float radius) {
        boolean pushed = false;
        int lowX = (int) Math.floor(x - radius);
        int highX = (int) Math.floor(x + radius);
        int lowY = (int) Math.floor(y - radius);
        int highY = (int) Math.floor(y + radius);
        for (int cellY = lowY; cellY <= highY; cellY++) {
            for (int cellX = lowX; cellX <= highX; cellX++) {
                pushed |= solid.at(cellX, cellY, true) && pushOutOf(cellX, cellY, radius);
            }
        }
        return pushed;
    }

    private boolean pushOutOf(int cellX, int cellY, float radius) {
        float awayX = x - nearest(x, cellX);
        float awayY = y - nearest(y, cellY);
        float squared = awayX * awayX + awayY * awayY;
        if (squared >= radius * radius || squared == 0) {
            return false;
        }
        float distance = (float) Math.sqrt(squared);
        float push = (radius - distance) / distance;
        x += awayX * push;
        y += awayY * push;
        return radius - distance > SLACK;
    }

    private float deepestOverlap(float atX, float atY, float radius) {
        float deepest = 0;
        for (int cellY = (int) Math.floor(atY - radius); cellY <= (int) Math.floor(atY + radius); cellY++) {
            for (int cellX = (int) Math.floor(atX - radius); cellX <= (int) Math.floor(atX + radius); cellX++) {
                if (solid.at(cellX, cellY, true)) {
                    float awayX = atX - nearest(atX, cellX);
                    float awayY = atY - nearest(atY, cellY);
                    deepest = Math.max(deepest, radius - (float) Math.sqrt(awayX * awayX + awayY * awayY));
                }
            }
        }
        return deepest;
    }

    private static float nearest(float place, int cell) {
        return Math.max(cell, Math.min(cell + 1, place));
    }
}
