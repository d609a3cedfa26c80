package dev.orebound.cave.carve;

import dev.orebound.cave.floor.FloorKey;
import dev.orebound.cave.floor.FloorKeys;
import dev.orebound.cave.floor.Nook;
import dev.orebound.cave.pass.FloorBuilder;
import dev.orebound.cave.pass.FloorPass;
import dev.orebound.cave.pass.PassOutcome;
import dev.orebound.cave.pass.PassRound;
import dev.orebound.cave.pass.WorkingMemory;
import dev.orebound.chance.RandomStream;
import dev.orebound.content.floor.CaveRules.Carving;
import dev.orebound.content.floor.FloorKind;
import dev.orebound.grid.ArcCount;
import dev.orebound.grid.CellularAutomaton;
import dev.orebound.grid.ConnectedRegions;
import dev.orebound.grid.Direction;
import dev.orebound.grid.Grid;
import dev.orebound.grid.MutableBitLayer;
import java.util.List;

/**
 * Carves the caves that become rooms.
 *
 * <p>Source: the usual cellular automaton for caves (a cell is open if five of the nine about it are), but its first fill is
 * thin round a number of {@link CaveHearts hearts} and thick between them, so that many rooms grow and not one hall. Small
 * regions are filled; a hall that is too large is cut in two by {@link HallSplitter}; {@link RoomWidener} and
 * {@link NookDigger} add what no automaton grows enough of. On the boss's floor one end is taken by {@link BossHallCarver}.
 *
 * <p>Guarantees: the outermost ring is rock; every region has the configured number of cells; none has more than its share
 * of all, but for the boss's hall; there are as many rooms as configured. Gives up on the attempt after 24 cuts, or with too
 * few or too many rooms. A floor much larger than usual grows too many caves every time, so from the fourth attempt on the
 * smallest ones beyond the configured number are filled.
 */
public final class CarveCaves implements FloorPass {
    private static final int MOST_CUTS = 24;
    private static final int OPEN_OF_NINE = 5;
    private static final int ATTEMPTS_WITH_ALL_CAVES = 3;

    @Override
    public List<FloorKey<?>> reads() {
        return List.of();
    }

    @Override
    public List<FloorKey<?>> writes() {
        return List.of(FloorKeys.CARVED, FloorKeys.NOOKS);
    }

    @Override
    public PassOutcome run(FloorBuilder floor, RandomStream stream) {
        WorkingMemory memory = floor.memory();
        Carving rules = floor.content().cave().carving();
        boolean isBossFloor = floor.request().kind() == FloorKind.BOSS;
        MutableBitLayer open = isBossFloor
                ? fillWithHall(floor.grid(), rules, stream)
                : firstFill(
                        floor.grid(), rules, floor.grid().width(), floor.grid().height(), stream);
        floor.show(PassRound.FIRST_FILL, FloorKeys.CARVED, open);
        smooth(open, rules.rounds(), floor);
        trimSpurs(open);
        floor.show(PassRound.SPURS_TRIMMED, FloorKeys.CARVED, open);
        ConnectedRegions caves = memory.regions();
        fillSmallRegions(open, rules.leastRoomCells(), caves);
        if (floor.attempt() > ATTEMPTS_WITH_ALL_CAVES) {
            fillSurplusRegions(open, rules.rooms().highest(), caves);
        }
        floor.show(PassRound.CRUMBS_FILLED, FloorKeys.CARVED, open);
        if (!isBossFloor && !splitLargeHalls(open, caves, floor)) {
            return PassOutcome.missed("a hall holds over " + rules.largestRoomPercent() + " % of the rooms");
        }
        caves.find(open);
        new RoomWidener(open, rules.widening(), stream)
                .widen(caves, memory, () -> floor.show(PassRound.CAVE_WIDENED, FloorKeys.CARVED, open));
        caves.find(open);
        int least = isBossFloor ? rules.bossHall().leastRooms() : rules.rooms().lowest();
        if (caves.count() < least || caves.count() > rules.rooms().highest()) {
            return PassOutcome.missed(caves.count() + " rooms");
        }
        List<Nook> nooks = new NookDigger(open, rules.nooks(), stream)
                .dig(caves, () -> floor.show(PassRound.NOOK_DUG, FloorKeys.CARVED, open));
        floor.put(FloorKeys.CARVED, open.readOnly());
        floor.put(FloorKeys.NOOKS, nooks);
        return PassOutcome.DONE;
    }

