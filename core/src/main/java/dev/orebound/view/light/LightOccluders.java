package dev.orebound.view.light;

import dev.orebound.grid.Grid;
import dev.orebound.view.floor.FloorPicture;
import dev.orebound.world.component.DoorComponent;
import java.nio.ByteBuffer;
import java.util.List;

/**
 * Keeps the pixels that stop light, which are rock's tops and shut doors, and follows light from a point in {@link
 * #DIRECTIONS} directions until it is stopped. Beyond the edge everything is rock.
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
    private static final float HALF_SHUT = 0.6f;

    private final int width;
    private final int height;
    private final byte[] rock;
    private final List<DoorComponent> doors;
    private final Grid grid;
    private final boolean[] isShut;
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
                int x = grid.x(door.cell) * CELL;
                int y = grid.y(door.cell) * CELL + FRONT;
                if (isShut[i]) {
                    shut(x, y, CELL, CELL - FRONT);
                } else {
                    open(x, y, CELL, CELL - FRONT);
                }
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

    /** Lets light through a rectangle that was shut; rock stays. */
    void open(int x, int y, int rectangleWidth, int rectangleHeight) {
        change(x, y, rectangleWidth, rectangleHeight, 0);
    }

    private void change(int x, int y, int rectangleWidth, int rectangleHeight, int shutBit) {
        for (int row = Math.max(0, y); row < Math.min(height, y + rectangleHeight); row++) {
            for (int column = Math.max(0, x); column < Math.min(width, x + rectangleWidth); column++) {
                int index = column + row * width;
                rock[index] = (byte) ((rock[index] & 1) | shutBit);
            }
        }
        version++;
    }

    /**
     * Writes for each direction the distance that light reaches, as 255ths of the radius.
     *
     * @param row what is written to, from position {@code at}
     */
    void follow(float x, float y, float radius, ByteBuffer row, int at) {
        for (int i = 0; i < DIRECTIONS; i++) {
            float far = distance(x, y, cosines[i], sines[i], radius);
            row.put(at + i, (byte) Math.round(255 * Math.min(1, far / radius)));
        }
    }

    private float distance(float x, float y, float cosine, float sine, float radius) {
        for (float far = FREE; far < radius; far += STEP) {
            if (stopsAt((int) (x + cosine * far), (int) (y + sine * far))) {
                return far;
            }
        }
        return radius;
    }
}
