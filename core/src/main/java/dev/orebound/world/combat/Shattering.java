package dev.orebound.world.combat;

import dev.orebound.grid.BitLayer;
import dev.orebound.grid.Grid;
import dev.orebound.grid.LineTrace;
import dev.orebound.world.state.FloorState;

/** What shots and bursts do to standing ore: they strike it as the pick does. */
final class Shattering {
    private final FloorState state;
    private final BitLayer opaque;
    private final Grid grid;
    private final OreBlows oreBlows;

    Shattering(FloorState state, OreBlows oreBlows) {
        this.state = state;
        opaque = state.opaque();
        grid = opaque.grid();
        this.oreBlows = oreBlows;
    }

    /** Strikes the ore on a cell; false if none stands there, or the damage is 0. */
    boolean strike(int cell, int damage) {
        if (damage == 0 || state.ore(cell) == null) {
            return false;
        }
        oreBlows.add(cell, damage);
        return true;
    }

    /** Strikes all ore whose middle lies within a circle and that nothing opaque shields from its middle. */
    void strikeAround(float x, float y, float radius, int damage) {
        if (damage == 0) {
            return;
        }
        int lowX = Math.max(0, (int) Math.floor(x - radius));
        int lowY = Math.max(0, (int) Math.floor(y - radius));
        int highX = Math.min(grid.width() - 1, (int) (x + radius));
        int highY = Math.min(grid.height() - 1, (int) (y + radius));
        for (int cellY = lowY; cellY <= highY; cellY++) {
            for (int cellX = lowX; cellX <= highX; cellX++) {
                float dx = cellX + 0.5f - x;
                float dy = cellY + 0.5f - y;
                if (dx * dx + dy * dy <= radius * radius && LineTrace.isClear(opaque, x, y, cellX + 0.5f, cellY + 0.5f)) {
                    strike(grid.cell(cellX, cellY), damage);
                }
            }
        }
    }
}
