package dev.orebound.view.ui;

import com.badlogic.gdx.graphics.Pixmap;
import com.badlogic.gdx.graphics.Texture;
import com.badlogic.gdx.graphics.Texture.TextureFilter;
import com.badlogic.gdx.utils.Disposable;
import dev.orebound.cave.floor.Chest;
import dev.orebound.cave.floor.Exit;
import dev.orebound.cave.floor.Floor;
import dev.orebound.content.terrain.Terrain;
import dev.orebound.content.vignette.VignetteProp.PropKind;
import dev.orebound.grid.BitLayer;
import dev.orebound.grid.Direction;
import dev.orebound.grid.Grid;
import dev.orebound.grid.IntLayer;
import dev.orebound.view.draw.PaneBatch;
import dev.orebound.view.floor.LiquidBodies;
import dev.orebound.world.World;
import dev.orebound.world.arena.Arena;
import dev.orebound.world.component.DoorComponent;
import dev.orebound.world.component.KeyComponent;
import dev.orebound.world.component.KeyState;
import dev.orebound.world.component.LockComponent;
import dev.orebound.world.component.PropComponent;
import dev.orebound.world.component.PropHolding;
import dev.orebound.world.component.PropState;
import dev.orebound.world.gift.FloorGifts;
import dev.orebound.world.state.FloorState;

/**
 * Draws the part of a floor that the player has seen, a pixel a cell. It is painted again only when sight, solid cells
 * or the locks of exits have changed.
 */
public final class FloorMap implements Disposable {
    /**
     * Colours of marks: open exits, shut chests, doorways of waiting traps, unused shrines and golems, shut locks of
     * vignettes, and keys and levers.
     */
    public static final int EXIT = UiPalette.LEAF_LIGHT;

    public static final int CHEST = UiPalette.GOLD;
    public static final int TRAP = UiPalette.BLOOD_DARK;
    public static final int FIXTURE = 0xcf7ae6;
    public static final int LOCK = UiPalette.FLAME;
    public static final int KEY = UiPalette.GOLD_LIGHT;

    private static final int UNSEEN = 0;
    private static final int NO_LIQUID = -1;

    private final World world;
    private final Grid grid;
    private final BitLayer structure;
    private final IntLayer room;
    private final IntLayer terrain;
    private final IntLayer liquidLayer;
    private final LiquidBodies liquids;
    private final Pixmap pixmap;
    private final Texture texture;
    private int sightVersion = -1;
    private int solidVersion = -1;
    private boolean wasLocked;
    private int seenWest;
    private int seenSouth;
    private int seenEast;
    private int seenNorth;

    /** Creates the map of a world's floor. */
    public FloorMap(World world) {
        this.world = world;
        this.grid = world.floor().grid();
        structure = world.floor().structure();
        room = world.floor().room();
        terrain = world.floor().terrain();
        liquidLayer = world.floor().liquid();
        liquids = new LiquidBodies(world.content().terrains(), world.biome()::lookOf);
        pixmap = new Pixmap(grid.width(), grid.height(), Pixmap.Format.RGBA8888);
        pixmap.setBlending(Pixmap.Blending.None);
        texture = new Texture(pixmap);
        texture.setFilter(TextureFilter.Nearest, TextureFilter.Nearest);
    }

    /** Returns the shape of the floor. */
    public Grid grid() {
        return grid;
    }

    /** Paints the map again if anything has changed. */
    public void refresh() {
        FloorState state = world.floorState();
        boolean isLocked = world.part(FloorGifts.class).areExitsLocked();
        if (state.sightVersion() == sightVersion && state.solidVersion() == solidVersion && isLocked == wasLocked) {
            return;
        }
        sightVersion = state.sightVersion();
        solidVersion = state.solidVersion();
        wasLocked = isLocked;
        seenWest = grid.width();
        seenSouth = grid.height();
        seenEast = 0;
        seenNorth = 0;
        for (int cell = 0; cell < grid.size(); cell++) {
            int rgba = colourOf(cell, state);
            paint(cell, rgba);
            if (rgba != UNSEEN) {
                growSeen(grid.x(cell), grid.y(cell));
            }
        }
        paintThings(state);
        texture.draw(pixmap, 0, 0);
    }

    private void growSeen(int x, int y) {
        seenWest = Math.min(seenWest, x);
        seenSouth = Math.min(seenSouth, y);
        seenEast = Math.max(seenEast, x + 1);
        seenNorth = Math.max(seenNorth, y + 1);
    }

    /** Returns the middle of the seen part, in cells from the west edge. */
    public float seenMiddleX() {
        return (seenWest + seenEast) / 2f;
    }

    /** Returns the middle of the seen part, in cells from the south edge. */
    public float seenMiddleY() {
        return (seenSouth + seenNorth) / 2f;
    }

    /** Returns the width of the seen part, in cells. */
    public int seenWidth() {
        return Math.max(1, seenEast - seenWest);
    }

    /** Returns the height of the seen part, in cells. */
    public int seenHeight() {
        return Math.max(1, seenNorth - seenSouth);
    }

