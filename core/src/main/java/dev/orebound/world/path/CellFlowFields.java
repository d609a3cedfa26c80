package dev.orebound.world.path;

import dev.orebound.chance.Hash64;
import dev.orebound.grid.BitLayer;
import dev.orebound.grid.DistanceMap;
import dev.orebound.grid.DistanceRepair;
import dev.orebound.grid.Grid;
import dev.orebound.grid.StepKind;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * The flow fields to single cells: one for each cell that an actor goes to, up to a limit. A new goal takes the field
 * that has been unused for longest; while all fields are in use it must wait.
 */
final class CellFlowFields {
    /** Each takes eight bytes a cell. All are made at the start, so that no tick waits for memory. */
    private static final int MOST = 32;
    /** Ticks since its last use for which a field keeps its goal. */
    private static final int KEPT_TICKS = 30;

    private static final int NO_FIELD = -1;

    private final BitLayer walls;
    private final DistanceRepair repair;
    private final List<CellField> fields = new ArrayList<>(MOST);
    /** For each cell the number of the field that leads there. */
    private final int[] fieldTo;

    private final FlowField notReady;
    private long lastTurn;

    CellFlowFields(BitLayer walls, DistanceRepair repair) {
        this.walls = walls;
        this.repair = repair;
        fieldTo = new int[walls.grid().size()];
        Arrays.fill(fieldTo, NO_FIELD);
        for (int i = 0; i < MOST; i++) {
            fields.add(new CellField(walls.grid()));
        }
        notReady = new CellField(walls.grid());
    }

    FlowField to(int cell, long tick) {
        int number = fieldTo[cell];
        if (number == NO_FIELD) {
            number = findUnused(tick);
            if (number == NO_FIELD) {
                return notReady;
            }
            lead(number, cell);
        }
        CellField field = fields.get(number);
        field.usedTick = tick;
        return field;
    }

    int size() {
        return MOST;
    }

    int goalOf(int number) {
        return fields.get(number).goal;
    }

    FlowField field(int number) {
        return fields.get(number);
    }

    private int findUnused(long tick) {
        int longest = 0;
        for (int i = 1; i < MOST; i++) {
            longest = fields.get(i).usedTick < fields.get(longest).usedTick ? i : longest;
        }
        return fields.get(longest).usedTick + KEPT_TICKS < tick ? longest : NO_FIELD;
    }

    private void lead(int number, int cell) {
        CellField field = fields.get(number);
        if (field.goal != Grid.NONE) {
            fieldTo[field.goal] = NO_FIELD;
        }
        fieldTo[cell] = number;
        field.leadTo(cell, ++lastTurn);
    }

    /** Updates the fields for a cell that has opened or shut. */
    void changed(int cell, boolean isOpen) {
        for (int i = 0; i < fields.size(); i++) {
            fields.get(i).changed(cell, isOpen, walls, repair, ++lastTurn);
        }
    }

    /**
     * Measures the fields that are not ready in the order of their requests, and returns how much of the cell budget is
     * left.
     */
    int measure(int mostCells) {
        int left = mostCells;
        int pending = findNextPending();
        while (left > 0 && pending != NO_FIELD) {
            left = fields.get(pending).measure(walls, left);
            pending = findNextPending();
        }
        return left;
    }

    private int findNextPending() {
        int next = NO_FIELD;
        for (int i = 0; i < fields.size(); i++) {
            CellField field = fields.get(i);
            boolean isPending = field.goal != Grid.NONE && !field.isReady;
            if (isPending && (next == NO_FIELD || field.turn < fields.get(next).turn)) {
                next = i;
            }
        }
        return next;
    }

    /** Adds everything that affects later ticks. */
    void addTo(Hash64 hash) {
        hash.add(lastTurn);
        for (int i = 0; i < fields.size(); i++) {
            if (fields.get(i).goal != Grid.NONE) {
                fields.get(i).addTo(hash);
            }
        }
    }

    /** The flow field to one cell, measured a few cells a tick. */
    private static final class CellField implements FlowField {
        private final DistanceMap distances;
        private int goal = Grid.NONE;
        private boolean isReady;
        /** The tick in which the field was last asked for, or a tick before all others. */
        private long usedTick = Long.MIN_VALUE;
        /** The place in the queue of fields to be measured; the lowest comes first. */
        private long turn;

        CellField(Grid grid) {
            distances = new DistanceMap(grid);
        }

        /** Changes the goal; the field must be measured anew. */
        void leadTo(int cell, long newTurn) {
            goal = cell;
            turn = newTurn;
            isReady = false;
            distances.clear();
            distances.addSource(cell);
        }

        int measure(BitLayer walls, int mostCells) {
            int before = distances.walkedCount();
            isReady = distances.spreadSome(walls, StepKind.EIGHT_WAY, mostCells);
            return mostCells - (distances.walkedCount() - before);
        }

        /** Repairs the field after a cell has opened or shut, or starts measuring anew if it is not ready. */
        void changed(int cell, boolean isOpen, BitLayer walls, DistanceRepair repair, long newTurn) {
            if (isReady && isOpen) {
                repair.open(distances, cell, walls);
            } else if (isReady) {
                repair.shut(distances, cell, walls);
            } else if (goal != Grid.NONE) {
                leadTo(goal, newTurn);
            }
        }

        @Override
        public boolean isReady() {
            return isReady;
        }

        @Override
        public int next(int cell) {
            return isReady ? distances.stepDown(cell) : Grid.NONE;
        }

        @Override
        public int steps(int cell) {
            return isReady ? distances.at(cell) : DistanceMap.UNREACHED;
        }

        void addTo(Hash64 hash) {
            hash.add((long) goal).add(isReady).add(usedTick).add(turn);
            hash.add(isReady ? 0L : (long) distances.walkedCount());
        }
    }
}
