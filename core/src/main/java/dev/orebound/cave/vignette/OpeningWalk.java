package dev.orebound.cave.vignette;

import dev.orebound.cave.floor.Certificate;
import dev.orebound.cave.floor.Certificate.Deed;
import dev.orebound.cave.floor.Certificate.Step;
import dev.orebound.cave.floor.Exit;
import dev.orebound.cave.floor.FloorKeys;
import dev.orebound.cave.floor.KeySpot;
import dev.orebound.cave.floor.LeverSpot;
import dev.orebound.cave.floor.LockSpot;
import dev.orebound.cave.floor.LockSpot.WaySpot;
import dev.orebound.cave.floor.OreSpot;
import dev.orebound.cave.floor.VignetteSpot;
import dev.orebound.cave.pass.FloorBuilder;
import dev.orebound.cave.pass.FloorQueries;
import dev.orebound.content.floor.FloorKind;
import dev.orebound.content.vignette.LockWay;
import dev.orebound.grid.Cells;
import dev.orebound.grid.Direction;
import dev.orebound.grid.DistanceMap;
import dev.orebound.grid.Grid;
import dev.orebound.grid.MutableBitLayer;
import dev.orebound.grid.StepKind;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;

/**
 * Finds an order in which everything on a floor can be opened, visited and left: it walks wherever it can, takes keys,
 * pulls levers, visits what is open, opens what it has the means for, and begins again until nothing is left. It enters
 * no trap room but the hall of the boss, or that of a guardian when nothing is left but to go down, and mines all ore
 * that it can walk up to.
 */
final class OpeningWalk {
    /** Each ore that is mined gives at least so many measures. */
    private static final int MEASURES_AN_ORE = 2;

    private final FloorBuilder floor;
    private final Grid grid;
    private final MutableBitLayer blocked;
    private final DistanceMap reach;
    private final Map<String, Integer> spent = new LinkedHashMap<>();
    private final Set<Integer> keysTaken = new TreeSet<>();
    private final Set<Integer> leversPulled = new TreeSet<>();
    private final Set<Integer> visited = new TreeSet<>();
    private final Set<Integer> opened = new TreeSet<>();
    private final List<Step> steps = new ArrayList<>();

    OpeningWalk(FloorBuilder floor) {
        this.floor = floor;
        grid = floor.grid();
        blocked = floor.memory().bitLayer();
        blocked.copyInverse(FloorQueries.dryCells(floor));
        floor.get(FloorKeys.PLACED_CHESTS).forEach(chest -> blocked.set(chest.at(), true));
        floor.get(FloorKeys.PLACED_FIXTURES).forEach(fixture -> blocked.set(fixture.at(), true));
        floor.get(FloorKeys.VIGNETTES)
                .forEach(vignette -> vignette.props().stream()
                        .filter(prop -> prop.kind().isSolid())
                        .forEach(prop -> blocked.set(prop.at(), true)));
        boolean mustEnterTraps = floor.request().kind() == FloorKind.BOSS;
        floor.get(FloorKeys.TRAPS).stream().filter(trap -> !mustEnterTraps).forEach(trap -> {
            blocked.set(floor.get(FloorKeys.REGIONS).get(trap.room() - 1).cells(), true);
            floor.get(FloorKeys.DOORWAYS).get(trap.room() - 1).forEach(doorway -> blocked.set(doorway.cells(), true));
        });
        floor.get(FloorKeys.PLANNED_LOCKS).forEach(lock -> blocked.set(lock.cells(), true));
        reach = floor.memory().distanceMap();
        spread();
    }

    private void spread() {
        reach.spreadFrom(floor.get(FloorKeys.START), blocked, StepKind.FOUR_WAY);
    }

    /** Returns how many measures of each ore can be mined with all locks that are shut now. */
    Map<String, Integer> measuresInReach() {
        Map<String, Integer> measures = new LinkedHashMap<>();
        for (OreSpot ore : floor.get(FloorKeys.ORES)) {
            if (reach.isReached(ore.at())) {
                measures.merge(ore.ore(), MEASURES_AN_ORE, Integer::sum);
            }
        }
        return measures;
    }

    /** Returns whether measures of ore suffice for a price. */
    static boolean isEnough(Map<String, Integer> measures, Map<String, Integer> price) {
        return price.entrySet().stream().allMatch(part -> measures.getOrDefault(part.getKey(), 0) >= part.getValue());
    }

    /**
     * Returns the order, or null if something stays shut, unvisited or out of reach. A walk proves once.
     *
     * @param locks all locks of the floor, with the ways that count
     */
    @Nullable
    Certificate prove(List<LockSpot> locks) {
        boolean goesOn = true;
        while (goesOn) {
            int before = steps.size();
            takeKeys();
            pullLevers();
            visit();
            open(locks);
            goesOn = steps.size() > before;
        }
        enterGuardianHall();
        for (int exit = 0; exit < floor.get(FloorKeys.EXITS).size(); exit++) {
            Exit way = floor.get(FloorKeys.EXITS).get(exit);
            if (!reach.isReached(way.at())) {
                return null;
            }
            steps.add(new Step(Deed.EXIT, exit, 0, way.at()));
        }
        boolean isAllDone = keysTaken.size() == floor.get(FloorKeys.KEYS).size()
                && leversPulled.size() == floor.get(FloorKeys.LEVERS).size()
                && visited.size() == floor.get(FloorKeys.VIGNETTES).size()
                && opened.size() == locks.size();
        return isAllDone ? new Certificate(steps) : null;
    }

