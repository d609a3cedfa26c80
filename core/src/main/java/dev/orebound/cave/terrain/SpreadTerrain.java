package dev.orebound.cave.terrain;

import dev.orebound.cave.floor.Doorway;
import dev.orebound.cave.floor.FloorKey;
import dev.orebound.cave.floor.FloorKeys;
import dev.orebound.cave.pass.FirstView;
import dev.orebound.cave.pass.FloorBuilder;
import dev.orebound.cave.pass.FloorPass;
import dev.orebound.cave.pass.FloorQueries;
import dev.orebound.cave.pass.PassOutcome;
import dev.orebound.cave.pass.PassRound;
import dev.orebound.cave.pass.PlacedRoom;
import dev.orebound.chance.RandomStream;
import dev.orebound.content.floor.CaveRules.BridgeRules;
import dev.orebound.content.floor.CaveRules.TorchRules;
import dev.orebound.content.floor.FirstRoom;
import dev.orebound.content.floor.LakeRules;
import dev.orebound.content.floor.PatchRules;
import dev.orebound.content.reading.ContentTable;
import dev.orebound.content.terrain.Terrain;
import dev.orebound.grid.BitLayer;
import dev.orebound.grid.Cells;
import dev.orebound.grid.Direction;
import dev.orebound.grid.Grid;
import dev.orebound.grid.IntLayer;
import dev.orebound.grid.MutableBitLayer;
import dev.orebound.grid.MutableIntLayer;
import dev.orebound.grid.ShortPathSearch;
import java.util.ArrayList;
import java.util.List;

/**
 * Lays what lies over the liquids and on the dry floor: edges round chasms, bridges, torches on the rock, grass, rubble,
 * bones and the like, in patches as the rules list them.
 *
 * <p>Guarantees: a cell has one terrain; doorways, chests, start and exits stay bare; each patch keeps to the ground that
 * its rule names, and off all liquid; nothing impassable lies on floor. What finds no place in the tries that the rules give
 * is left out. Never gives up.
 */
public final class SpreadTerrain implements FloorPass {
    @Override
    public List<FloorKey<?>> reads() {
        return List.of(
                FloorKeys.STRUCTURE,
                FloorKeys.ROOM,
                FloorKeys.ARCS,
                FloorKeys.DOORWAYS,
                FloorKeys.START,
                FloorKeys.EXITS,
                FloorKeys.PLACED_CHESTS,
                FloorKeys.LIQUID);
    }

    @Override
    public List<FloorKey<?>> writes() {
        return List.of(FloorKeys.TERRAIN);
    }

    @Override
    public PassOutcome run(FloorBuilder floor, RandomStream stream) {
        ContentTable<Terrain> kinds = floor.content().terrains();
        IntLayer liquid = floor.get(FloorKeys.LIQUID);
        MutableIntLayer terrain = new MutableIntLayer(floor.grid());
        TerrainPatches patches =
                new TerrainPatches(floor, freeGround(floor, liquid), List.of(liquid, terrain), FloorKeys.TERRAIN);
        for (LakeRules.LakeKind lake : floor.content().cave().lakes().kinds()) {
            if (lake.wreath() != null && !kinds.get(lake.wreath().terrain()).isLiquid()) {
                patches.wreathe(lake, liquid, terrain, stream);
            }
        }
        PlacedRoom firstRoom = floor.firstRoom();
        if (firstRoom != null) {
            int grass = kinds.indexOf(firstRoom.grass());
            firstRoom.cellsOf(FirstRoom.GRASS).stream().forEach(cell -> terrain.set(cell, grass));
        }
        new BridgeBuilder(floor).build(terrain, stream);
        new TorchPlacer(floor).light(terrain, stream);
        for (PatchRules patch : floor.content().cave().patches()) {
            if (!kinds.get(patch.terrain()).isLiquid()) {
                patches.grow(patch, terrain, stream);
            }
        }
        floor.put(FloorKeys.TERRAIN, terrain.readOnly());
        return PassOutcome.DONE;
    }

    private static MutableBitLayer freeGround(FloorBuilder floor, IntLayer liquid) {
        MutableBitLayer free = FloorQueries.bareFloorCells(floor);
        for (int cell = 0; cell < floor.grid().size(); cell++) {
            if (liquid.at(cell) != 0) {
                free.set(cell, false);
            }
        }
        return free;
    }

    /**
     * Builds straight bridges over impassable liquids, from one dry bank to another, if the way around is long. An earlier bridge counts as a way around.
     */
    static final class BridgeBuilder {
        private static final List<Direction> WAYS = List.of(Direction.EAST, Direction.NORTH);

        private final FloorBuilder floor;
        private final BridgeRules rules;
        private final int kind;
        private final Grid grid;
        private final MutableBitLayer dry;
        private final MutableBitLayer deep;
        private final ShortPathSearch ways;

        BridgeBuilder(FloorBuilder floor) {
            this.floor = floor;
            rules = floor.content().cave().bridges();
            kind = floor.content().terrains().indexOf(rules.terrain());
            grid = floor.grid();
            dry = floor.memory().bitLayer();
            dry.copyFrom(floor.get(FloorKeys.STRUCTURE));
            deep = floor.memory().bitLayer();
            ways = floor.memory().shortWays();
            IntLayer liquid = floor.get(FloorKeys.LIQUID);
            ContentTable<Terrain> kinds = floor.content().terrains();
            for (int cell = 0; cell < grid.size(); cell++) {
                if (liquid.at(cell) != 0 && !kinds.at(liquid.at(cell)).isPassable()) {
                    dry.set(cell, false);
                    deep.set(cell, true);
                }
            }
        }

