package dev.orebound.view;

import dev.orebound.grid.Direction;
import dev.orebound.grid.Grid;
import dev.orebound.view.draw.QuadBatch;
import dev.orebound.view.draw.QuadShape;
import dev.orebound.view.sprite.SpriteStrip;

/** Draws bridges, cell by cell: their shadow on what they cross, boards, and ropes along their sides. */
final class BridgePainter {
    private static final float SHADOW = 0.42f;

    /** How far below the boards their shadow falls, in pixels. */
    private static final int HEIGHT = 5;

    private static final int ROPE_OF_NORTH = 11;
    private static final int ROPE_OF_SOUTH = -2;

    private final QuadBatch batch;
    private final SpriteCatalog looks;
    private final BridgeWays ways;
    private final Grid grid;

    BridgePainter(SceneContext frame, BridgeWays ways, Grid grid) {
        this.batch = frame.batch;
        this.looks = frame.sprites;
        this.ways = ways;
        this.grid = grid;
    }

    boolean isBridge(int cell) {
        return ways.isBridge(cell);
    }

    /** Cells are to be painted from the north, since ropes and boards reach into the next. */
    void paint(int cell) {
        boolean eastWest = ways.runEastWest(cell);
        float middle = (grid.x(cell) + 0.5f) * SceneContext.CELL;
        float left = grid.x(cell) * SceneContext.CELL;
        float bottom = grid.y(cell) * SceneContext.CELL;
        paintShadow(cell, eastWest, left, bottom);
        batch.plain();
        SpriteStrip boards = eastWest ? looks.bridge : looks.bridgeSide;
        boards.draw(
                batch,
                Math.floorMod(grid.x(cell) * 7 + grid.y(cell) * 5, Math.max(1, boards.frames())),
                middle,
                bottom);
        if (eastWest) {
            rope(cell, Direction.NORTH, looks.bridgeRope, middle, bottom + ROPE_OF_NORTH);
            rope(cell, Direction.SOUTH, looks.bridgeRope, middle, bottom + ROPE_OF_SOUTH);
        } else {
            rope(cell, Direction.WEST, looks.bridgeRopeSide, left + 1, bottom);
            rope(cell, Direction.EAST, looks.bridgeRopeSide, left + SceneContext.CELL - 1, bottom);
        }
    }

    private void paintShadow(int cell, boolean eastWest, float left, float bottom) {
        batch.colour(0, SHADOW);
        batch.effect(QuadShape.BLOCK, 0, 0, 0);
        if (eastWest && !isAlong(cell, Direction.SOUTH)) {
            batch.shape(left, bottom - HEIGHT, SceneContext.CELL, HEIGHT);
        } else if (!eastWest && !isAlong(cell, Direction.EAST)) {
            batch.shape(left + SceneContext.CELL, bottom - 2, HEIGHT - 2, SceneContext.CELL);
        }
    }

    private void rope(int cell, Direction side, SpriteStrip strip, float x, float y) {
        if (!isAlong(cell, side)) {
            strip.draw(batch, 0, x, y);
        }
    }

    private boolean isAlong(int cell, Direction side) {
        return ways.isBridge(grid.neighbour(cell, side));
    }
}
