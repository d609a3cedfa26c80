package dev.orebound.cave.terrain;

import dev.orebound.chance.RandomStream;
import dev.orebound.content.floor.PatchRules.PatchGround;
import dev.orebound.content.floor.PatchRules.SpreadRules;
import dev.orebound.grid.BitLayer;
import dev.orebound.grid.Direction;
import dev.orebound.grid.Grid;
import dev.orebound.grid.IntLayer;
import dev.orebound.grid.MutableBitLayer;
import dev.orebound.grid.MutableIntLayer;
import java.util.List;

/**
 * Lets something spread over free cells, generation by generation, with a chance that falls.
 *
 * <p>Source: the spawning of dungeon features in Brogue (B. Walker), as told in A. Anderson's notes on a dungeon in
 * JavaScript, part 3 (2020).
 */
final class PatchSpreader {
    private final Grid grid;
    private final int[] cells;
    private final IntLayer arcs;
    private int count;

    /**
     * Over a floor with these arc counts.
     *
     * @param cells to work in, as many as the floor has
     */
    PatchSpreader(IntLayer arcs, int[] cells) {
        this.arcs = arcs;
        grid = arcs.grid();
        this.cells = cells;
    }

    /** Forgets where it begins. */
    void begin() {
        count = 0;
    }

    /** A cell from which it spreads. The cell itself stays as it is. */
    void from(int cell) {
        cells[count++] = cell;
    }

    /**
     * Spreads; each cell taken is no longer free.
     *
     * @param free where it may spread to, nowhere on the edge of the map
     * @param ground that it keeps to
     * @param ways to the cells beside
     */
    void spread(
            SpreadRules rule,
            int kind,
            MutableBitLayer free,
            PatchGround ground,
            List<Direction> ways,
            MutableIntLayer layer,
            RandomStream stream) {
        int next = 0;
        for (int percent = rule.startPercent(); percent > 0 && next < count; percent -= rule.fallPercent()) {
            for (int end = count; next < end; next++) {
                for (int i = 0; i < ways.size(); i++) {
                    int beside = cells[next] + grid.offset(ways.get(i));
                    if (suits(beside, free, ground) && stream.chance(percent)) {
                        free.set(beside, false);
                        layer.set(beside, kind);
                        cells[count++] = beside;
                    }
                }
            }
        }
    }

    /** True if a cell is free, and ground as asked for. */
    boolean suits(int cell, BitLayer free, PatchGround ground) {
        return free.at(cell)
                && switch (ground) {
                    case ANY -> true;
                    case OPEN -> arcs.at(cell) == 0;
                    case BY_ROCK -> arcs.at(cell) > 0;
                };
    }
}
