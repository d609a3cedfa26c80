package dev.orebound.view.ground;

import dev.orebound.cave.floor.Floor;
import dev.orebound.content.reading.ContentTable;
import dev.orebound.content.terrain.LightSource;
import dev.orebound.content.terrain.Terrain;
import dev.orebound.grid.Grid;
import java.util.Arrays;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * Lists the cells of glowing terrain and liquid that give light: not each cell of a lake of lava, but enough that their
 * lights meet.
 */
public final class TerrainLights {
    /** Least distance between two lights of a kind, as a share of their radius. */
    private static final float APART = 0.62f;

    /** Reach and strength of the light of molten liquid in the picture, compared with what monsters see by. */
    private static final float MOLTEN_REACH = 1.25f;

    private static final float MOLTEN_STRENGTH = 1.1f;

    private final Floor floor;
    private final ContentTable<Terrain> terrains;
    private final Grid grid;
    private final int[] cells;
    private final LightSource[] lights;
    private final boolean[] areOnWalls;
    private int size;

    public TerrainLights(Floor floor, ContentTable<Terrain> terrains) {
        this.floor = floor;
        this.terrains = terrains;
        grid = floor.grid();
        int[] all = new int[grid.size()];
        for (int cell = 0; cell < grid.size(); cell++) {
            LightSource light = lightAt(cell);
            if (light != null && (floor.terrain().at(cell) == terrainAt(cell) || isApart(all, cell, light))) {
                all[size++] = cell;
            }
        }
        cells = Arrays.copyOf(all, size);
        lights = new LightSource[size];
        areOnWalls = new boolean[size];
        for (int i = 0; i < size; i++) {
            lights[i] = shown(terrainAt(cells[i]));
            areOnWalls[i] = !floor.structure().at(cells[i]);
        }
    }

    private LightSource shown(int terrain) {
        LightSource light = Objects.requireNonNull(terrains.at(terrain).light(), "only cells that glow are listed");
        if (!terrains.at(terrain).isLiquid() || terrains.at(terrain).surface() != Terrain.Surface.MOLTEN) {
            return light;
        }
        return new LightSource(light.rgb(), light.radiusCells() * MOLTEN_REACH, light.strength() * MOLTEN_STRENGTH);
    }

    private boolean isApart(int[] all, int cell, LightSource light) {
        float least = light.radiusCells() * APART;
        for (int i = 0; i < size; i++) {
            int dx = grid.x(all[i]) - grid.x(cell);
            int dy = grid.y(all[i]) - grid.y(cell);
            if (terrainAt(all[i]) == terrainAt(cell) && dx * dx + dy * dy < least * least) {
                return false;
            }
        }
        return true;
    }

    /** Returns the glowing terrain of a cell, or its liquid if the terrain does not glow. */
    private int terrainAt(int cell) {
        int terrain = floor.terrain().at(cell);
        return terrains.at(terrain).light() == null ? floor.liquid().at(cell) : terrain;
    }

    private @Nullable LightSource lightAt(int cell) {
        return terrains.at(terrainAt(cell)).light();
    }

    public int size() {
        return cells.length;
    }

    public int cell(int index) {
        return cells[index];
    }

    public LightSource light(int index) {
        return lights[index];
    }

    /** Returns true if it hangs on rock, so that its flame is at the wall's face. */
    public boolean isOnWall(int index) {
        return areOnWalls[index];
    }
}