    private int colourOf(int cell, FloorState state) {
        if (!isGround(cell, state)) {
            return touchesSeenFloor(cell, state) ? opaque(UiPalette.STONE_DARK) : UNSEEN;
        }
        if (!state.isSeen(cell)) {
            return UNSEEN;
        }
        if (state.oreAt(cell) != FloorState.NO_ORE) {
            int ore = world.content().ores().at(state.oreAt(cell)).light().rgb();
            return opaque(UiPalette.mix(ore, UiPalette.INK, 0.25f));
        }
        int liquid = liquidColour(cell);
        if (liquid != NO_LIQUID) {
            return opaque(state.isInSight(cell) ? liquid : UiPalette.mix(liquid, UiPalette.INK, 0.35f));
        }
        int ground = room.at(cell) > 0 ? UiPalette.STONE_LIGHT : UiPalette.STONE;
        return opaque(state.isInSight(cell) ? UiPalette.mix(ground, UiPalette.STONE_PALE, 0.6f) : ground);
    }

    private boolean isGround(int cell, FloorState state) {
        // What a fallen roof left is rock, too; shut doors and locks are painted over it.
        return structure.at(cell)
                && !state.isHiddenLock(cell)
                && !state.opaque().at(cell);
    }

    private int liquidColour(int cell) {
        Terrain over = world.content().terrains().at(terrain.at(cell));
        if (over.passability() == Terrain.Passability.CARRIES) {
            return UiPalette.EARTH_LIGHT;
        }
        int liquid = liquidLayer.at(cell);
        return liquids.bodyOf(liquid) == LiquidBodies.NONE ? NO_LIQUID : liquids.mapColour(liquid);
    }

    private boolean touchesSeenFloor(int cell, FloorState state) {
        for (int i = 0; i < Direction.ALL.size(); i++) {
            int neighbour = grid.neighbour(cell, Direction.ALL.get(i));
            if (neighbour != Grid.NONE && isGround(neighbour, state) && state.isSeen(neighbour)) {
                return true;
            }
        }
        return false;
    }

    private void paintThings(FloorState state) {
        Floor floor = world.floor();
        for (int i = 0; i < floor.chests().size(); i++) {
            Chest chest = floor.chests().get(i);
            if (state.isSeen(chest.at())) {
                paint(chest.at(), opaque(world.chests().get(i).isOpen ? UiPalette.EARTH : CHEST));
            }
        }
        for (int i = 0; i < floor.exits().size(); i++) {
            Exit exit = floor.exits().get(i);
            if (state.isSeen(exit.at())) {
                paint(exit.at(), opaque(wasLocked ? UiPalette.LEAF : EXIT));
            }
        }
        for (int i = 0; i < floor.fixtures().size(); i++) {
            int cell = floor.fixtures().get(i).at();
            // The place of a woken golem is bare ground again.
            if (state.isSeen(cell) && state.isSolid(cell)) {
                paint(cell, opaque(FIXTURE));
            }
        }
        paintVignettes(state);
        for (int i = 0; i < world.arenas().size(); i++) {
            Arena arena = world.arenas().get(i);
            for (int door = 0; door < arena.doors().size() && !arena.state().isOver(); door++) {
                int cell = arena.doors().get(door).cell;
                if (state.isSeen(cell)) {
                    paint(cell, opaque(TRAP));
                }
            }
        }
        for (int i = 0; i < world.doors().size(); i++) {
            DoorComponent door = world.doors().get(i);
            if (state.isSeen(door.cell) && state.isSolid(door.cell)) {
                paint(door.cell, opaque(UiPalette.BLOOD));
            }
        }
    }

    /** Paints the locks that are found and shut, and the levers, cages and prizes that can still be used. */
    private void paintVignettes(FloorState state) {
        for (int i = 0; i < state.locks().size(); i++) {
            LockComponent lock = state.locks().get(i);
            if (!lock.isOpen && !lock.isHidden && state.isSeen(lock.cell)) {
                paint(lock.cell, opaque(LOCK));
            }
        }
        for (int i = 0; i < state.props().size(); i++) {
            PropComponent prop = state.props().get(i);
            boolean isOffered = prop.state == PropState.STANDING && state.isSeen(prop.cell);
            if (isOffered && prop.kind == PropKind.LEVER) {
                paint(prop.cell, opaque(KEY));
            } else if (isOffered && prop.holds != PropHolding.NOTHING) {
                paint(prop.cell, opaque(CHEST));
            }
        }
        for (int i = 0; i < state.keys().size(); i++) {
            KeyComponent key = state.keys().get(i);
            if (key.state == KeyState.LYING && state.isSeen(key.cell)) {
                paint(key.cell, opaque(KEY));
            }
        }
    }

    private void paint(int cell, int rgba) {
        pixmap.drawPixel(grid.x(cell), grid.height() - 1 - grid.y(cell), rgba);
    }

    private static int opaque(int rgb) {
        return rgb << 8 | 0xff;
    }

    /**
     * Draws a part of the map.
     *
     * @param west the left side of the part, in cells; {@code south} its lower side
     * @param cellsWide of the part; {@code cellsHigh} likewise
     * @param cellPixels how many real pixels a cell gets
     */
    public void draw(
            UiPane pane, float x, float y, float west, float south, float cellsWide, float cellsHigh, int cellPixels) {
        float u = west / grid.width();
        float u2 = (west + cellsWide) / grid.width();
        float v = 1 - south / grid.height();
        float v2 = 1 - (south + cellsHigh) / grid.height();
        pane.batch()
                .picture(
                        texture,
                        x,
                        y,
                        cellsWide * cellPixels,
                        cellsHigh * cellPixels,
                        u,
                        v,
                        u2,
                        v2,
                        PaneBatch.packed(0xffffff, 1));
    }

    @Override
    public void dispose() {
        texture.dispose();
        pixmap.dispose();
    }
}
