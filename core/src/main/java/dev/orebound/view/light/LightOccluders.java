package dev.orebound.view.light;

import dev.orebound.grid.Grid;
import dev.orebound.view.floor.FloorPicture;
import dev.orebound.view.floor.FloorPicture.PicturePatch;
import dev.orebound.world.component.DoorComponent;
import java.nio.ByteBuffer;
import java.util.List;

/**
 * Keeps the pixels that stop light, which are rock's tops and shut doors, and follows light from a point in
 * {@link #DIRECTIONS} directions until it is stopped. Beyond the edge everything is rock.
 */
public final class LightOccluders {
    /** Directions, counted counter-clockwise from east. */
    static final int DIRECTIONS = 256;

    /** Distance within which nothing stops a light, in pixels, since a lamp may itself stand at a rim. */
    private static final float FREE = 4;

    private static final float STEP = 1.5f;
    /** Part of the cell's height, from the south, that stays in front of the door and is lit. */
    private static final int FRONT = 6;

    private static final int CELL = FloorPicture.PIXELS_A_CELL;
    /** Width and height of the blocks that rays skip while nothing is near, in pixels. */
    private static final int BLOCK = 8;

    private static final float HALF_SHUT = 0.6f;

    private final int width;
    private final int height;
    private final byte[] rock;
    private final List<DoorComponent> doors;
    private final Grid grid;
    private final boolean[] isShut;
    /** Number of blocks of {@link #BLOCK} pixels a side in a row. */
    private final int blocksAcross;

    /** Blocks that stop light somewhere. */
    private final boolean[] isBlocked;

    /** For each block, the king's moves from it to the nearest blocked one, or to the edge; at most 127. */
    private final byte[] clearance;

    private boolean isClearanceStale = true;
    private int version;
    private final float[] cosines = new float[DIRECTIONS];
    private final float[] sines = new float[DIRECTIONS];

    /** @param rock 1 where light is stopped, else 0, row by row from the south; taken over, not copied */
    public LightOccluders(int width, int height, byte[] rock, List<DoorComponent> doors, Grid grid) {
        this.width = width;
        this.height = height;
        this.rock = rock;
        this.doors = doors;
        this.grid = grid;
        isShut = new boolean[doors.size()];
        blocksAcross = (width + BLOCK - 1) / BLOCK;
        clearance = new byte[blocksAcross * ((height + BLOCK - 1) / BLOCK)];
        isBlocked = new boolean[clearance.length];
        for (int block = 0; block < isBlocked.length; block++) {
            isBlocked[block] = stopsWithin(block);
        }
        for (int i = 0; i < DIRECTIONS; i++) {
            // Each direction stands for the texel's middle.
            double turn = (i + 0.5) * 2 * Math.PI / DIRECTIONS;
            cosines[i] = (float) Math.cos(turn);
            sines[i] = (float) Math.sin(turn);
        }
    }

    /** Lets doors stop light while they are more shut than open. */
    public void update() {
        for (int i = 0; i < isShut.length; i++) {
            DoorComponent door = doors.get(i);
            if (door.shut > HALF_SHUT != isShut[i]) {
                isShut[i] = !isShut[i];
                shutCell(door.cell, isShut[i]);
            }
        }
    }

    boolean stopsAt(int x, int y) {
        return x < 0 || y < 0 || x >= width || y >= height || rock[x + y * width] != 0;
    }

    /** Returns the number of changes so far. */
    int version() {
        return version;
    }

    /** Stops light on a rectangle; {@link #open} takes it back. */
    void shut(int x, int y, int rectangleWidth, int rectangleHeight) {
        change(x, y, rectangleWidth, rectangleHeight, 2);
    }

    /** Replaces the rock of a part. */
    public void patch(PicturePatch patch) {
        for (int i = 0; i < patch.width * patch.height; i++) {
            int column = patch.x + i % patch.width;
            int row = patch.y + i / patch.width;
            int index = column + row * width;
            rock[index] = (byte) ((rock[index] & 2) | (patch.stopsLightAt(i) ? 1 : 0));
            isBlocked[column / BLOCK + row / BLOCK * blocksAcross] |= rock[index] != 0;
        }
        isClearanceStale = true;
        version++;
    }

