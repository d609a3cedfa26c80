package dev.orebound.view.ui;

import com.badlogic.gdx.Gdx;
import com.badlogic.gdx.graphics.GL20;
import com.badlogic.gdx.graphics.Pixmap;
import com.badlogic.gdx.graphics.Texture;
import com.badlogic.gdx.graphics.Texture.TextureFilter;
import com.badlogic.gdx.utils.Disposable;
import dev.orebound.content.terrain.Terrain;
import dev.orebound.grid.BitLayer;
import dev.orebound.grid.Direction;
import dev.orebound.grid.Grid;
import dev.orebound.grid.IntLayer;
import dev.orebound.view.floor.LiquidBodies;
import dev.orebound.view.ui.MapInk.MapLook;
import dev.orebound.world.World;
import dev.orebound.world.component.DoorComponent;
import dev.orebound.world.component.LockComponent;
import dev.orebound.world.state.FloorState;
import java.nio.ByteBuffer;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * Draws the part of a floor that the player has seen: ground, rock about it, liquids, doors and locks. Where ground
 * goes on unseen, it fades; a dead end has a rim. Cells are painted again only when sight or solid cells have changed
 * there.
 */
public final class FloorMap implements Disposable {
    private static final int BYTES_A_PIXEL = 4;
    /** Cells beyond those that were seen on which the rock about them is drawn. */
    private static final int BANK = 1;

    private static final int NO_LIQUID = -1;

    private final World world;
    private final Grid grid;
    private final BitLayer structure;
    private final IntLayer room;
    private final IntLayer terrain;
    private final IntLayer liquidLayer;
    private final LiquidBodies liquids;
    private final MapInk ink;
    private final int[] looks;
    private final int[] painted;
    /** The cells that are painted next. */
    private final boolean[] isStale;

    /** By the code of each liquid, its colour if it is on the map, else {@link #NO_LIQUID}. */
    private final int[] liquidColours;

    private int cellSide;
    private @Nullable Pixmap pixmap;
    private @Nullable Texture texture;
    private int sightVersion = -1;
    private int solidVersion = -1;
    /** Whether the cells were looked at since they were painted last. */
    private boolean hasNews;

    private int seenWest;
    private int seenSouth;
    private int seenEast;
    private int seenNorth;

    /**
     * Creates the map of a world's floor.
     *
     * @param cellSide pixels of the map per side of a cell
     */
    public FloorMap(World world, int cellSide) {
        this.world = world;
        this.cellSide = cellSide;
        grid = world.floor().grid();
        structure = world.floor().structure();
        room = world.floor().room();
        terrain = world.floor().terrain();
        liquidLayer = world.floor().liquid();
        liquids = new LiquidBodies(world.content().terrains(), world.biome()::lookOf);
        ink = new MapInk(world.biome());
        looks = new int[grid.size()];
        painted = new int[grid.size()];
        isStale = new boolean[grid.size()];
        liquidColours = new int[world.content().terrains().size()];
        Arrays.fill(liquidColours, NO_LIQUID);
    }

    /** Returns true if a liquid, by its code among the terrains, is on the map now. */
    public boolean showsLiquid(int code) {
        return liquidColours[code] != NO_LIQUID;
    }

    /** Returns the colour of a liquid that is on the map. */
    public int liquidColour(int code) {
        return liquidColours[code];
    }

    /** Returns the shape of the floor. */
    public Grid grid() {
        return grid;
    }

    /** Returns the pixels of the map per side of a cell. */
    public int cellSide() {
        return cellSide;
    }

    /** Changes the pixels of the map per side of a cell; everything is painted again. */
    public void cellSide(int pixels) {
        if (pixels != cellSide) {
            dispose();
            cellSide = pixels;
        }
    }