    /** Enters the hall that bars the way down. Does nothing on floors without a guardian. */
    private void enterGuardianHall() {
        MutableBitLayer dry = FloorQueries.dryCells(floor);
        FloorQueries.guardianRooms(floor).stream().limit(1).forEach(hall -> {
            for (int i = 0; i < hall.cells().size(); i++) {
                blocked.set(hall.cells().at(i), !dry.at(hall.cells().at(i)));
            }
            floor.get(FloorKeys.DOORWAYS).get(hall.id() - 1).forEach(doorway -> blocked.set(doorway.cells(), false));
            spread();
        });
    }

    private void takeKeys() {
        for (KeySpot key : floor.get(FloorKeys.KEYS)) {
            int from = nearestTo(key.at());
            if (from != Grid.NONE && keysTaken.add(key.id())) {
                steps.add(new Step(Deed.TAKE, key.id(), 0, from));
            }
        }
    }

    private void pullLevers() {
        for (LeverSpot lever : floor.get(FloorKeys.LEVERS)) {
            int from = nearestTo(lever.at());
            if (from != Grid.NONE && leversPulled.add(lever.id())) {
                steps.add(new Step(Deed.PULL, lever.id(), 0, from));
            }
        }
    }

    private void visit() {
        for (VignetteSpot vignette : floor.get(FloorKeys.VIGNETTES)) {
            int inside = nearestOf(vignette.cells());
            if (inside == Grid.NONE || visited.contains(vignette.id()) || holdsKeyThatIsLeft(vignette)) {
                continue;
            }
            visited.add(vignette.id());
            steps.add(new Step(Deed.VISIT, vignette.id(), 0, inside));
            if (!vignette.closes().isEmpty()) {
                vignette.closes().forEach(cell -> blocked.set(cell, true));
                spread();
            }
            steps.add(new Step(Deed.LEAVE, vignette.id(), 0, outside(vignette, inside)));
        }
    }

    private boolean holdsKeyThatIsLeft(VignetteSpot vignette) {
        return floor.get(FloorKeys.KEYS).stream()
                .anyMatch(key -> vignette.cells().contains(key.at()) && !keysTaken.contains(key.id()));
    }

    /** Returns the nearest cell to a cell of a vignette that lies outside it, on the way back to the start. */
    private int outside(VignetteSpot vignette, int inside) {
        int cell = inside;
        while (vignette.cells().contains(cell)) {
            int next = reach.stepDown(cell);
            if (next == Grid.NONE || next == cell) {
                throw new IllegalStateException("vignette " + vignette.id() + " cannot be left");
            }
            cell = next;
        }
        return cell;
    }

    private void open(List<LockSpot> locks) {
        for (LockSpot lock : locks) {
            int from = opened.contains(lock.id())
                    ? Grid.NONE
                    : nearestTo(lock.cells().at(0));
            int way = from == Grid.NONE ? -1 : firstWay(lock);
            if (way >= 0) {
                lock.ways().get(way).measures().forEach((ore, count) -> spent.merge(ore, count, Integer::sum));
                opened.add(lock.id());
                lock.cells().stream().forEach(cell -> blocked.set(cell, false));
                steps.add(new Step(Deed.OPEN, lock.id(), way, from));
                spread();
            }
        }
    }

    /** Returns the number of the first way for which there are the means now, or -1. */
    private int firstWay(LockSpot lock) {
        Map<String, Integer> left = measuresInReach();
        spent.forEach((ore, count) -> left.merge(ore, -count, Integer::sum));
        for (int way = 0; way < lock.ways().size(); way++) {
            WaySpot spot = lock.ways().get(way);
            boolean hasMeans = spot.by() instanceof LockWay.ByKey
                    ? keysTaken.contains(spot.what())
                    : spot.by() instanceof LockWay.ByLever
                            ? leversPulled.contains(spot.what())
                            : isEnough(left, spot.measures());
            if (hasMeans) {
                return way;
            }
        }
        return -1;
    }

    /** Returns the reached cell nearest to the start of those that are a cell or touch it, or none. */
    private int nearestTo(int cell) {
        int best = reach.isReached(cell) ? cell : Grid.NONE;
        for (Direction way : Direction.ALL) {
            int beside = cell + grid.offset(way);
            if (reach.isReached(beside) && (best == Grid.NONE || reach.at(beside) < reach.at(best))) {
                best = beside;
            }
        }
        return best;
    }

    private int nearestOf(Cells cells) {
        int best = Grid.NONE;
        for (int i = 0; i < cells.size(); i++) {
            int cell = cells.at(i);
            if (reach.isReached(cell) && (best == Grid.NONE || reach.at(cell) < reach.at(best))) {
                best = cell;
            }
        }
        return best;
    }
}
