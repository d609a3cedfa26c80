package dev.orebound.world.path;

import dev.orebound.chance.Hash64;
import dev.orebound.grid.BitLayer;
import dev.orebound.grid.DistanceMap;
import dev.orebound.grid.DistanceRepair;
import dev.orebound.grid.Grid;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * The flow fields to cells: one for each cell that somebody goes to, so many at most. A new goal takes the place of the one
 * that nobody has wanted for longest; where all are in use it must wait.
 */
final class CellFlowFields {
    /** Each takes eight bytes a cell; all are made at once, so that no tick waits for memory. */
    private static final int MOST = 32;

    /** For so many ticks after somebody wanted it nobody else gets its place. */
    private static final int KEPT_TICKS = 30;

    private static final int NO_FIELD = -1;

    private final BitLayer walls;
    private final DistanceRepair repair;
    private final List<CellFlowField> fields = new ArrayList<>(MOST);
    /** For each cell the number of the field that leads there. */
    private final int[] fieldTo;

    private final FlowField notReady = new NotReady();
    private long lastTurn;

    CellFlowFields(BitLayer walls, DistanceRepair repair) {
        this.walls = walls;
        this.repair = repair;
        fieldTo = new int[walls.grid().size()];
        Arrays.fill(fieldTo, NO_FIELD);
        for (int i = 0; i < MOST; i++) {
            fields.add(new CellFlowField(walls.grid()));
        }
    }

    FlowField to(int cell, long tick) {
        int number = fieldTo[cell];
        if (number == NO_FIELD) {
            number = freeField(tick);
            if (number == NO_FIELD) {
                return notReady;
            }
            lead(number, cell);
        }
        CellFlowField field = fields.get(number);
        field.wantedTick = tick;
        return field;
    }

    int size() {
        return MOST;
    }

    int goalOf(int number) {
        return fields.get(number).goal();
    }

    FlowField field(int number) {
        return fields.get(number);
    }

    private int freeField(long tick) {
        int longest = 0;
        for (int i = 1; i < MOST; i++) {
            longest = fields.get(i).wantedTick < fields.get(longest).wantedTick ? i : longest;
        }
        return fields.get(longest).wantedTick + KEPT_TICKS < tick ? longest : NO_FIELD;
    }

    private void lead(int number, int cell) {
        CellFlowField field = fields.get(number);
        if (field.goal() != Grid.NONE) {
            fieldTo[field.goal()] = NO_FIELD;
        }
        fieldTo[cell] = number;
        field.leadTo(cell, ++lastTurn);
    }

    void changed(int cell, boolean isOpen) {
        for (int i = 0; i < fields.size(); i++) {
            fields.get(i).changed(cell, isOpen, walls, repair, ++lastTurn);
        }
    }

    /** Measures those that are not ready, the longest awaited first, and returns how many of so many cells are left. */
    int measure(int mostCells) {
        int left = mostCells;
        int awaited = longestAwaited();
        while (left > 0 && awaited != NO_FIELD) {
            left = fields.get(awaited).measure(walls, left);
            awaited = longestAwaited();
        }
        return left;
    }

    private int longestAwaited() {
        int longest = NO_FIELD;
        for (int i = 0; i < fields.size(); i++) {
            CellFlowField field = fields.get(i);
            if (field.isAwaited() && (longest == NO_FIELD || field.turn < fields.get(longest).turn)) {
                longest = i;
            }
        }
        return longest;
    }

    /** Adds all that decides what comes next. */
    void addTo(Hash64 hash) {
        hash.add(lastTurn);
        for (int i = 0; i < fields.size(); i++) {
            if (fields.get(i).goal() != Grid.NONE) {
                fields.get(i).addTo(hash);
            }
        }
    }

    /** Stands in for a field that has no place yet. */
    private static final class NotReady implements FlowField {
        @Override
        public boolean isReady() {
            return false;
        }

        @Override
        public int next(int cell) {
            return Grid.NONE;
        }

        @Override
        public int steps(int cell) {
            return DistanceMap.UNREACHED;
        }
    }
}
