package dev.orebound.cave.carve;

import dev.orebound.cave.floor.Chamber;
import dev.orebound.cave.floor.FloorKey;
import dev.orebound.cave.floor.FloorKeys;
import dev.orebound.cave.floor.Nook;
import dev.orebound.cave.pass.FloorBuilder;
import dev.orebound.cave.pass.FloorPass;
import dev.orebound.cave.pass.PassOutcome;
import dev.orebound.cave.pass.PassRound;
import dev.orebound.cave.pass.PlacedRoom;
import dev.orebound.cave.pass.WorkingMemory;
import dev.orebound.chance.RandomStream;
import dev.orebound.content.arena.ArenaKind;
import dev.orebound.content.floor.CaveRules;
import dev.orebound.content.floor.CaveRules.Carving;
import dev.orebound.content.floor.FloorKind;
import dev.orebound.content.reading.IntRange;
import dev.orebound.content.vignette.Vignette.VignettePlace;
import dev.orebound.grid.BitLayer;
import dev.orebound.grid.CellularAutomaton;
import dev.orebound.grid.ConnectedRegions;
import dev.orebound.grid.DistanceMap;
import dev.orebound.grid.Grid;
import dev.orebound.grid.MutableBitLayer;
import dev.orebound.grid.MutableIntLayer;
import dev.orebound.grid.StepKind;
import java.util.ArrayList;
import java.util.List;

/**
 * Carves the caves that become rooms.
 *
 * <p>Source: the usual cellular automaton for caves (a cell is open if five of the nine about it are), but its first
 * fill is thin round a number of {@link CaveHearts hearts} and thick between them, so that many rooms grow and not one
 * hall. Small regions are filled; a hall that is too large is cut in two at its waist; {@link RoomWidener} and
 * {@link NookDigger} add what no automaton grows enough of, and {@link ChamberDigger} adds chambers for vignettes. On
 * the boss's floor one end is taken by {@link BossHallCarver}, on a guardian's by {@link GuardianHallCarver}.
 *
 * <p>Guarantees: the outermost ring is rock; every region has the configured number of cells; none except the hall of
 * the boss or of a guardian has more than its share of all cells; there are as many rooms as configured. Gives up on
 * the attempt after 24 cuts, or with too few or too many rooms. A floor much larger than usual grows too many caves
 * every time, so from the fourth attempt on the smallest ones beyond the configured number are filled.
 */
public final class CarveCaves implements FloorPass {
    private static final int MOST_CUTS = 24;
    private static final int OPEN_OF_NINE = 5;
    private static final int FEWER_BESIDE_FIRST_ROOM = 4;
    private static final int ATTEMPTS_WITH_ALL_CAVES = 3;

    @Override
    public List<FloorKey<?>> reads() {
        return List.of();
    }

    @Override
    public List<FloorKey<?>> writes() {
        return List.of(
                FloorKeys.GROWN, FloorKeys.CARVED, FloorKeys.NOOKS, FloorKeys.CHAMBERS, FloorKeys.GUARDIAN_ROOMS);
    }

