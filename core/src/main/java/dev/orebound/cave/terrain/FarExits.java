package dev.orebound.cave.terrain;

import dev.orebound.cave.floor.Exit;
import dev.orebound.cave.floor.FloorKeys;
import dev.orebound.cave.pass.FloorBuilder;
import dev.orebound.grid.BitLayer;
import dev.orebound.grid.Direction;
import dev.orebound.grid.DistanceMap;
import dev.orebound.grid.Grid;
import dev.orebound.grid.MutableBitLayer;
import dev.orebound.grid.StepKind;
import java.util.List;

/**
 * Sees to it that the exits in the half of the floor farther from the start stay there while lakes are laid.
 *
 * <p>Source: the first half of the repair of shortest paths by Ramalingam and Reps, An Incremental Algorithm for a
 * Generalization of the Shortest-Path Problem, 1996. Steps are measured once, without lakes. The cells that lie behind
 * lakes, so that every shortest way to them is flooded, are few; all others are as near to the start as they were, and
 * mostly that is proof enough. Only where it is not, all steps are measured anew.
 */
final class FarExits {
    private final Grid grid;
    private final int start;
    private final BitLayer notDry;
    private final DistanceMap before;
    private final DistanceMap now;
    private final int[] exits;

    /** For each exit, the number of cells that were nearer to the start and do not lie behind lakes. */
    private final int[] nearer;

    /** Flooded, or behind what is. */
    private final MutableBitLayer isBehind;

    private final int[] behind;
    private int behindCount;
    private int dryCount;

    /** @param notDry rock as yet; lakes will be added there before they are asked about */
    FarExits(FloorBuilder floor, BitLayer notDry) {
        grid = floor.grid();
        start = floor.get(FloorKeys.START);
        this.notDry = notDry;
        before = floor.memory().distanceMap();
        now = floor.memory().distanceMap();
        isBehind = floor.memory().bitLayer();
        behind = floor.memory().cells();
        exits = farExits(floor.get(FloorKeys.EXITS));
        nearer = new int[exits.length];
        for (int i = 0; i < exits.length; i++) {
            while (nearer[i] < before.reachedCount() && before.at(before.reached(nearer[i])) < before.at(exits[i])) {
                nearer[i]++;
            }
        }
        dryCount = before.reachedCount();
    }

    /** With one exit, that lies at the other end of the map, and nothing is asked of the steps to it. */
    private int[] farExits(List<Exit> all) {
        if (all.size() < 2) {
            return new int[0];
        }
        before.spreadFrom(start, notDry, StepKind.FOUR_WAY);
        return all.stream()
                .mapToInt(Exit::at)
                .filter(exit -> isFar(exit, before))
                .toArray();
    }

    /** True if at least half of the dry cells are nearer to the start. */
    private static boolean isFar(int cell, DistanceMap fromStart) {
        int half = fromStart.reached((fromStart.reachedCount() + 1) / 2 - 1);
        return fromStart.at(cell) > fromStart.at(half);
    }

    /** Returns true if a new lake, which cuts nothing off, leaves every far exit far; then it is taken for laid. */
    boolean staysFar(int[] lake, int count) {
        if (exits.length == 0) {
            return true;
        }
        int first = behindCount;
        for (int i = 0; i < count; i++) {
            dryCount -= before.isReached(lake[i]) ? 1 : 0;
            hide(lake[i]);
        }
        for (int next = first; next < behindCount; next++) {
            hideBehind(behind[next]);
        }
        if (isProven() || isMeasured()) {
            return true;
        }
        for (int i = 0; i < count; i++) {
            dryCount += before.isReached(lake[i]) ? 1 : 0;
        }
        while (behindCount > first) {
            isBehind.set(behind[--behindCount], false);
            countNearer(behind[behindCount], 1);
        }
        return false;
    }

    private void hide(int cell) {
        if (!isBehind.at(cell)) {
            isBehind.set(cell, true);
            behind[behindCount++] = cell;
            countNearer(cell, -1);
        }
    }

    /** Hides the neighbours to which no shortest way is left. */
    private void hideBehind(int cell) {
        for (int i = 0; i < Direction.STRAIGHT.size(); i++) {
            int beside = cell + grid.offset(Direction.STRAIGHT.get(i));
            if (before.isReached(beside) && before.at(beside) > before.at(cell) && !hasShortestWay(beside)) {
                hide(beside);
            }
        }
    }

    private boolean hasShortestWay(int cell) {
        for (int i = 0; i < Direction.STRAIGHT.size(); i++) {
            int beside = cell + grid.offset(Direction.STRAIGHT.get(i));
            if (before.at(beside) < before.at(cell) && !isBehind.at(beside)) {
                return true;
            }
        }
        return false;
    }

    private void countNearer(int cell, int more) {
        for (int i = 0; i < exits.length; i++) {
            nearer[i] += before.at(cell) < before.at(exits[i]) ? more : 0;
        }
    }

    /** True if, of every exit, enough cells are known to be nearer to the start than it was without lakes. */
    private boolean isProven() {
        for (int each : nearer) {
            if (each < (dryCount + 1) / 2) {
                return false;
            }
        }
        return true;
    }

    private boolean isMeasured() {
        now.spreadFrom(start, notDry, StepKind.FOUR_WAY);
        for (int exit : exits) {
            if (!isFar(exit, now)) {
                return false;
            }
        }
        return true;
    }
}