    /** Finds out what was seen since the last call. */
    public void look() {
        FloorState state = world.floorState();
        if (state.sightVersion() == sightVersion && state.solidVersion() == solidVersion) {
            return;
        }
        sightVersion = state.sightVersion();
        solidVersion = state.solidVersion();
        hasNews = true;
        seenWest = grid.width();
        seenSouth = grid.height();
        seenEast = 0;
        seenNorth = 0;
        Arrays.fill(liquidColours, NO_LIQUID);
        for (int cell = 0; cell < looks.length; cell++) {
            looks[cell] = lookOf(cell, state);
            if (looks[cell] != 0) {
                growSeen(grid.x(cell), grid.y(cell));
            }
        }
        for (int cell = 0; cell < looks.length; cell++) {
            if (looks[cell] == 0 && isGround(cell, state) && bordersFloor(cell)) {
                looks[cell] = MapLook.BEYOND;
            }
        }
        for (int i = 0; i < world.doors().size(); i++) {
            DoorComponent door = world.doors().get(i);
            if (MapLook.isFloor(looks[door.cell]) && state.isSolid(door.cell)) {
                looks[door.cell] = MapLook.withGate(looks[door.cell]);
            }
        }
    }

    /** Paints again whatever has changed. */
    public void refresh() {
        look();
        int south = grid.height();
        int north = -1;
        Texture shown = texture;
        Pixmap pixels = pixmap;
        if (pixels == null || shown == null) {
            pixels = new Pixmap(grid.width() * cellSide, grid.height() * cellSide, Pixmap.Format.RGBA8888);
            pixels.setBlending(Pixmap.Blending.None);
            shown = new Texture(pixels);
            shown.setFilter(TextureFilter.Nearest, TextureFilter.Nearest);
            pixmap = pixels;
            texture = shown;
            Arrays.fill(painted, 0);
            hasNews = true;
        }
        if (!hasNews) {
            return;
        }
        hasNews = false;
        ByteBuffer bytes = pixels.getPixels();
        ink.side(cellSide);
        for (int cell = 0; cell < looks.length; cell++) {
            if (looks[cell] != painted[cell]) {
                markAround(cell);
            }
        }
        for (int cell = 0; cell < looks.length; cell++) {
            if (isStale[cell]) {
                isStale[cell] = false;
                paint(cell, bytes);
                south = Math.min(south, grid.y(cell));
                north = Math.max(north, grid.y(cell));
            }
        }
        if (north >= south) {
            System.arraycopy(looks, 0, painted, 0, looks.length);
            upload(shown, bytes, grid.height() - 1 - north, north - south + 1);
        }
    }

    /** Hands some rows of cells, from the north, to the graphics card. */
    private void upload(Texture shown, ByteBuffer bytes, int firstRow, int rows) {
        int width = grid.width() * cellSide;
        shown.bind();
        Gdx.gl.glPixelStorei(GL20.GL_UNPACK_ALIGNMENT, 1);
        bytes.position(firstRow * cellSide * width * BYTES_A_PIXEL);
        Gdx.gl.glTexSubImage2D(
                GL20.GL_TEXTURE_2D,
                0,
                0,
                firstRow * cellSide,
                width,
                rows * cellSide,
                GL20.GL_RGBA,
                GL20.GL_UNSIGNED_BYTE,
                bytes);
        bytes.position(0);
    }

    /** Marks a cell and all beside it, whose pictures depend on each other. */
    private void markAround(int cell) {
        int x = grid.x(cell);
        int y = grid.y(cell);
        for (int row = Math.max(0, y - 1); row <= Math.min(grid.height() - 1, y + 1); row++) {
            for (int column = Math.max(0, x - 1); column <= Math.min(grid.width() - 1, x + 1); column++) {
                isStale[grid.cell(column, row)] = true;
            }
        }
    }

    private void paint(int cell, ByteBuffer bytes) {
        int x = grid.x(cell);
        int y = grid.y(cell);
        int[] near = ink.looks();
        for (int i = 0; i < MapInk.NEIGHBOURS; i++) {
            int column = x + i % 3 - 1;
            int row = y + i / 3 - 1;
            near[i] = grid.contains(column, row) ? looks[grid.cell(column, row)] : 0;
        }
        int width = grid.width() * cellSide;
        int height = grid.height() * cellSide;
        for (int j = 0; j < cellSide; j++) {
            int line = height - 1 - (y * cellSide + j);
            for (int i = 0; i < cellSide; i++) {
                int column = x * cellSide + i;
                bytes.putInt((line * width + column) * BYTES_A_PIXEL, ink.pixel(i, j, column, y * cellSide + j));
            }
        }
    }

