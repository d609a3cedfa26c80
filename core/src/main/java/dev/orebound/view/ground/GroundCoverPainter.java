package dev.orebound.view.ground;

import dev.orebound.grid.Direction;
import dev.orebound.grid.Grid;
import dev.orebound.view.draw.QuadBatch;
import dev.orebound.view.draw.QuadShape;
import dev.orebound.view.frame.BridgeDirections;
import dev.orebound.view.frame.SceneContext;
import dev.orebound.view.sprite.SpriteCatalog;
import dev.orebound.view.sprite.SpriteStrip;
import dev.orebound.view.ui.UiPalette;

/** Draws bridges, and grass, bones and the like, which are scattered so that no row or column of cells shows. */
public final class GroundCoverPainter {
    private static final int CHARRED = 0x52342a;
    /** Pixels by which pieces stray from the middle of their cell's south edge. */
    private static final int STREW_ASIDE = 11;

    private static final int STREW_UP = 7;
    private static final float SHADOW = 0.42f;
    /** Height of the boards above their shadow, in pixels. */
    private static final int HEIGHT = 5;

    private static final int ROPE_OF_NORTH = 11;
    private static final int ROPE_OF_SOUTH = -2;

    private final QuadBatch batch;
    private final SceneContext frame;
    private final SpriteCatalog looks;
    private final Grid grid;
    private final BridgeDirections ways;

    public GroundCoverPainter(SceneContext frame) {
        this.frame = frame;
        this.batch = frame.batch;
        this.looks = frame.sprites;
        ways = frame.bridges;
        grid = frame.world.floor().grid();
    }

    /**
     * Draws up to two pieces on the cell, or its bridge.
     *
     * @param fire how high a fire stands on it, from 0, none, to 1: what burns is charred already
     */
    void paint(int cell, float fire) {
        if (ways.isBridge(cell)) {
            paintBridge(cell);
            return;
        }
        SpriteStrip strip = looks.terrains.get(frame.cells.terrain(cell));
        if (strip.frames() == 0) {
            return;
        }
        batch.plain();
        if (fire > 0) {
            batch.colour(UiPalette.mix(0xffffff, CHARRED, fire), 1);
        }
        int dice = (int) (frame.dice(cell) >>> 32);
        if ((dice & 3) == 0) {
            paintPiece(strip, cell, dice >>> 16, STREW_UP);
        }
        if ((dice & 7) != 7) {
            paintPiece(strip, cell, dice >>> 4, 0);
        }
    }

    private void paintPiece(SpriteStrip strip, int cell, int dice, int up) {
        float aside = (dice & 15) % STREW_ASIDE - STREW_ASIDE / 2;
        int above = (dice >>> 4 & 15) % STREW_UP + up;
        strip.draw(batch, (dice >>> 8 & 15) % strip.frames(), frame.middleX(cell) + aside, frame.southY(cell) + above);
    }

    /** Draws the bridge on a cell. Cells must be painted from the north, since ropes and boards reach into the next. */
    private void paintBridge(int cell) {
        boolean eastWest = ways.runEastWest(cell);
        float middle = frame.middleX(cell);
        float left = grid.x(cell) * SceneContext.CELL;
        float bottom = frame.southY(cell);
        paintBridgeShadow(cell, eastWest, left, bottom);
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

    private void paintBridgeShadow(int cell, boolean eastWest, float left, float bottom) {
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