    /** Lets the cell of an opaque lock, or of a fallen roof, stop light, or lets light through again. */
    public void shutCell(int cell, boolean isClosed) {
        int x = grid.x(cell) * CELL;
        int y = grid.y(cell) * CELL + FRONT;
        if (isClosed) {
            shut(x, y, CELL, CELL - FRONT);
        } else {
            open(x, y, CELL, CELL - FRONT);
        }
    }

    /** Lets light through a rectangle that was shut; rock stays. */
    void open(int x, int y, int rectangleWidth, int rectangleHeight) {
        change(x, y, rectangleWidth, rectangleHeight, 0);
    }

    private void change(int x, int y, int rectangleWidth, int rectangleHeight, int shutBit) {
        for (int row = Math.max(0, y); row < Math.min(height, y + rectangleHeight); row++) {
            for (int column = Math.max(0, x); column < Math.min(width, x + rectangleWidth); column++) {
                int index = column + row * width;
                rock[index] = (byte) ((rock[index] & 1) | shutBit);
                // A block stays blocked when its door opens again, which only makes rays take more steps there.
                isBlocked[column / BLOCK + row / BLOCK * blocksAcross] = true;
            }
        }
        version++;
        isClearanceStale = true;
    }

    /** Finds the clearance of all blocks by Rosenfeld and Pfaltz's two sweeps. */
    private void measureClearance() {
        for (int block = 0; block < clearance.length; block++) {
            clearance[block] = isBlocked[block] ? 0 : Byte.MAX_VALUE;
        }
        for (int block = 0; block < clearance.length; block++) {
            sweep(block, -1);
        }
        for (int block = clearance.length - 1; block >= 0; block--) {
            sweep(block, 1);
        }
        isClearanceStale = false;
    }

    private boolean stopsWithin(int block) {
        int left = block % blocksAcross * BLOCK;
        int bottom = block / blocksAcross * BLOCK;
        for (int y = bottom; y < bottom + BLOCK; y++) {
            for (int x = left; x < left + BLOCK; x++) {
                if (stopsAt(x, y)) {
                    return true;
                }
            }
        }
        return false;
    }

    /** Lowers the clearance of a block to one more than that of the four neighbours which this sweep has passed. */
    private void sweep(int block, int way) {
        int x = block % blocksAcross;
        int y = block / blocksAcross;
        int least = clearanceAt(x + way, y);
        for (int dx = -1; dx <= 1; dx++) {
            least = Math.min(least, clearanceAt(x + dx, y + way));
        }
        clearance[block] = (byte) Math.min(clearance[block], least + 1);
    }

    private int clearanceAt(int blockX, int blockY) {
        boolean isInside =
                blockX >= 0 && blockX < blocksAcross && blockY >= 0 && blockY < clearance.length / blocksAcross;
        return isInside ? clearance[blockX + blockY * blocksAcross] : 0;
    }

    /**
     * Writes for each direction the distance that light reaches, as 255ths of the radius.
     *
     * @param row what is written to, from position {@code at}
     */
    void follow(float x, float y, float radius, ByteBuffer row, int at) {
        if (isClearanceStale) {
            measureClearance();
        }
        for (int i = 0; i < DIRECTIONS; i++) {
            float far = distance(x, y, cosines[i], sines[i], radius);
            row.put(at + i, (byte) Math.round(255 * Math.min(1, far / radius)));
        }
    }

    private float distance(float x, float y, float cosine, float sine, float radius) {
        float far = FREE;
        while (far < radius) {
            int atX = (int) (x + cosine * far);
            int atY = (int) (y + sine * far);
            if (stopsAt(atX, atY)) {
                return far;
            }
            // Whole steps, so that the result is the same as step by step.
            int empty = (clearance[atX / BLOCK + atY / BLOCK * blocksAcross] - 1) * BLOCK;
            far += STEP * Math.max(1, (int) (empty / STEP));
        }
        return radius;
    }
}
