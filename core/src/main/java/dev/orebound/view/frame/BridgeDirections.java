package dev.orebound.view.frame;

import dev.orebound.cave.floor.Floor;
import dev.orebound.content.reading.ContentTable;
import dev.orebound.content.terrain.Terrain;
import dev.orebound.grid.Direction;
import dev.orebound.grid.Grid;
import dev.orebound.grid.MutableBitLayer;

/**
 * Tells in which direction each bridge is crossed: the one in which it reaches dry ground at both ends, of two such the
 * shorter, and if there is none the longer.
 */
public final class BridgeDirections {
    private final Floor floor;
    private final ContentTable<Terrain> terrains;
    private final MutableBitLayer bridge;
    private final MutableBitLayer eastWest;

    public BridgeDirections(Floor floor, ContentTable<Terrain> terrains) {
        this.floor = floor;
        this.terrains = terrains;
        bridge = new MutableBitLayer(floor.grid());
        eastWest = new MutableBitLayer(floor.grid());
        for (int cell = 0; cell < floor.grid().size(); cell++) {
            Terrain terrain = terrains.at(floor.terrain().at(cell));
            bridge.set(cell, terrain.passability() == Terrain.Passability.CARRIES);
        }
        for (int cell = 0; cell < floor.grid().size(); cell++) {
            eastWest.set(cell, bridge.at(cell) && liesEastWest(cell));
        }
    }

    private boolean liesEastWest(int cell) {
        boolean across = landsAt(cell, Direction.EAST) && landsAt(cell, Direction.WEST);
        boolean along = landsAt(cell, Direction.NORTH) && landsAt(cell, Direction.SOUTH);
        int wide = length(cell, Direction.EAST) + length(cell, Direction.WEST);
        int high = length(cell, Direction.NORTH) + length(cell, Direction.SOUTH);
        if (across && along) {
            return wide <= high;
        }
        return across || (!along && wide >= high);
    }

    private boolean landsAt(int cell, Direction way) {
        int at = cell;
        while (at != Grid.NONE && bridge.at(at)) {
            at = bridge.grid().neighbour(at, way);
        }
        return at != Grid.NONE
                && floor.structure().at(at)
                && terrains.at(floor.liquid().at(at)).isPassable();
    }

    private int length(int cell, Direction way) {
        int at = cell;
        int length = 0;
        while (at != Grid.NONE && bridge.at(at)) {
            at = bridge.grid().neighbour(at, way);
            length++;
        }
        return length;
    }

    public boolean isBridge(int cell) {
        return cell != Grid.NONE && bridge.at(cell);
    }

    /** Returns true if the bridge on a cell is crossed from west to east, false from south to north. */
    public boolean runEastWest(int cell) {
        return eastWest.at(cell);
    }
}