    private static MutableBitLayer fillWithHall(Grid grid, Carving rules, RandomStream stream) {
        BossHallCarver hall = new BossHallCarver(grid, rules.bossHall(), stream);
        boolean isWide = grid.width() >= grid.height();
        MutableBitLayer open = firstFill(
                grid,
                rules,
                isWide ? hall.cellsBefore() : grid.width(),
                isWide ? grid.height() : hall.cellsBefore(),
                stream);
        hall.open(open, stream);
        return open;
    }

    private static MutableBitLayer firstFill(Grid grid, Carving rules, int breadth, int height, RandomStream stream) {
        int drawn = stream.between(rules.hearts().lowest(), rules.hearts().highest());
        int count = Math.max(1, drawn * breadth * height / grid.size());
        CaveHearts hearts = new CaveHearts(grid, count, breadth, height, stream);
        MutableBitLayer open = new MutableBitLayer(grid);
        int more = rules.betweenRockPercent() - rules.heartRockPercent();
        for (int cell = 0; cell < grid.size(); cell++) {
            int rockPercent = rules.heartRockPercent() + (int) (more * hearts.remoteness(cell));
            open.set(cell, !stream.chance(rockPercent));
        }
        closeEdge(open);
        return open;
    }

    private static void smooth(MutableBitLayer open, int rounds, FloorBuilder floor) {
        CellularAutomaton automaton = floor.memory().automaton();
        for (int round = 0; round < rounds; round++) {
            automaton.step(open, OPEN_OF_NINE, OPEN_OF_NINE);
            closeEdge(open);
            floor.show(PassRound.SMOOTHED, FloorKeys.CARVED, open);
        }
    }

    private static void closeEdge(MutableBitLayer open) {
        Grid grid = open.grid();
        for (int cell = 0; cell < grid.size(); cell += grid.width()) {
            open.set(cell, false);
            open.set(cell + grid.width() - 1, false);
        }
        for (int x = 0; x < grid.width(); x++) {
            open.set(grid.cell(x, 0), false);
            open.set(grid.cell(x, grid.height() - 1), false);
        }
    }

    /** Single cells that stick out of a cave with rock on three sides look like noise and lead nowhere. */
    private static void trimSpurs(MutableBitLayer open) {
        Grid grid = open.grid();
        for (int cell = 0; cell < grid.size(); cell++) {
            if (open.at(cell) && straightNeighbours(open, cell) <= 1 && ArcCount.canShut(open, cell)) {
                open.set(cell, false);
            }
        }
    }

    private static int straightNeighbours(MutableBitLayer open, int cell) {
        int count = 0;
        for (int i = 0; i < Direction.STRAIGHT.size(); i++) {
            int next = cell + open.grid().offset(Direction.STRAIGHT.get(i)); // the edge is rock
            count += open.at(next) ? 1 : 0;
        }
        return count;
    }

    private static void fillSmallRegions(MutableBitLayer open, int leastCells, ConnectedRegions regions) {
        regions.find(open);
        for (int region = 1; region <= regions.count(); region++) {
            if (regions.size(region) < leastCells) {
                for (int i = 0; i < regions.size(region); i++) {
                    open.set(regions.cell(region, i), false);
                }
            }
        }
    }

    /** Fills the smallest regions until there are no more than so many; of regions equally large, those found last. */
    private static void fillSurplusRegions(MutableBitLayer open, int most, ConnectedRegions regions) {
        regions.find(open);
        boolean[] isFilled = new boolean[regions.count() + 1];
        for (int surplus = regions.count() - most; surplus > 0; surplus--) {
            int smallest = 0;
            for (int region = 1; region <= regions.count(); region++) {
                if (!isFilled[region] && (smallest == 0 || regions.size(region) <= regions.size(smallest))) {
                    smallest = region;
                }
            }
            isFilled[smallest] = true;
            for (int i = 0; i < regions.size(smallest); i++) {
                open.set(regions.cell(smallest, i), false);
            }
        }
    }

    private static boolean splitLargeHalls(MutableBitLayer open, ConnectedRegions regions, FloorBuilder floor) {
        Carving rules = floor.content().cave().carving();
        HallSplitter splitter = new HallSplitter(floor.memory());
        for (int cuts = 0; cuts < MOST_CUTS; cuts++) {
            regions.find(open);
            int largest = regions.largest();
            if (largest != 0 && regions.size(largest) * 100 <= open.count() * rules.largestRoomPercent()) {
                return true;
            }
            if (largest == 0) {
                return false;
            }
            splitter.cut(open, regions, largest);
            fillSmallRegions(open, rules.leastRoomCells(), regions);
            floor.show(PassRound.HALL_SPLIT, FloorKeys.CARVED, open);
        }
        return false;
    }
}