    @Override
    public PassOutcome run(FloorBuilder floor, RandomStream stream) {
        WorkingMemory memory = floor.memory();
        Carving rules = floor.content().cave().carving();
        boolean isBossFloor = floor.request().kind() == FloorKind.BOSS;
        Grid grid = floor.grid();
        ArenaKind guardianHall = floor.guardianHall();
        GuardianHallCarver hall =
                guardianHall == null ? null : new GuardianHallCarver(memory.bitLayer(), rules, stream);
        MutableBitLayer open = isBossFloor
                ? fillWithHall(grid, rules, stream)
                : hall != null
                        ? fillBeforeHall(grid, rules, hall.cellsBefore(), stream)
                        : firstFill(grid, rules, grid.width(), grid.height(), rules.hearts(), stream);
        floor.show(PassRound.FIRST_FILL, FloorKeys.CARVED, open);
        MutableBitLayer firstFill = open.copy();
        smooth(open, rules.rounds(), floor);
        BlindEnds.trimSpurs(open);
        floor.show(PassRound.SPURS_TRIMMED, FloorKeys.CARVED, open);
        PlacedRoom firstRoom = floor.firstRoom();
        if (firstRoom != null) {
            firstRoom.carveInto(open);
        }
        int start = firstRoom == null ? Grid.NONE : firstRoom.start();
        ConnectedRegions caves = memory.regions();
        caves.findLarge(open, rules.leastRoomCells());
        if (floor.attempt() > ATTEMPTS_WITH_ALL_CAVES) {
            fillSurplusRegions(open, rules.rooms().highest(), caves, caveAt(start, caves));
        }
        floor.show(PassRound.CRUMBS_FILLED, FloorKeys.CARVED, open);
        new BlindEnds(open, rules.nooks().cells()).reopen(firstFill, caves.regionOfCell(), caveAt(start, caves));
        floor.show(PassRound.BLIND_ENDS_KEPT, FloorKeys.CARVED, open);
        BitLayer grown = open.copy().readOnly();
        floor.put(FloorKeys.GROWN, grown);
        caves.find(open);
        int largestPercent =
                hall == null ? rules.largestRoomPercent() : rules.guardianHall().largestRoomPercent();
        if (!isBossFloor && !splitLargeHalls(open, largestPercent, caves, floor)) {
            return PassOutcome.missed("a hall holds over " + largestPercent + " % of the rooms");
        }
        new RoomWidener(open, rules.widening(), stream)
                .widen(caves, memory, () -> floor.show(PassRound.CAVE_WIDENED, FloorKeys.CARVED, open));
        List<Integer> guardianRooms = List.of();
        if (hall != null && guardianHall != null) {
            guardianRooms = hall.carveInto(open, guardianHall.layout(), memory.automaton(), caves);
            if (guardianRooms == null) {
                return PassOutcome.missed("the guardian's hall finds no place");
            }
            floor.show(PassRound.HALL_CARVED, FloorKeys.CARVED, open);
        }
        List<Nook> natural = BlindEnds.find(open, grown);
        natural.forEach(nook -> open.set(nook.cells(), false)); // nothing is dug off a nook
        caves.find(open);
        natural.forEach(nook -> open.set(nook.cells(), true));
        int least = isBossFloor
                ? rules.bossHall().leastRooms()
                : hall != null
                        ? rules.guardianHall().leastRooms()
                        : rules.rooms().lowest();
        if (caves.count() < least || caves.count() > rules.rooms().highest()) {
            return PassOutcome.missed(caves.count() + " rooms");
        }
        int spared = caveAt(start, caves);
        if (firstRoom != null && (spared == 0 || !firstRoom.isKept(open, caves.cells(spared)))) {
            return PassOutcome.missed("a cave runs into the first room, or lies before it");
        }
        int farthest = hall == null ? grid.width() + grid.height() : hall.cellsBefore();
        List<Nook> nooks = new ArrayList<>(natural);
        nooks.addAll(new NookDigger(open, rules.nooks(), stream)
                .dig(
                        caves,
                        natural.size(),
                        farthest,
                        spared,
                        () -> floor.show(PassRound.NOOK_DUG, FloorKeys.CARVED, open)));
        MutableIntLayer fromRock = memory.intLayer();
        memory.depthMeasure().measure(open, false, fromRock);
        List<Chamber> chambers = isBossFloor
                ? List.of()
                : new ChamberDigger(open, fromRock, rules.chambers(), stream)
                        .dig(
                                caves,
                                farthest,
                                spared,
                                fewerChambers(floor),
                                promisedChambers(floor),
                                () -> floor.show(PassRound.CHAMBER_DUG, FloorKeys.CARVED, open));
        floor.put(FloorKeys.CHAMBERS, chambers);
        floor.put(FloorKeys.GUARDIAN_ROOMS, guardianRooms);
        floor.put(FloorKeys.CARVED, open.readOnly());
        floor.put(FloorKeys.NOOKS, List.copyOf(nooks));
        return PassOutcome.DONE;
    }

    /** Chambers leave corridors less rock, so there are fewer beside the first room, and on every further attempt. */
    private static int fewerChambers(FloorBuilder floor) {
        return 2 * (floor.attempt() - 1) + (floor.firstRoom() == null ? 0 : FEWER_BESIDE_FIRST_ROOM);
    }

    private static int promisedChambers(FloorBuilder floor) {
        int promised = 0;
        for (String feature : floor.request().features()) {
            boolean needsChamber = floor.content().vignettes().asList().stream()
                    .anyMatch(kind -> feature.equals(kind.feature()) && kind.place() == VignettePlace.CHAMBER);
            promised += needsChamber ? 1 : 0;
        }
        return promised;
    }

    /** Returns the number of the cave that a cell belongs to, or 0 for none. */
    private static int caveAt(int cell, ConnectedRegions caves) {
        return cell == Grid.NONE ? 0 : caves.regionOfCell().at(cell);
    }

