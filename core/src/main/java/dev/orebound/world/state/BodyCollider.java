package dev.orebound.world.state;

import dev.orebound.grid.BitLayer;
import dev.orebound.grid.Grid;
import dev.orebound.world.component.BodyComponent;

/**
 * Moves round bodies among cells. A body never enters a solid cell and slides along what stops it. Corners of rock that
 * stand out into the open are rounded, as they are drawn; ore, chests and doors are square.
 *
 * <p>The body is moved and then pushed out of each solid cell by the shortest way, which also rounds corners. If that
 * does not settle, as in a tight spot, the step is tried along one axis, then along the other, and then dropped.
 */
public final class BodyCollider {
    private static final int PUSHES = 3;

    /** Overlap in cells that counts as rounding. */
    private static final float SLACK = 0.002f;

    /** Radius of the corners of rock, in cells. */
    private static final float ROUNDING = 0.5f;

    /**
     * Radius of a corner for each cell of the body's radius, at most. Beyond 2.41 the middle of a small body would
     * enter the cell of the rock.
     */
    private static final float ROUNDING_OF_BODY = 2.3f;

    /** Distance of the body's middle from the end of a block within which the body glides round it, in cells. */
    public static final float GLIDE_TOLERANCE = 0.35f;

    /** Places to one side of a body that are tried for a way past a corner. */
    private static final int SLIP_STEPS = 7;

    /** Way that has to be free ahead of such a place, in cells: more than the body could win against a flat wall. */
    private static final float SLIP_AHEAD = 0.5f;

    /** Part of a motion along either axis from which on it counts as slanting. */
    private static final float SLANTING = 0.3f;

    /** Motion away from the way round, as a part of the motion against the block, that still lets a body glide. */
    private static final float MOST_OPPOSED = 0.5f;

    private final Grid grid;
    private final BitLayer solid;
    private final BitLayer open;
    private float x;
    private float y;
    private float awayX;
    private float awayY;

    /**
     * Creates a collider.
     *
     * @param solid the cells that stop bodies
     * @param open true on floor, false on rock
     */
    public BodyCollider(Grid grid, BitLayer solid, BitLayer open) {
        this.grid = grid;
        this.solid = solid;
        this.open = open;
    }

