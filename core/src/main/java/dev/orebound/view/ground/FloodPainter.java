package dev.orebound.view.ground;

import com.badlogic.gdx.utils.IntArray;
import dev.orebound.grid.Grid;
import dev.orebound.grid.IntLayer;
import dev.orebound.view.floor.FloorPicture;
import dev.orebound.view.floor.LiquidBodies;
import dev.orebound.view.frame.LiquidMap;
import dev.orebound.world.World;
import dev.orebound.world.element.ChestHappenings;

/** Lets floods rise and drain off in the picture of the liquids. Works only in frames in which one has moved. */
public final class FloodPainter {
    private static final int CELL = FloorPicture.PIXELS_A_CELL;

    /** Parts into which a ring is divided, so that the front of a flood is round. */
    private static final int PARTS = 16;

    /** Increase of the depth with each part behind the front, up to the depth at the height of the flood. */
    private static final int DEEPER_A_PART = 6;

    private final ChestHappenings happenings;
    private final LiquidMap liquids;
    private final FloorPicture picture;
    private final Grid grid;
    private final IntLayer room;

    /** For each pixel that floods may cover: its index, its room, and the parts of rings after which it is reached. */
    private final IntArray pixels = new IntArray();

    private final IntArray rooms = new IntArray();
    private final IntArray parts = new IntArray();
    private int firstRow = Integer.MAX_VALUE;
    private int lastRow;
    private int version;

    public FloodPainter(World world, FloorPicture picture, LiquidMap liquids) {
        this.picture = picture;
        this.liquids = liquids;
        happenings = world.part(ChestHappenings.class);
        grid = world.floor().grid();
        room = world.floor().room();
        for (int cell = 0; cell < grid.size() && happenings.hasFloods(); cell++) {
            if (isWet(cell)) {
                addPixels(cell);
            }
        }
    }

    private boolean isWet(int cell) {
        for (int body = 1; body <= picture.bodies().count(); body++) {
            if (picture.holds(cell, body)) {
                return true;
            }
        }
        return false;
    }

    private void addPixels(int cell) {
        int left = grid.x(cell) * CELL;
        int bottom = grid.y(cell) * CELL;
        for (int y = bottom; y < bottom + CELL; y++) {
            for (int x = left; x < left + CELL; x++) {
                int index = x + y * picture.width();
                boolean isChanged = picture.floodAt(index) != picture.liquidAt(index)
                        || picture.floodDepthAt(index) != picture.liquidDepthAt(index);
                if (isChanged && picture.floodAt(index) != LiquidBodies.NONE) {
                    add(x, y, index);
                }
            }
        }
    }

    /** Adds a pixel. The front moves evenly between the middles of the four cells round it. */
    private void add(int x, int y, int index) {
        int cellX = Math.floorDiv(x - CELL / 2, CELL);
        int cellY = Math.floorDiv(y - CELL / 2, CELL);
        float shareX = (x - CELL / 2 - cellX * CELL + 0.5f) / CELL;
        float shareY = (y - CELL / 2 - cellY * CELL + 0.5f) / CELL;
        float sum = 0;
        float weights = 0;
        int in = 0;
        for (int i = 0; i < 4; i++) {
            int dx = i & 1;
            int dy = i >> 1;
            float weight = (dx == 0 ? 1 - shareX : shareX) * (dy == 0 ? 1 - shareY : shareY);
            if (grid.contains(cellX + dx, cellY + dy) && happenings.ringOf(grid.cell(cellX + dx, cellY + dy)) > 0) {
                int cell = grid.cell(cellX + dx, cellY + dy);
                sum += weight * happenings.ringOf(cell);
                weights += weight;
                in = room.at(cell);
            }
        }
        if (weights > 0) {
            pixels.add(index);
            rooms.add(in);
            parts.add(Math.round(sum / weights * PARTS));
            firstRow = Math.min(firstRow, y);
            lastRow = Math.max(lastRow, y);
        }
    }

    /** Shows the floods as they are now. */
    public void move() {
        if (version == happenings.floodVersion() || pixels.isEmpty()) {
            return;
        }
        version = happenings.floodVersion();
        for (int i = 0; i < pixels.size; i++) {
            int index = pixels.get(i);
            int behind = happenings.floodedRings(rooms.get(i)) * PARTS + PARTS / 2 - parts.get(i);
            int before = picture.liquidDepthAt(index) & 0xff;
            int depth = Math.min(picture.floodDepthAt(index) & 0xff, Math.max(before, behind * DEEPER_A_PART));
            boolean isWet = behind > 0 && happenings.floodedRings(rooms.get(i)) > 0;
            liquids.cover(index, isWet ? picture.floodAt(index) : picture.liquidAt(index), isWet ? depth : before);
        }
        liquids.upload(firstRow, lastRow - firstRow + 1);
    }
}
