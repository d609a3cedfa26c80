package dev.orebound.view.frame;

import dev.orebound.cave.floor.Floor;
import dev.orebound.grid.BitLayer;
import dev.orebound.grid.Grid;
import dev.orebound.grid.IntLayer;
import dev.orebound.view.sprite.SpriteCatalog;
import dev.orebound.world.World;
import dev.orebound.world.state.FloorState;

/**
 * Keeps which cells of a floor have something to draw, so that a frame passes over all others: ground cover, bridges
 * and torches, which never change, and ore, which is listed again whenever something solid appears or disappears.
 */
public final class CellContents {
    private final FloorState state;
    private final BitLayer structure;
    private final IntLayer terrain;
    private final Grid grid;
    /** Cells with a torch, a bridge or ground cover. */
    private final boolean[] isDressed;

    private final int[] oreCells;
    private int ores;
    private final boolean[] hasOre;
    private int solidVersion = -1;

    CellContents(World world, SpriteCatalog sprites, BridgeDirections bridges) {
        Floor floor = world.floor();
        state = world.floorState();
        structure = floor.structure();
        terrain = floor.terrain();
        grid = floor.grid();
        isDressed = new boolean[grid.size()];
        for (int cell = 0; cell < grid.size(); cell++) {
            boolean isCovered = bridges.isBridge(cell)
                    || sprites.terrains.get(terrain.at(cell)).frames() > 0;
            isDressed[cell] = structure.at(cell) ? isCovered : hasTorch(cell, world);
        }
        oreCells = new int[grid.size()];
        hasOre = new boolean[grid.size()];
    }

    private boolean hasTorch(int cell, World world) {
        return world.content().terrains().at(terrain.at(cell)).light() != null;
    }

    /** Lists the ore again if anything solid has changed. */
    public void refresh() {
        if (solidVersion == state.solidVersion()) {
            return;
        }
        solidVersion = state.solidVersion();
        ores = 0;
        for (int cell = 0; cell < grid.size(); cell++) {
            hasOre[cell] = state.oreAt(cell) != FloorState.NO_ORE;
            if (hasOre[cell]) {
                oreCells[ores++] = cell;
            }
        }
    }

    /** Returns true if a cell holds a torch, a bridge, ground cover or ore. */
    public boolean areAt(int cell) {
        return isDressed[cell] || hasOre[cell];
    }

    public boolean hasOre(int cell) {
        return hasOre[cell];
    }

    /** Returns the number of cells with ore. */
    public int ores() {
        return ores;
    }

    /** Returns a cell with ore; they are listed row by row from the south. */
    public int oreCell(int index) {
        return oreCells[index];
    }

    public boolean isRock(int cell) {
        return !structure.at(cell);
    }

    /** Returns the index of the terrain on a cell. */
    public int terrain(int cell) {
        return terrain.at(cell);
    }
}
