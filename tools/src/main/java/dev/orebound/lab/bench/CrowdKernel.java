package dev.orebound.lab.bench;

import java.util.Arrays;

/**
 * Moves a crowd through a cave with as little work as possible: what a tick of many hunters is compared with. Bodies
 * walk down a shared field of distances to a goal that moves a cell at a time, push away from crowded cells down the
 * slope of a count for each cell, and do not enter rock. Nobody perceives, decides, fights or dies.
 */
final class CrowdKernel {
    private static final float PULL = 0.012f;
    private static final float PUSH = 0.004f;
    private static final float KEPT = 0.8f;
    private static final float STILL = 1e-6f;
    private static final int TICKS_A_CELL = 8;

    private final int wide;
    private final boolean[] rock;
    private final int[] distance;
    private final int[] queue;
    private final int[] count;
    private final float[] x;
    private final float[] y;
    private final float[] speedX;
    private final float[] speedY;
    private int goal;
    private int behind;
    private int ticks;

    /**
     * Spreads bodies over the floor of a cave.
     *
     * @param side of the cave in cells
     */
    CrowdKernel(CaveKernel cave, int side, int bodies) {
        wide = side + 2;
        rock = new boolean[wide * wide];
        Arrays.fill(rock, true);
        distance = new int[wide * wide];
        queue = new int[wide * wide + 4];
        count = new int[wide * wide];
        x = new float[bodies];
        y = new float[bodies];
        speedX = new float[bodies];
        speedY = new float[bodies];
        int floors = 0;
        for (int row = 0; row < side; row++) {
            for (int column = 0; column < side; column++) {
                if (cave.isFloor(column, row)) {
                    int cell = column + 1 + (row + 1) * wide;
                    rock[cell] = false;
                    queue[floors++] = cell;
                }
            }
        }
        for (int body = 0; body < bodies; body++) {
            int cell = queue[(int) ((long) body * floors / bodies)];
            x[body] = cell % wide + 0.5f;
            int row = cell / wide;
            y[body] = row + 0.5f;
        }
        goal = queue[floors / 2];
        behind = goal;
        measure();
    }

    /** Returns a number that depends on the places of all bodies. */
    long sum() {
        long sum = 0;
        for (int body = 0; body < x.length; body++) {
            sum = sum * 31 + Float.floatToRawIntBits(x[body]);
            sum = sum * 31 + Float.floatToRawIntBits(y[body]);
        }
        return sum;
    }

    /** Returns true if no body is in rock. */
    boolean isOnFloor() {
        for (int body = 0; body < x.length; body++) {
            if (rock[cellOf(x[body], y[body])]) {
                return false;
            }
        }
        return true;
    }

    void tick() {
        if (++ticks % TICKS_A_CELL == 0) {
            walkGoal();
            measure();
        }
        Arrays.fill(count, 0);
        for (int body = 0; body < x.length; body++) {
            count[cellOf(x[body], y[body])]++;
        }
        for (int body = 0; body < x.length; body++) {
            move(body);
        }
    }

    private void move(int body) {
        int cell = cellOf(x[body], y[body]);
        int best = cell;
        best = nearer(cell + 1, best);
        best = nearer(cell - 1, best);
        best = nearer(cell + wide, best);
        best = nearer(cell - wide, best);
        float pullX = (best - cell == 1 ? PULL : 0) - (cell - best == 1 ? PULL : 0);
        float pullY = (best - cell == wide ? PULL : 0) - (cell - best == wide ? PULL : 0);
        float fastX = speedX[body] * KEPT + pullX + PUSH * (count[cell - 1] - count[cell + 1]);
        float fastY = speedY[body] * KEPT + pullY + PUSH * (count[cell - wide] - count[cell + wide]);
        speedX[body] = Math.abs(fastX) < STILL ? 0 : Math.max(-0.3f, Math.min(0.3f, fastX));
        speedY[body] = Math.abs(fastY) < STILL ? 0 : Math.max(-0.3f, Math.min(0.3f, fastY));
        float newX = x[body] + speedX[body];
        if (rock[cellOf(newX, y[body])]) {
            speedX[body] = 0;
        } else {
            x[body] = newX;
        }
        float newY = y[body] + speedY[body];
        if (rock[cellOf(x[body], newY)]) {
            speedY[body] = 0;
        } else {
            y[body] = newY;
        }
    }

    private int cellOf(float placeX, float placeY) {
        int row = (int) placeY;
        return (int) placeX + row * wide;
    }

    private int nearer(int cell, int best) {
        return !rock[cell] && distance[cell] < distance[best] ? cell : best;
    }

    /** Moves the goal a cell on, back only in a dead end. */
    private void walkGoal() {
        int from = goal;
        for (int turn = 0; turn < 4; turn++) {
            int way = turn + ticks / (TICKS_A_CELL * 16);
            int step = way % 4 < 2 ? (way % 4 == 0 ? 1 : -1) : way % 4 == 2 ? wide : -wide;
            if (!rock[from + step] && from + step != behind) {
                goal = from + step;
                break;
            }
        }
        goal = goal == from ? behind : goal;
        behind = from;
    }

    private void measure() {
        for (int cell = 0; cell < rock.length; cell++) {
            distance[cell] = rock[cell] ? 0 : -1;
        }
        queue[0] = goal;
        distance[goal] = 1;
        int tail = 1;
        for (int head = 0; head < tail; head++) {
            int cell = queue[head];
            int next = distance[cell] + 1;
            tail = reach(cell + 1, next, tail);
            tail = reach(cell - 1, next, tail);
            tail = reach(cell + wide, next, tail);
            tail = reach(cell - wide, next, tail);
        }
    }

    private int reach(int cell, int next, int tail) {
        int there = distance[cell];
        int isNew = there >>> 31;
        queue[tail] = cell;
        distance[cell] = there ^ ((there ^ next) & -isNew);
        return tail + isNew;
    }
}
