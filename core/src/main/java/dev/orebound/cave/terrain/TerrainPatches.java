package dev.orebound.cave.terrain;

import dev.orebound.cave.floor.FloorKey;
import dev.orebound.cave.floor.FloorKeys;
import dev.orebound.cave.pass.FloorBuilder;
import dev.orebound.cave.pass.FloorQueries;
import dev.orebound.cave.pass.PassRound;
import dev.orebound.chance.RandomStream;
import dev.orebound.content.floor.LakeRules;
import dev.orebound.content.floor.PatchRules;
import dev.orebound.content.floor.PatchRules.PatchGround;
import dev.orebound.content.floor.PatchRules.SpreadRules;
import dev.orebound.content.reading.ContentTable;
import dev.orebound.content.terrain.Terrain;
import dev.orebound.grid.BitLayer;
import dev.orebound.grid.Direction;
import dev.orebound.grid.Grid;
import dev.orebound.grid.IntLayer;
import dev.orebound.grid.MutableBitLayer;
import dev.orebound.grid.MutableIntLayer;
import java.util.List;

/**
 * Strews what can be walked on over free cells: wreaths round lakes, and patches. Each cell taken is no longer free.
 */
final class TerrainPatches {
    private static final int TRIES = 60;

    private final FloorBuilder floor;
    private final Grid grid;
    private final ContentTable<Terrain> kinds;
    private final MutableBitLayer free;
    private final List<? extends IntLayer> lying;
    private final FloorKey<IntLayer> written;
    private final PatchSpreader spreading;
    private final int[] beginnings;
    private int beginningCount;

    /**
     * @param free where something may be strewn
     * @param lying the layers that tell what patches can be near to
     * @param written what will be made of the layer that is strewn on
     */
    TerrainPatches(
            FloorBuilder floor, MutableBitLayer free, List<? extends IntLayer> lying, FloorKey<IntLayer> written) {
        this.floor = floor;
        this.free = free;
        this.lying = lying;
        this.written = written;
        grid = floor.grid();
        kinds = floor.content().terrains();
        spreading = new PatchSpreader(floor.get(FloorKeys.ARCS), floor.memory().cells());
        beginnings = floor.memory().cells();
    }

    /** Lays the wreath of a lake's rule around all lakes of a kind. */
    void wreathe(LakeRules.LakeKind lake, IntLayer liquid, MutableIntLayer layer, RandomStream stream) {
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
        spreading.spread(wreath.spread(), kind, free, PatchGround.ANY, Direction.ALL, layer, stream);
        floor.show(PassRound.WREATH_LAID, written, layer);
    }

    /** Grows as many patches as a rule draws; one that finds no cell to begin on in 60 tries is left out. */
    void grow(PatchRules rule, MutableIntLayer layer, RandomStream stream) {
        int kind = kinds.indexOf(rule.terrain());
        if (rule.near() != null) {
            findBeginnings(rule.near());
        }
        int count = FloorQueries.drawCount(rule.count(), floor, stream);
        for (int patch = 0; patch < count; patch++) {
            int first = first(rule, stream);
            if (first != Grid.NONE) {
                free.set(first, false);
                layer.set(first, kind);
                spreading.begin();
                spreading.from(first);
                spreading.spread(rule.spread(), kind, free, rule.ground(), Direction.STRAIGHT, layer, stream);
                floor.show(PassRound.PATCH_SPREAD, written, layer);
            }
        }
    }

    /** The cells near which a patch may begin. */
    private void findBeginnings(PatchRules.Near near) {
        beginningCount = 0;
        int kind = kinds.indexOf(near.terrain());
        for (int cell = 0; cell < grid.size(); cell++) {
            if (lies(kind, cell)) {
                beginnings[beginningCount++] = cell;
            }
        }
    }

    private boolean lies(int kind, int cell) {
        for (int i = 0; i < lying.size(); i++) {
            if (lying.get(i).at(cell) == kind) {
                return true;
            }
        }
        return false;
    }

    private int first(PatchRules rule, RandomStream stream) {
        for (int i = 0; i < TRIES; i++) {
            int cell = rule.near() == null ? stream.below(grid.size()) : drawNear(rule.near(), stream);
            if (cell != Grid.NONE && spreading.suits(cell, free, rule.ground())) {
                return cell;
            }
        }
        return Grid.NONE;
    }

    private int drawNear(PatchRules.Near near, RandomStream stream) {
        if (beginningCount == 0) {
            return Grid.NONE;
        }
        int about = beginnings[stream.below(beginningCount)];
        int x = grid.x(about) + stream.between(-near.steps(), near.steps());
        int y = grid.y(about) + stream.between(-near.steps(), near.steps());
        return grid.contains(x, y) ? grid.cell(x, y) : Grid.NONE;
    }

    /**
     * Lets something spread over free cells, generation by generation, with a chance that falls.
     *
     * <p>Source: the spawning of dungeon features in Brogue (B. Walker), as told in A. Anderson's notes on a dungeon in
     * JavaScript, part 3 (2020).
     */
    static final class PatchSpreader {
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

        /** Forgets all starting cells. */
        void begin() {
            count = 0;
        }

        /** A cell from which it spreads. The cell itself stays as it is. */
        void from(int cell) {
            cells[count++] = cell;
        }

        /**
         * Spreads from the starting cells; each cell taken is no longer free.
         *
         * @param free the cells to which it may spread, none of them on the edge of the map
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
}