    private void growSeen(int x, int y) {
        seenWest = Math.min(seenWest, x - BANK);
        seenSouth = Math.min(seenSouth, y - BANK);
        seenEast = Math.max(seenEast, x + 1 + BANK);
        seenNorth = Math.max(seenNorth, y + 1 + BANK);
    }

    /** Returns the middle of the seen part, in cells from the west edge. */
    public float seenMiddleX() {
        return (seenWest + seenEast) / 2f;
    }

    /** Returns the middle of the seen part, in cells from the south edge. */
    public float seenMiddleY() {
        return (seenSouth + seenNorth) / 2f;
    }

    /** Returns the width of the seen part with the rock about it, in cells. */
    public int seenWidth() {
        return Math.max(1, seenEast - seenWest);
    }

    /** Returns the height of the seen part with the rock about it, in cells. */
    public int seenHeight() {
        return Math.max(1, seenNorth - seenSouth);
    }

    private boolean bordersFloor(int cell) {
        for (int i = 0; i < Direction.ALL.size(); i++) {
            int next = grid.neighbour(cell, Direction.ALL.get(i));
            if (next != Grid.NONE && MapLook.isFloor(looks[next])) {
                return true;
            }
        }
        return false;
    }

    private int lookOf(int cell, FloorState state) {
        if (!state.isSeen(cell) || !isGround(cell, state)) {
            return 0;
        }
        int look = MapLook.floor(state.isInSight(cell), room.at(cell) > 0);
        Terrain over = world.content().terrains().at(terrain.at(cell));
        if (over.passability() == Terrain.Passability.CARRIES) {
            return MapLook.withBridge(look);
        }
        LockComponent lock = state.shutLock(cell);
        if (lock != null) {
            return MapLook.withGate(look);
        }
        int liquid = liquidLayer.at(cell);
        if (liquids.bodyOf(liquid) == LiquidBodies.NONE) {
            return look;
        }
        if (liquidColours[liquid] == NO_LIQUID) {
            liquidColours[liquid] = liquids.mapColour(liquid);
        }
        return MapLook.withLiquid(look, liquidColours[liquid]);
    }

    private boolean isGround(int cell, FloorState state) {
        // The remains of a fallen roof are rock, too; shut doors and locks are drawn on the ground.
        return structure.at(cell)
                && !state.isHiddenLock(cell)
                && (!state.opaque().at(cell) || state.shutLock(cell) != null || state.door(cell) != null);
    }

    /**
     * Draws a part of the map.
     *
     * @param west the left side of the part, in cells; {@code south} its lower side
     * @param cellsWide of the part; {@code cellsHigh} likewise
     * @param cellPixels how many real pixels a cell gets
     */
    public void draw(
            UiPane pane,
            float x,
            float y,
            float west,
            float south,
            float cellsWide,
            float cellsHigh,
            float cellPixels) {
        Texture shown = texture;
        if (shown == null) {
            return;
        }
        float u = west / grid.width();
        float u2 = (west + cellsWide) / grid.width();
        float v = 1 - south / grid.height();
        float v2 = 1 - (south + cellsHigh) / grid.height();
        pane.batch()
                .picture(
                        shown,
                        x,
                        y,
                        cellsWide * cellPixels,
                        cellsHigh * cellPixels,
                        u,
                        v,
                        u2,
                        v2,
                        pane.batch().packed(0xffffff, 1));
    }

    @Override
    public void dispose() {
        if (texture != null) {
            texture.dispose();
            texture = null;
        }
        if (pixmap != null) {
            pixmap.dispose();
            pixmap = null;
        }
    }
}