    private static MutableBitLayer fillWithHall(Grid grid, Carving rules, RandomStream stream) {
        BossHallCarver hall = new BossHallCarver(grid, rules.bossHall(), stream);
        boolean isWide = grid.width() >= grid.height();
        MutableBitLayer open = firstFill(
                grid,
                rules,
                isWide ? hall.cellsBefore() : grid.width(),
                isWide ? grid.height() : hall.cellsBefore(),
                rules.hearts(),
                stream);
        hall.open(open, stream);
        return open;
    }

    /**
     * Fills the part of the floor before a guardian's hall, whose hearts lie closer together, and leaves the rest rock.
     */
    private static MutableBitLayer fillBeforeHall(Grid grid, Carving rules, int cellsBefore, RandomStream stream) {
        boolean isWide = grid.width() >= grid.height();
        MutableBitLayer open = firstFill(
                grid,
                rules,
                isWide ? cellsBefore : grid.width(),
                isWide ? grid.height() : cellsBefore,
                rules.guardianHall().hearts(),
                stream);
        for (int cell = 0; cell < grid.size(); cell++) {
            int along = isWide ? grid.x(cell) : grid.height() - 1 - grid.y(cell);
            open.set(cell, open.at(cell) && along < cellsBefore);
        }
        return open;
    }

    /** @param heartCount as many as a whole floor would have */
    private static MutableBitLayer firstFill(
            Grid grid, Carving rules, int breadth, int height, IntRange heartCount, RandomStream stream) {
        int drawn = stream.between(heartCount.lowest(), heartCount.highest());
        int count = Math.max(1, drawn * breadth * height / grid.size());
        CaveHearts hearts = new CaveHearts(grid, rules, count, breadth, height, stream);
        MutableBitLayer open = new MutableBitLayer(grid);
        int least = rules.heartRockPercent();
        int more = rules.betweenRockPercent() - least;
        for (int y = 0; y < grid.height(); y++) {
            float[] remoteness = hearts.remoteness(y);
            for (int x = 0; x < remoteness.length; x++) {
                int rockPercent = least + (int) (more * remoteness[x]);
                int toEdge = Math.min(Math.min(x, grid.width() - 1 - x), Math.min(y, grid.height() - 1 - y));
                open.set(grid.cell(x, y), !stream.chance(rockPercent) && toEdge >= rules.edgeCells());
            }
        }
        return open;
    }

    private static void smooth(MutableBitLayer open, int rounds, FloorBuilder floor) {
        CellularAutomaton automaton = floor.memory().automaton();
        automaton.load(open);
        for (int round = 0; round < rounds; round++) {
            automaton.step(OPEN_OF_NINE, OPEN_OF_NINE);
            automaton.clearEdge();
            if (floor.isWatched()) {
                automaton.store(open);
                floor.show(PassRound.SMOOTHED, FloorKeys.CARVED, open);
            }
        }
        automaton.store(open);
    }

    /**
     * Fills the smallest regions until there are no more than so many; of regions equally large, those found last.
     *
     * @param spared the number of a region that is never filled, or 0
     */
    private static void fillSurplusRegions(MutableBitLayer open, int most, ConnectedRegions regions, int spared) {
        boolean[] isFilled = new boolean[regions.count() + 1];
        for (int surplus = regions.count() - most; surplus > 0; surplus--) {
            int smallest = 0;
            for (int region = 1; region <= regions.count(); region++) {
                if (!isFilled[region]
                        && region != spared
                        && (smallest == 0 || regions.size(region) <= regions.size(smallest))) {
                    smallest = region;
                }
            }
            isFilled[smallest] = true;
            fill(smallest, open, regions);
        }
        regions.find(open);
    }

    private static void fill(int region, MutableBitLayer open, ConnectedRegions regions) {
        for (int i = 0; i < regions.size(region); i++) {
            open.set(regions.cell(region, i), false);
        }
    }

    private static boolean splitLargeHalls(
            MutableBitLayer open, int largestPercent, ConnectedRegions regions, FloorBuilder floor) {
        Carving rules = floor.content().cave().carving();
        DistanceMap distances = floor.memory().distanceMap();
        MutableBitLayer rock = floor.memory().bitLayer();
        for (int cuts = 0; cuts < MOST_CUTS; cuts++) {
            int largest = regions.largest();
            if (largest == 0 || regions.size(largest) * 100 <= open.count() * largestPercent) {
                return largest != 0;
            }
            cut(open, regions, largest, distances, rock);
            regions.findLarge(open, rules.leastRoomCells());
            floor.show(PassRound.HALL_SPLIT, FloorKeys.CARVED, open);
        }
        return false;
    }

