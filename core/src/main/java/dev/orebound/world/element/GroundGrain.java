package dev.orebound.world.element;

import dev.orebound.cave.floor.Floor;
import dev.orebound.chance.Hash64;
import dev.orebound.grid.Direction;
import dev.orebound.grid.Grid;
import java.util.Arrays;

/**
 * The grain of a floor's ground: how readily what is poured spreads over each cell, from 0 to 99, every number on as
 * many cells. It follows from the floor's seed alone, so the same spot always takes the same outline.
 */
public final class GroundGrain {
    private static final int GRAINS = 100;
    private static final int OWN_SHARE = 3;
    /** Share of a radius within which everything is reached, and the shares that the grain adds. */
    private static final float LEAST = 0.74f;

    private static final float ADDS = 0.52f / GRAINS;
    /** Costs of a step onto the readiest cell, and of each grain that is missing. */
    private static final int LEAST_COST = 20;

    private static final int MEAN_COST = LEAST_COST + GRAINS / 2;

    private final Grid grid;
    private final byte[] grain;

    public GroundGrain(Floor floor) {
        grid = floor.grid();
        grain = new byte[grid.size()];
        int[] noise = new int[grid.size()];
        Hash64 hash = new Hash64(0);
        for (int cell = 0; cell < noise.length; cell++) {
            hash.reset(floor.request().seed().value());
            noise[cell] = (int) (hash.add("grain").add((long) cell).value() >>> 48);
        }
        long[] ranks = new long[noise.length];
        for (int cell = 0; cell < noise.length; cell++) {
            ranks[cell] = (long) smooth(noise, cell) << Integer.SIZE | cell;
        }
        Arrays.sort(ranks);
        for (int rank = 0; rank < ranks.length; rank++) {
            grain[(int) ranks[rank]] = (byte) ((long) rank * GRAINS / ranks.length);
        }
    }

    private int smooth(int[] noise, int cell) {
        int sum = OWN_SHARE * noise[cell];
        for (Direction way : Direction.STRAIGHT) {
            int beside = grid.neighbour(cell, way);
            sum += noise[beside == Grid.NONE ? cell : beside];
        }
        return sum;
    }

    /**
     * Returns whether something that spreads round a place reaches the middle of a cell: all within three quarters of
     * the radius, as far as five quarters where the ground is ready, and nothing that stands apart.
     *
     * @param x of the place, in cells; {@code y} likewise
     * @param radius in cells
     */
    boolean reaches(float x, float y, float radius, int cell) {
        float dx = grid.x(cell) + 0.5f - x;
        float dy = grid.y(cell) + 0.5f - y;
        if (!isWithin(dx, dy, radius, cell)) {
            return false;
        }
        boolean isWide = Math.abs(dx) > Math.abs(dy);
        int inX = grid.x(cell) - (isWide ? (int) Math.signum(dx) : 0);
        int inY = grid.y(cell) - (isWide ? 0 : (int) Math.signum(dy));
        return dx * dx + dy * dy <= radius * radius * LEAST * LEAST
                || (grid.contains(inX, inY) && isWithin(inX + 0.5f - x, inY + 0.5f - y, radius, grid.cell(inX, inY)));
    }

    private boolean isWithin(float dx, float dy, float radius, int cell) {
        float reach = radius * (LEAST + ADDS * grain[cell]);
        return dx * dx + dy * dy <= reach * reach;
    }

    /** Returns the farthest cells that {@link #reaches} can be true for, given a radius. */
    static float farthest(float radius) {
        return radius * (LEAST + ADDS * GRAINS);
    }

    /** Returns the cost of a straight step onto a cell; {@link #MEAN_COST} on average. */
    int cost(int cell) {
        return LEAST_COST + GRAINS - grain[cell];
    }

    /** Returns how many average steps a cost is worth, rounded up. */
    static int steps(int cost) {
        return (cost + MEAN_COST - 1) / MEAN_COST;
    }
}
