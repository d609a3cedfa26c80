package dev.orebound.cave;

import dev.orebound.chance.Stream;
import dev.orebound.grid.Grid;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/**
 * Which rooms are to be joined.
 *
 * <p>Source: the minimum spanning tree over the rooms' centres (Prim, 1957); loops are drawn among the shortest joints that
 * save at least three rooms of walking along the tree.
 */
final class RoomTree {
    /** A tree alone makes every way back the way one came; a loop this short would not change that. */
    private static final int LEAST_ROOMS_SAVED = 3;

    private final Grid grid;
    private final List<Region> regions;
    private final List<Edge> edges = new ArrayList<>();
    private final int[] parent;
    private final int[] generation;

    /** Two rooms to join. */
    record Edge(Region from, Region to) {}

    /** Joins these rooms, one or more. */
    RoomTree(Grid grid, List<Region> regions) {
        this.grid = grid;
        this.regions = regions;
        this.parent = new int[regions.size()];
        this.generation = new int[regions.size()];
        grow();
    }

    private void grow() {
        int[] nearest = new int[regions.size()];
        boolean[] joined = new boolean[regions.size()];
        joined[0] = true;
        for (int count = 1; count < regions.size(); count++) {
            int best = -1;
            for (int room = 0; room < regions.size(); room++) {
                if (!joined[room] && (best < 0 || length(room, nearest[room]) < length(best, nearest[best]))) {
                    best = room;
                }
            }
            joined[best] = true;
            parent[best] = nearest[best];
            generation[best] = generation[nearest[best]] + 1;
            edges.add(new Edge(regions.get(nearest[best]), regions.get(best)));
            for (int room = 0; room < regions.size(); room++) {
                if (!joined[room] && length(room, best) < length(room, nearest[room])) {
                    nearest[room] = best;
                }
            }
        }
    }

    private int length(int room, int other) {
        return length(regions.get(room), regions.get(other));
    }

    private int length(Region region, Region other) {
        return grid.steps4(region.centre(), other.centre());
    }

    /** One edge fewer than there are rooms, in the order in which the tree grew. */
    List<Edge> edges() {
        return List.copyOf(edges);
    }

    /** The edge that hangs one more room on the nearest of these; the tree itself stays as it is. */
    Edge toNearest(Region deadEnd) {
        Region nearest = regions.get(0);
        for (Region region : regions) {
            nearest = length(region, deadEnd) < length(nearest, deadEnd) ? region : nearest;
        }
        return new Edge(nearest, deadEnd);
    }

    /** At most so many loops, drawn from the shortest third of those worth drilling. */
    List<Edge> loops(int most, Stream stream) {
        List<Edge> candidates = new ArrayList<>();
        for (int room = 0; room < regions.size(); room++) {
            for (int other = room + 1; other < regions.size(); other++) {
                if (roomsBetween(room, other) >= LEAST_ROOMS_SAVED) {
                    candidates.add(new Edge(regions.get(room), regions.get(other)));
                }
            }
        }
        candidates.sort(Comparator.comparingInt(edge -> length(edge.from(), edge.to())));
        List<Edge> shortest = new ArrayList<>(candidates.subList(0, (candidates.size() + 2) / 3));
        stream.shuffle(shortest);
        return shortest.subList(0, Math.min(most, shortest.size()));
    }

    /** How many edges of the tree lead from one room to the other. */
    private int roomsBetween(int room, int other) {
        int steps = 0;
        int a = room;
        int b = other;
        while (a != b) {
            boolean aIsYounger = generation[a] >= generation[b];
            a = aIsYounger ? parent[a] : a;
            b = aIsYounger ? b : parent[b];
            steps++;
        }
        return steps;
    }
}