    /** Creates a collider without round corners. */
    public static BodyCollider withSquareCorners(Grid grid, BitLayer solid) {
        return new BodyCollider(grid, solid, solid);
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

    /**
     * Moves a body sideways round whatever solid stops it: out of a notch in a stepped wall, or round the end of a wall
     * or of a single thing if its middle is within {@link #GLIDE_TOLERANCE} of that. The middle of a flat wall stops
     * it, and so does the middle of a thing.
     *
     * @param dx the motion that was stopped, in cells, to the east
     * @param dy the same, to the north
     * @param most cells of the way to the side, less than the body's radius
     */
    public void glide(BodyComponent body, float dx, float dy, float most) {
        boolean isAlongX = Math.abs(dx) >= Math.abs(dy);
        float across = isAlongX ? dy : dx;
        float allowed = MOST_OPPOSED * Math.abs(isAlongX ? dx : dy);
        int stepX = isAlongX ? (int) Math.signum(dx) : 0;
        int stepY = isAlongX ? 0 : (int) Math.signum(dy);
        float up = across >= -allowed ? wayRound(body, stepX, stepY, 1) : 0;
        float down = across <= allowed ? wayRound(body, stepX, stepY, -1) : 0;
        float way = nearer(up, down, most);
        if (way != 0) {
            move(body, isAlongX ? 0 : way, isAlongX ? way : 0);
        } else {
            slipAside(body, dx, dy, most);
        }
    }

    /**
     * Returns the nearer of two ways to either side, at most so far; below 0 if it is the second, 0 if there is none.
     */
    private static float nearer(float up, float down, float most) {
        return down > 0 && (up <= 0 || down < up) ? -Math.min(down, most) : Math.min(up, most);
    }

    /** Moves a body across its motion, by at most {@link #GLIDE_TOLERANCE}, to where it can go on past a corner. */
    private void slipAside(BodyComponent body, float dx, float dy, float most) {
        float length = (float) Math.sqrt(dx * dx + dy * dy);
        float unitX = dx / length;
        float unitY = dy / length;
        float way = nearer(wayAside(body, unitX, unitY, 1), wayAside(body, unitX, unitY, -1), most);
        if (way != 0) {
            move(body, -unitY * way, unitX * way);
        } else if (Math.min(Math.abs(unitX), Math.abs(unitY)) > SLANTING) {
            rollOff(body, Math.signum(dx) * most, Math.signum(dy) * most);
        }
    }

    /** Moves a body that meets a corner head on along one side of it: the one along which it gets farther. */
    private void rollOff(BodyComponent body, float alongX, float alongY) {
        float fromX = body.x;
        float fromY = body.y;
        int fromCell = body.cell;
        move(body, 0, alongY);
        float northX = body.x;
        float northY = body.y;
        int northCell = body.cell;
        body.x = fromX;
        body.y = fromY;
        body.cell = fromCell;
        move(body, alongX, 0);
        if (Math.abs(northY - fromY) > Math.abs(body.x - fromX)) {
            body.x = northX;
            body.y = northY;
            body.cell = northCell;
        }
    }

    /** Returns the cells to one side after which the way ahead is free, 0 if it is not, or something bars the side. */
    private float wayAside(BodyComponent body, float unitX, float unitY, int side) {
        for (int step = 1; step <= SLIP_STEPS; step++) {
            float aside = step * GLIDE_TOLERANCE / SLIP_STEPS;
            float asideX = body.x - unitY * aside * side;
            float asideY = body.y + unitX * aside * side;
            if (!isFree(asideX, asideY, body.radius)) {
                return 0;
            }
            if (isFree(asideX + unitX * body.radius, asideY + unitY * body.radius, body.radius)
                    && isFree(asideX + unitX * SLIP_AHEAD, asideY + unitY * SLIP_AHEAD, body.radius)) {
                return aside;
            }
        }
        return 0;
    }

    /** Returns the cells to one side that lead round what stops a body, 0 if none do. */
    private float wayRound(BodyComponent body, int stepX, int stepY, int side) {
        int cellX = (int) Math.floor(body.x);
        int cellY = (int) Math.floor(body.y);
        int sideX = stepX == 0 ? side : 0;
        int sideY = stepX == 0 ? 0 : side;
        float into = stepX == 0 ? body.x - cellX : body.y - cellY;
        float toEdge = side > 0 ? 1 - into : into;
        if (!solid.at(cellX + stepX, cellY + stepY, true)) {
            // Something on the other side juts into the way.
            boolean isCaught = solid.at(cellX + stepX - sideX, cellY + stepY - sideY, true);
            return isCaught ? body.radius - (1 - toEdge) : 0;
        }
        if (solid.at(cellX + sideX, cellY + sideY, true)
                || solid.at(cellX + stepX + sideX, cellY + stepY + sideY, true)) {
            return 0;
        }
        boolean isNotch = solid.at(cellX - sideX, cellY - sideY, true);
        return isNotch || toEdge <= GLIDE_TOLERANCE ? toEdge + body.radius : 0;
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
        float rounding = measure(cellX, cellY, x, y, radius);
        float squared = awayX * awayX + awayY * awayY;
        float reach = radius + rounding;
        if (squared >= reach * reach || squared == 0) {
            return false;
        }
        float distance = (float) Math.sqrt(squared);
        float push = (reach - distance) / distance;
        x += awayX * push;
        y += awayY * push;
        return reach - distance > SLACK;
    }

    private float deepestOverlap(float atX, float atY, float radius) {
        float deepest = 0;
        for (int cellY = (int) Math.floor(atY - radius); cellY <= (int) Math.floor(atY + radius); cellY++) {
            for (int cellX = (int) Math.floor(atX - radius); cellX <= (int) Math.floor(atX + radius); cellX++) {
                if (solid.at(cellX, cellY, true)) {
                    float reach = radius + measure(cellX, cellY, atX, atY, radius);
                    deepest = Math.max(deepest, reach - (float) Math.sqrt(awayX * awayX + awayY * awayY));
                }
            }
        }
        return deepest;
    }

    /**
     * Measures the way from a cell to a place: from the middle of the nearest corner's arc if that corner is round,
     * else from the nearest point of the square.
     *
     * @return the radius of the corner, 0 if the way begins at the square
     */
    private float measure(int cellX, int cellY, float atX, float atY, float radius) {
        float rounding = Math.min(ROUNDING, ROUNDING_OF_BODY * radius);
        int sideX = sideOf(atX, cellX, rounding);
        int sideY = sideOf(atY, cellY, rounding);
        if (sideX != 0 && sideY != 0 && standsOut(cellX, cellY, sideX, sideY)) {
            awayX = atX - (sideX > 0 ? cellX + 1 - rounding : cellX + rounding);
            awayY = atY - (sideY > 0 ? cellY + 1 - rounding : cellY + rounding);
            return rounding;
        }
        awayX = atX - nearest(atX, cellX);
        awayY = atY - nearest(atY, cellY);
        return 0;
    }

    /**
     * Returns on which side of a cell a place lies, beyond the begin of the corner's arc: -1, 1, or 0 between the arcs.
     */
    private static int sideOf(float place, int cell, float rounding) {
        if (place < cell + rounding) {
            return -1;
        }
        return place > cell + 1 - rounding ? 1 : 0;
    }

    /**
     * Returns whether a corner of a cell is rock with open cells all round. Rocks that touch at a corner leave no gap.
     */
    private boolean standsOut(int cellX, int cellY, int sideX, int sideY) {
        return !open.at(cellX, cellY, false)
                && !solid.at(cellX + sideX, cellY, true)
                && !solid.at(cellX, cellY + sideY, true)
                && !solid.at(cellX + sideX, cellY + sideY, true);
    }

    private static float nearest(float place, int cell) {
        return Math.max(cell, Math.min(cell + 1, place));
    }
}
