package dev.orebound.world.horde;

import dev.orebound.grid.BitLayer;
import dev.orebound.grid.DistanceMap;
import dev.orebound.grid.Grid;
import dev.orebound.grid.Walk;

/** The one flow field to the player that all who hunt follow: walking steps from every cell, made again when they change. */
public final class PreyField {
    private final DistanceMap distances;
    private int preyCell = Grid.NONE;
    private int solidVersion = -1;

    public PreyField(Grid grid) {
        distances = new DistanceMap(grid);
    }

    /** Measures anew if the prey's cell or what is solid has changed since the last time. */
    void follow(int cell, BitLayer solid, int version) {
        if (cell != preyCell || version != solidVersion) {
            preyCell = cell;
            solidVersion = version;
            distances.spreadFrom(cell, solid, Walk.EIGHT_WAY);
        }
    }

    /** Steps from a cell to the prey, or {@link DistanceMap#UNREACHED}. */
    public int steps(int cell) {
        return distances.at(cell);
    }

    /** The next cell on a shortest way to the prey, or {@link Grid#NONE}. */
    public int next(int cell) {
        return distances.stepDown(cell);
    }
}
