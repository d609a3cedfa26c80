package dev.orebound.cave;

import dev.orebound.grid.Direction;
import dev.orebound.grid.Grid;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.IntPredicate;

/** Searches over cells in the plainest way there is, so that tests do not lean on the code they test. */
record PlainSearch(Grid grid) {
    boolean isOnePiece(IntPredicate open) {
        int count = 0;
        int any = Grid.NONE;
        for (int cell = 0; cell < grid.size(); cell++) {
            if (open.test(cell)) {
                count++;
                any = cell;
            }
        }
        return any != Grid.NONE && reach(any, open).size() == count;
    }

    Set<Integer> reach(int from, IntPredicate open) {
        return spread(from, open, Direction.STRAIGHT);
    }

    Set<Integer> spread(int from, IntPredicate open, List<Direction> ways) {
        return new HashSet<>(inOrder(from, open, ways));
    }

    List<Integer> inOrder(int from, IntPredicate open, List<Direction> ways) {
        boolean[] seen = new boolean[grid.size()];
        List<Integer> reached = new ArrayList<>();
        ArrayDeque<Integer> queue = new ArrayDeque<>(List.of(from));
        seen[from] = true;
        while (!queue.isEmpty()) {
            int cell = queue.remove();
            reached.add(cell);
            for (Direction way : ways) {
                int beside = grid.neighbour(cell, way);
                if (beside != Grid.NONE && !seen[beside] && open.test(beside)) {
                    seen[beside] = true;
                    queue.add(beside);
                }
            }
        }
        return reached;
    }
}
