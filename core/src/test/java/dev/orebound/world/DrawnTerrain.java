package dev.orebound.world;

import dev.orebound.cave.floor.Floor;
import dev.orebound.cave.floor.FloorKeys;
import dev.orebound.cave.floor.VeinsBelow;
import dev.orebound.content.Content;
import dev.orebound.content.reading.ContentTable;
import dev.orebound.content.terrain.Terrain;
import dev.orebound.grid.Grid;
import dev.orebound.grid.MutableIntLayer;
import java.util.List;

/**
 * Terrain and liquid drawn by hand over a floor, with the glyphs of the content: see {@code terrains.json}. Any other
 * character means bare ground. The ground below a bridge is the nearest in its row or column.
 */
public final class DrawnTerrain {
    private static final List<String> LIQUIDS = List.of("chasm", "deep_water", "shallow_water", "lava");

    private final ContentTable<Terrain> terrains;
    private final Grid grid;
    private final String[] lines;

    private DrawnTerrain(String drawing, Grid grid, Content content) {
        this.terrains = content.terrains();
        this.grid = grid;
        lines = drawing.strip().split("\n");
    }

    /**
     * Returns the floor with the drawn terrain. The drawing has the size of the floor; its first line is the highest y.
     */
    public static Floor over(Floor floor, String drawing, Content content) {
        DrawnTerrain drawn = new DrawnTerrain(drawing, floor.grid(), content);
        return floor.with(FloorKeys.TERRAIN, drawn.terrain())
                .with(FloorKeys.LIQUID, drawn.liquid())
                .with(FloorKeys.VEINS_BELOW, VeinsBelow.NONE);
    }

    private MutableIntLayer terrain() {
        MutableIntLayer terrain = new MutableIntLayer(grid);
        for (int cell = 0; cell < grid.size(); cell++) {
            int index = drawnAt(grid.x(cell), grid.y(cell));
            terrain.set(cell, isLiquid(index) ? 0 : index);
        }
        return terrain;
    }

    private MutableIntLayer liquid() {
        MutableIntLayer liquid = new MutableIntLayer(grid);
        int bridge = terrains.indexOf("bridge");
        for (int cell = 0; cell < grid.size(); cell++) {
            int index = drawnAt(grid.x(cell), grid.y(cell));
            liquid.set(cell, index == bridge ? below(grid.x(cell), grid.y(cell)) : isLiquid(index) ? index : 0);
        }
        return liquid;
    }

    private int below(int x, int y) {
        for (int far = 1; far < grid.width() + grid.height(); far++) {
            for (int[] way : new int[][] {{far, 0}, {-far, 0}, {0, far}, {0, -far}}) {
                int index = drawnAt(x + way[0], y + way[1]);
                if (isLiquid(index)) {
                    return index;
                }
            }
        }
        return 0;
    }

    private int drawnAt(int x, int y) {
        if (!grid.contains(x, y)) {
            return 0;
        }
        char glyph = lines[grid.height() - 1 - y].charAt(x);
        for (int i = 0; i < terrains.size(); i++) {
            if (terrains.at(i).glyph() == glyph) {
                return i;
            }
        }
        return 0;
    }

    private boolean isLiquid(int terrain) {
        return LIQUIDS.contains(terrains.at(terrain).id());
    }
}
