package dev.orebound.cave;

import dev.orebound.chance.Stream;
import dev.orebound.content.LakeRules;
import dev.orebound.content.PatchRules;
import dev.orebound.content.Table;
import dev.orebound.content.Terrain;
import dev.orebound.grid.BitLayer;
import dev.orebound.grid.Direction;
import dev.orebound.grid.Grid;
import dev.orebound.grid.IntLayer;
import dev.orebound.grid.MutableBitLayer;
import dev.orebound.grid.MutableIntLayer;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Strews what can be walked on over free cells: wreaths round lakes, and patches. Each cell taken is no longer free. */
final class Patches {
    private static final int TRIES = 60;

    private final FloorBuilder floor;
    private final Grid grid;
    private final Table<Terrain> kinds;
    private final MutableBitLayer free;
    private final List<? extends IntLayer> lying;
    private final Spreading spreading;
    private final BitLayer everywhere;
    private final BitLayer openGround;
    private final BitLayer groundByRock;

    /**
     * @param free where something may be strewn
     * @param lying the layers that tell what patches can be near to
     */
    Patches(FloorBuilder floor, MutableBitLayer free, List<? extends IntLayer> lying) {
        this.floor = floor;
        this.free = free;
        this.lying = lying;
        grid = floor.grid();
        kinds = floor.content().terrains();
        spreading = new Spreading(grid);
        everywhere = floor.get(Keys.STRUCTURE);
        MutableBitLayer open = new MutableBitLayer(grid);
        MutableBitLayer byRock = new MutableBitLayer(grid);
        IntLayer arcs = floor.get(Keys.ARCS);
        for (int cell = 0; cell < grid.size(); cell++) {
            boolean touchesRock = arcs.at(cell) > 0;
            open.set(cell, everywhere.at(cell) && !touchesRock);
            byRock.set(cell, everywhere.at(cell) && touchesRock);
        }
        openGround = open;
        groundByRock = byRock;
    }

    /** Lays what a lake's rule says round all lakes of a kind. */
    void wreathe(LakeRules.Kind lake, IntLayer liquid, MutableIntLayer layer, Stream stream) {
        LakeRules.Wreath wreath = lake.wreath();
        if (wreath == null) {
            return;
        }
        int filling = kinds.indexOf(lake.liquid());
        spreading.begin();
        for (int cell = 0; cell < grid.size(); cell++) {
            if (liquid.at(cell) == filling) {
                spreading.from(cell);
            }
        }
        int kind = kinds.indexOf(wreath.terrain());
        spreading.spread(wreath.spread(), kind, free, everywhere, Direction.ALL, layer, stream);
    }

    /** Grows as many patches as a rule draws; one that finds no cell to begin on in 60 tries is left out. */
    void grow(PatchRules rule, MutableIntLayer layer, Stream stream) {
        int kind = kinds.indexOf(rule.terrain());
        BitLayer ground = groundOf(rule.ground());
        int[] beginnings = beginnings(rule.near());
        int count = Counts.draw(rule.count(), floor, stream);
        for (int patch = 0; patch < count && beginnings.length > 0; patch++) {
            int first = first(rule.near(), beginnings, ground, stream);
            if (first != Grid.NONE) {
                free.set(first, false);
                layer.set(first, kind);
                spreading.begin();
                spreading.from(first);
                spreading.spread(rule.spread(), kind, free, ground, Direction.STRAIGHT, layer, stream);
            }
        }
    }

    private BitLayer groundOf(PatchRules.Ground ground) {
        return switch (ground) {
            case ANY -> everywhere;
            case OPEN -> openGround;
            case BY_ROCK -> groundByRock;
        };
    }

    /** The cells near which a patch may begin. */
    private int[] beginnings(PatchRules.@Nullable Near near) {
        int[] cells = new int[grid.size()];
        int count = 0;
        int kind = near == null ? 0 : kinds.indexOf(near.terrain());
        for (int cell = 0; cell < grid.size(); cell++) {
            if (near == null ? free.at(cell) : lies(kind, cell)) {
                cells[count++] = cell;
            }
        }
        return Arrays.copyOf(cells, count);
    }

    private boolean lies(int kind, int cell) {
        for (int i = 0; i < lying.size(); i++) {
            if (lying.get(i).at(cell) == kind) {
                return true;
            }
        }
        return false;
    }

    private int first(PatchRules.@Nullable Near near, int[] beginnings, BitLayer ground, Stream stream) {
        int steps = near == null ? 0 : near.steps();
        for (int i = 0; i < TRIES; i++) {
            int about = beginnings[stream.below(beginnings.length)];
            int x = grid.x(about) + stream.between(-steps, steps);
            int y = grid.y(about) + stream.between(-steps, steps);
            if (grid.contains(x, y) && free.at(grid.cell(x, y)) && ground.at(grid.cell(x, y))) {
                return grid.cell(x, y);
            }
        }
        return Grid.NONE;
    }
}