    /**
     * Cuts one region of the open cells in two with rock, at its waist.
     *
     * <p>The steps from one far end sort the hall's cells into rows that only neighbours join. Of the rows in the
     * middle half of the cells, the one with the fewest cells becomes rock, and the next with it: so neither part can
     * reach the other.
     */
    static void cut(
            MutableBitLayer open, ConnectedRegions regions, int region, DistanceMap distances, MutableBitLayer rock) {
        rock.copyInverse(open);
        distances.spreadFrom(regions.cell(region, 0), rock, StepKind.EIGHT_WAY);
        int end = distances.reached(distances.reachedCount() - 1);
        distances.spreadFrom(end, rock, StepKind.EIGHT_WAY);
        int waist = waist(distances);
        for (int i = 0; i < distances.reachedCount(); i++) {
            int cell = distances.reached(i);
            if (distances.at(cell) == waist || distances.at(cell) == waist + 1) {
                open.set(cell, false);
            }
        }
    }

    /**
     * Returns the distance that the fewest cells have, among those a quarter to three quarters of the way through the
     * hall.
     */
    private static int waist(DistanceMap distances) {
        int count = distances.reachedCount();
        int waist = 0;
        int fewest = Integer.MAX_VALUE;
        int begin = 0;
        for (int next = 1; next <= count; next++) {
            int distance = distances.at(distances.reached(begin));
            if (next == count || distances.at(distances.reached(next)) != distance) {
                boolean isInTheMiddle = begin >= count / 4 && next <= count - count / 4;
                if (isInTheMiddle && next - begin < fewest) {
                    fewest = next - begin;
                    waist = distance;
                }
                begin = next;
            }
        }
        return waist;
    }

    /**
     * The great hall at the far end of the boss's floor: an ellipse with a ragged rim, which the automaton smooths, and
     * nothing but rock beside it. All other caves lie nearer to the start.
     */
    static final class BossHallCarver {
        private static final int ROCK_AT_THE_EDGE = 3;
        private static final float SURE_SHARE = 0.72f;

        private final Grid grid;
        private final float middleX;
        private final float middleY;
        private final float reachX;
        private final float reachY;

        BossHallCarver(Grid grid, CaveRules.BossHallRules rules, RandomStream stream) {
            this.grid = grid;
            int most = Math.min(grid.width() / 2, grid.height()) - 2 * ROCK_AT_THE_EDGE;
            reachX = drawReach(rules.breadth(), most, stream);
            reachY = drawReach(rules.height(), most, stream);
            boolean isWide = grid.width() >= grid.height();
            float spareX = grid.width() - 2 * (ROCK_AT_THE_EDGE + reachX);
            float spareY = grid.height() - 2 * (ROCK_AT_THE_EDGE + reachY);
            middleX = ROCK_AT_THE_EDGE + reachX + (isWide ? spareX : spareX * stream.unit());
            middleY = ROCK_AT_THE_EDGE + reachY + (isWide ? spareY * stream.unit() : 0);
        }

        private static float drawReach(IntRange size, int most, RandomStream stream) {
            return Math.min(most, stream.between(size.lowest(), size.highest())) / 2f;
        }

        /** Returns the number of columns (rows, if the floor is taller than wide) that are left for all else. */
        int cellsBefore() {
            return grid.width() >= grid.height()
                    ? (int) (middleX - reachX) - 2 * ROCK_AT_THE_EDGE
                    : grid.height() - (int) (middleY + reachY) - 2 * ROCK_AT_THE_EDGE;
        }

        /** Fills its end of the floor with rock, and opens the hall in it. */
        void open(MutableBitLayer open, RandomStream stream) {
            for (int cell = 0; cell < grid.size(); cell++) {
                int along = grid.width() >= grid.height() ? grid.x(cell) : grid.height() - 1 - grid.y(cell);
                if (along >= cellsBefore()) {
                    float share = share(cell);
                    boolean isRagged = share > SURE_SHARE && !stream.chance(50);
                    open.set(cell, share < 1 && !isRagged && !grid.isEdge(cell));
                }
            }
        }

        /** Below 1 inside the ellipse, 0 in its middle. */
        private float share(int cell) {
            float dx = (grid.x(cell) + 0.5f - middleX) / reachX;
            float dy = (grid.y(cell) + 0.5f - middleY) / reachY;
            return dx * dx + dy * dy;
        }
    }
}
