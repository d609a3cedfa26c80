package dev.orebound.lab.check;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;

/**
 * Counts the corridors that make useful loops: pieces of floor outside rooms that touch two rooms or more, without which
 * every room still reaches every other, but two of the rooms they touch are far apart.
 */
final class LoopCounter {
    /** Steps by which the centres of two rooms must be farther apart with the piece shut. */
    private static final int LEAST_DETOUR = 20;

    private final DumpedFloor dump;
    private final NeighbourTable neighbours;
    private final BreadthFirstSearch search;
    private final boolean[] open;

    LoopCounter(CheckedFloor floor) {
        dump = floor.dump;
        neighbours = floor.neighbours;
        search = floor.search;
        open = dump.structure.clone();
    }

    /** Returns how many corridors count as loops. */
    int count() {
        boolean[] outside = new boolean[dump.size()];
        for (int cell = 0; cell < outside.length; cell++) {
            outside[cell] = dump.structure[cell] && dump.room[cell] == 0;
        }
        int count = 0;
        for (int cell = 0; cell < outside.length; cell++) {
            if (outside[cell]) {
                count += counts(takePiece(cell, outside)) ? 1 : 0;
            }
        }
        return count;
    }

    private List<Integer> takePiece(int first, boolean[] outside) {
        search.walkFrom(first, outside);
        List<Integer> piece = new ArrayList<>();
        for (int i = 0; i < search.reachedCount(); i++) {
            piece.add(search.reached(i));
            outside[search.reached(i)] = false;
        }
        return piece;
    }

    private boolean counts(List<Integer> piece) {
        Set<Integer> touched = touchedRooms(piece);
        List<Integer> centres = dump.rooms.stream()
                .filter(room -> touched.contains(room.id()))
                .map(DumpedFloor.DumpedRoom::centre)
                .toList();
        if (centres.size() < 2) {
            return false;
        }
        piece.forEach(cell -> open[cell] = false);
        search.walkFrom(centres.get(0), open);
        boolean isWhole = dump.rooms.stream().allMatch(room -> search.isReached(room.centre()));
        int[][] shut = isWhole ? steps(centres) : new int[0][0];
        piece.forEach(cell -> open[cell] = true);
        return isWhole && isFarther(shut, steps(centres));
    }

    private Set<Integer> touchedRooms(List<Integer> piece) {
        Set<Integer> touched = new TreeSet<>();
        for (int cell : piece) {
            for (int way = 0; way < NeighbourTable.WAYS; way += 2) {
                int next = neighbours.of(cell, way);
                if (next != NeighbourTable.NONE && dump.room[next] != 0) {
                    touched.add(dump.room[next]);
                }
            }
        }
        return touched;
    }

    /** Returns the steps from each centre to those after it. */
    private int[][] steps(List<Integer> centres) {
        int[][] steps = new int[centres.size()][centres.size()];
        for (int from = 0; from < centres.size() - 1; from++) {
            search.walkFrom(centres.get(from), open);
            for (int to = from + 1; to < centres.size(); to++) {
                steps[from][to] = search.steps(centres.get(to));
            }
        }
        return steps;
    }

    private static boolean isFarther(int[][] shut, int[][] before) {
        for (int from = 0; from < shut.length; from++) {
            for (int to = from + 1; to < shut.length; to++) {
                if (shut[from][to] - before[from][to] >= LEAST_DETOUR) {
                    return true;
                }
            }
        }
        return false;
    }
}