        void build(MutableIntLayer terrain, RandomStream stream) {
            List<Span> spans = spans();
            stream.shuffle(spans);
            int built = 0;
            for (int i = 0; i < spans.size() && i < rules.tries() && built < rules.most(); i++) {
                if (savesAWalk(spans.get(i))) {
                    lay(spans.get(i), terrain);
                    built++;
                    floor.show(PassRound.BRIDGE_BUILT, FloorKeys.TERRAIN, terrain);
                }
            }
        }

        /** Everything that could be spanned, in the order of the southern or western banks. */
        private List<Span> spans() {
            List<Span> spans = new ArrayList<>();
            for (int cell = 0; cell < grid.size(); cell++) {
                for (int i = 0; i < WAYS.size() && deep.at(cell); i++) {
                    int step = grid.offset(WAYS.get(i));
                    int length = dry.at(cell - step) ? length(cell, step) : 0;
                    if (rules.length().holds(length) && dry.at(cell + length * step)) {
                        spans.add(new Span(cell - step, step, length));
                    }
                }
            }
            return spans;
        }

        private int length(int first, int step) {
            int length = 0;
            while (deep.at(first + length * step)) {
                length++;
            }
            return length;
        }

        private boolean savesAWalk(Span span) {
            int far = span.bank + (span.length + 1) * span.step;
            return !ways.join(dry, span.bank, far, span.length + rules.leastSavedSteps());
        }

        private void lay(Span span, MutableIntLayer terrain) {
            for (int i = 1; i <= span.length; i++) {
                terrain.set(span.bank + i * span.step, kind);
                dry.set(span.bank + i * span.step, true);
            }
        }

        /** From a bank so many cells in steps of east or north; the next is the other bank. */
        private record Span(int bank, int step, int length) {}
    }

    /**
     * Puts torches on the rock to the north of rooms, where their lit faces are seen, each some way from the others. The first
     * is in sight of the start: by a doorway in sight, or else as far ahead as can be. The hand-made first room has its own.
     */
    static final class TorchPlacer {
        private final FloorBuilder floor;
        private final TorchRules rules;
        private final Grid grid;
        private final int[] walls;
        private int wallCount;
        private final Cells given;
        private final int[] burning;
        private int burningCount;

        TorchPlacer(FloorBuilder floor) {
            this.floor = floor;
            rules = floor.content().cave().torches();
            grid = floor.grid();
            walls = floor.memory().cells();
            PlacedRoom firstRoom = floor.firstRoom();
            given = firstRoom == null ? Cells.EMPTY : firstRoom.cellsOf(FirstRoom.TORCH);
            burning = new int[given.size() + rules.count().most()];
            findWalls();
        }

        private void findWalls() {
            IntLayer room = floor.get(FloorKeys.ROOM);
            BitLayer structure = floor.get(FloorKeys.STRUCTURE);
            int south = grid.offset(Direction.SOUTH);
            for (int cell = grid.width(); cell < grid.size(); cell++) {
                if (!structure.at(cell) && room.at(cell + south) != 0) {
                    walls[wallCount++] = cell;
                }
            }
        }

        void light(MutableIntLayer terrain, RandomStream stream) {
            int kind = floor.content().terrains().indexOf(rules.terrain());
            int count = wallCount == 0 ? 0 : FloorQueries.drawCount(rules.count(), floor, stream);
            for (int i = 0; i < given.size(); i++) {
                light(given.at(i), kind, terrain);
            }
            for (int torch = 0; torch < count; torch++) {
                int place = torch == 0 && given.isEmpty() ? placeInView() : place(stream);
                place = place == Grid.NONE ? place(stream) : place;
                if (place != Grid.NONE) {
                    light(place, kind, terrain);
                }
            }
        }

        private void light(int place, int kind, MutableIntLayer terrain) {
            terrain.set(place, kind);
            burning[burningCount++] = place;
            floor.show(PassRound.TORCH_LIT, FloorKeys.TERRAIN, terrain);
        }

        /** Returns the wall in sight of the start that is nearest to a doorway in sight, else the farthest, or none. */
        private int placeInView() {
            int start = floor.get(FloorKeys.START);
            BitLayer view = new FirstView(floor).from(start);
            int best = Grid.NONE;
            int least = Integer.MAX_VALUE;
            for (int i = 0; i < wallCount; i++) {
                int wall = walls[i];
                if (view.at(wall) && view.at(wall + grid.offset(Direction.SOUTH))) {
                    int toDoorway = stepsToDoorway(wall, view);
                    int steps = toDoorway == Integer.MAX_VALUE ? grid.size() - grid.steps8(start, wall) : toDoorway;
                    best = steps < least ? wall : best;
                    least = Math.min(steps, least);
                }
            }
            return best;
        }

        /** Returns the steps from a cell to the nearest doorway in sight, or the greatest number if none is. */
        private int stepsToDoorway(int cell, BitLayer view) {
            int least = Integer.MAX_VALUE;
            for (List<Doorway> doorways : floor.get(FloorKeys.DOORWAYS)) {
                for (Doorway doorway : doorways) {
                    for (int i = 0; i < doorway.cells().size(); i++) {
                        int other = doorway.cells().at(i);
                        least = view.at(other) ? Math.min(least, grid.steps8(cell, other)) : least;
                    }
                }
            }
            return least;
        }

        private int place(RandomStream stream) {
            for (int i = 0; i < rules.tries(); i++) {
                int wall = walls[stream.below(wallCount)];
                if (isApart(wall)) {
                    return wall;
                }
            }
            return Grid.NONE;
        }

        private boolean isApart(int wall) {
            for (int i = 0; i < burningCount; i++) {
                if (grid.steps8(wall, burning[i]) < rules.leastApart()) {
                    return false;
                }
            }
            return true;
        }
    }
}
