package dev.orebound.screen.hud;

import com.badlogic.ashley.core.Entity;
import com.badlogic.ashley.utils.ImmutableArray;
import dev.orebound.grid.Grid;
import dev.orebound.view.ui.FloorMap;
import dev.orebound.view.ui.UiPalette;
import dev.orebound.view.ui.UiPane;
import dev.orebound.world.World;
import dev.orebound.world.component.BodyComponent;
import dev.orebound.world.component.MindComponent;
import dev.orebound.world.component.MindState;
import dev.orebound.world.component.SpawnComponent;
import dev.orebound.world.gift.FloorGifts;

/** Draws a part of a floor's map in a part of the window, with the actors that move there. Reused in every frame. */
final class MapWindow {
    private static final float NOSE_CELLS = 1.3f;
    private static final int GLINT_TICKS = 24;

    private final FloorMap map;
    private int x;
    private int y;
    private float west;
    private float south;
    private int cellsWide;
    private int cellsHigh;
    private int cellPixels;

    MapWindow(FloorMap map) {
        this.map = map;
    }

    /** Places the lower left corner at a point of the window, and sets the number of real pixels per cell. */
    MapWindow at(int left, int bottom, int pixelsACell) {
        x = left;
        y = bottom;
        cellPixels = pixelsACell;
        return this;
    }

    /** Shows a number of cells around a place, even beyond the edge of the map; cells stay on whole pixels. */
    MapWindow about(float middleX, float middleY, int wide, int high) {
        cellsWide = wide;
        cellsHigh = high;
        west = Math.round((middleX - wide / 2f) * cellPixels) / (float) cellPixels;
        south = Math.round((middleY - high / 2f) * cellPixels) / (float) cellPixels;
        return this;
    }

    /**
     * Draws the map with the actors in sight.
     *
     * @param playerRgb the colour of the player's mark
     */
    void draw(UiPane pane, World world, int playerRgb) {
        drawMap(pane);
        ImmutableArray<Entity> monsters = world.monsters();
        for (int i = 0; i < monsters.size(); i++) {
            BodyComponent body = monsters.get(i).getComponent(BodyComponent.class);
            if (world.floorState().isInSight(body.cell) && !world.isUnderWater(monsters.get(i))) {
                MindComponent mind = monsters.get(i).getComponent(MindComponent.class);
                mark(
                        pane,
                        body.x,
                        body.y,
                        cellPixels,
                        mind.state == MindState.SHACKLED ? UiPalette.BONE : UiPalette.BLOOD);
                if (monsters.get(i).getComponent(SpawnComponent.class).spawnId
                        == world.part(FloorGifts.class).wardenSpawnId()) {
                    mark(pane, body.x, body.y, Math.max(1, cellPixels / 2), UiPalette.GOLD_LIGHT);
                }
            }
        }
        markLocks(pane, world);
        markKey(pane, world);
        BodyComponent body = world.player().body();
        float noseX = body.x + body.facingX * NOSE_CELLS;
        float noseY = body.y + body.facingY * NOSE_CELLS;
        mark(pane, noseX, noseY, Math.max(1, cellPixels * 2 / 3), UiPalette.GOLD);
        mark(pane, body.x, body.y, cellPixels + Math.max(1, cellPixels / 3), playerRgb);
    }

    /** Marks the seen exits while they are locked. */
    private void markLocks(UiPane pane, World world) {
        if (!world.part(FloorGifts.class).areExitsLocked()) {
            return;
        }
        int unit = Math.max(1, Math.round(cellPixels / 3f));
        for (int i = 0; i < world.floor().exits().size(); i++) {
            int cell = world.floor().exits().get(i).at();
            float east = map.grid().x(cell) + 0.5f - west;
            float north = map.grid().y(cell) + 0.5f - south;
            boolean isInside = Math.min(east, north) >= 1 && east <= cellsWide - 1 && north <= cellsHigh - 1;
            if (world.floorState().isSeen(cell) && isInside) {
                float half = Minimap.LOCK_UNITS * unit / 2f;
                float left = x + Math.round(east * cellPixels - half);
                Minimap.drawLock(pane, left, y + Math.round(north * cellPixels - half), unit);
            }
        }
    }

    /** Marks the position of the key, whether or not the place was seen. */
    private void markKey(UiPane pane, World world) {
        int cell = world.part(FloorGifts.class).lock().keyCell();
        if (cell != Grid.NONE) {
            boolean glints = world.tick() / GLINT_TICKS % 2 == 0;
            int side = cellPixels + (glints ? Math.max(1, cellPixels / 2) : 0);
            mark(
                    pane,
                    map.grid().x(cell) + 0.5f,
                    map.grid().y(cell) + 0.5f,
                    side,
                    glints ? UiPalette.GOLD_LIGHT : UiPalette.GOLD);
        }
    }

    /** Draws the part of the window that lies on the map. */
    private void drawMap(UiPane pane) {
        float fromX = Math.max(0, west);
        float fromY = Math.max(0, south);
        float wide = Math.min(map.grid().width(), west + cellsWide) - fromX;
        float high = Math.min(map.grid().height(), south + cellsHigh) - fromY;
        if (wide > 0 && high > 0) {
            float left = x + (fromX - west) * cellPixels;
            float bottom = y + (fromY - south) * cellPixels;
            map.draw(pane, left, bottom, fromX, fromY, wide, high, cellPixels);
        }
    }

    /** Draws a square centred on a place of the floor, in cells. */
    private void mark(UiPane pane, float cellX, float cellY, int side, int rgb) {
        float east = cellX - west;
        float north = cellY - south;
        if (east < 0.5f || north < 0.5f || east > cellsWide - 0.5f || north > cellsHigh - 0.5f) {
            return;
        }
        float left = x + Math.round(east * cellPixels - side / 2f);
        float bottom = y + Math.round(north * cellPixels - side / 2f);
        pane.fill(left, bottom, side, side, rgb, 1);
    }
}
