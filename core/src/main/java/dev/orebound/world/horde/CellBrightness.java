package dev.orebound.world.horde;

import dev.orebound.cave.floor.Floor;
import dev.orebound.cave.floor.OreSpot;
import dev.orebound.content.Content;
import dev.orebound.content.item.Ore;
import dev.orebound.content.reading.ContentTable;
import dev.orebound.content.terrain.LightSource;
import dev.orebound.content.terrain.Terrain;
import dev.orebound.grid.BitLayer;
import dev.orebound.grid.Grid;
import dev.orebound.grid.LineOfSight;
import dev.orebound.world.element.ChestHappenings;
import dev.orebound.world.element.GroundEffects;
import dev.orebound.world.state.FloorState;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Computes how brightly a cell is lit, which decides how far monsters notice the player: by glowing terrain, standing
 * ore and fire, but not by the player's lamp. Values are whole thousandths, so that a light that goes out takes away
 * exactly what it gave.
 */
final class CellBrightness {
    /** Full brightness. */
    static final int FULL = 1000;

    private final Grid grid;
    private final FloorState state;
    private final GroundEffects ground;
    private final ChestHappenings happenings;
    private final ContentTable<Ore> ores;
    private final List<OreSpot> spots;
    private final BitLayer rock;
    private final int[] glow;
    /** The kind of each ore of the floor whose light is included, or {@link FloorState#NO_ORE}. */
    private final int[] shining;

    private final int fireCells;
    private int solidVersion;

    CellBrightness(Floor floor, FloorState state, GroundEffects ground, ChestHappenings happenings, Content content) {
        this.happenings = happenings;
        this.grid = floor.grid();
        this.state = state;
        this.ground = ground;
        ores = content.ores();
        spots = floor.ores();
        rock = state.opaque().copy();
        glow = new int[grid.size()];
        shining = new int[spots.size()];
        fireCells = content.minds().notice().fireCells();
        for (int cell = 0; cell < grid.size(); cell++) {
            shine(cell, content.terrains().at(floor.terrain().at(cell)), 1);
            shine(cell, content.terrains().at(floor.liquid().at(cell)), 1);
        }
        for (int i = 0; i < shining.length; i++) {
            shining[i] = state.oreAt(spots.get(i).at());
            if (shining[i] != FloorState.NO_ORE) {
                shine(spots.get(i).at(), ores.at(shining[i]).light(), 1);
            }
        }
        solidVersion = state.solidVersion();
    }

    /** Returns the brightness of a cell, from 0, dark, to {@link #FULL}. */
    int at(int cell) {
        if (solidVersion != state.solidVersion()) {
            solidVersion = state.solidVersion();
            putOutBrokenOre();
        }
        int lit = Math.min(FULL, glow[cell])
                * (ChestHappenings.DARK - happenings.darknessOn(cell))
                / ChestHappenings.DARK;
        return Math.min(FULL, lit + fireAt(cell));
    }

    private void putOutBrokenOre() {
        for (int i = 0; i < shining.length; i++) {
            int cell = spots.get(i).at();
            if (shining[i] != FloorState.NO_ORE && state.oreAt(cell) == FloorState.NO_ORE) {
                shine(cell, ores.at(shining[i]).light(), -1);
                shining[i] = FloorState.NO_ORE;
            }
        }
    }

    private void shine(int cell, Terrain terrain, int sign) {
        shine(cell, terrain.light(), sign);
    }

    private void shine(int from, @Nullable LightSource light, int sign) {
        if (light == null) {
            return;
        }
        int reach = (int) light.radiusCells();
        for (int dy = -reach; dy <= reach; dy++) {
            for (int dx = -reach; dx <= reach; dx++) {
                int x = grid.x(from) + dx;
                int y = grid.y(from) + dy;
                float away = (float) Math.sqrt(dx * dx + dy * dy) / light.radiusCells();
                if (away < 1 && grid.contains(x, y) && LineOfSight.isClear(rock, from, grid.cell(x, y))) {
                    glow[grid.cell(x, y)] += sign * (int) (light.strength() * FULL * (1 - away));
                }
            }
        }
    }

    /** Returns the light of the nearest fire; others do not add to it. */
    private int fireAt(int cell) {
        if (ground.activeCount() == 0) {
            return 0;
        }
        int brightest = 0;
        for (int dy = -fireCells; dy <= fireCells; dy++) {
            for (int dx = -fireCells; dx <= fireCells; dx++) {
                int x = grid.x(cell) + dx;
                int y = grid.y(cell) + dy;
                if (grid.contains(x, y) && ground.isBurning(grid.cell(x, y))) {
                    int away = Math.max(Math.abs(dx), Math.abs(dy));
                    brightest = Math.max(brightest, FULL * (fireCells + 1 - away) / (fireCells + 1));
                }
            }
        }
        return brightest;
    }
}
