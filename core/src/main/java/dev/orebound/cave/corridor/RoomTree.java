package dev.orebound.cave.corridor;

import dev.orebound.cave.floor.RoomRegion;
import dev.orebound.grid.Grid;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Plans which rooms are joined: a tree of corridors, side rooms as its leaves, and loops that make ways round.
 *
 * <p>Source: the minimum spanning tree over the rooms' centres (Prim, 1957). Loops come greedily, as in
 * bridge-connectivity augmentation: each is the pair of rooms that gives the most corridors a way round for its length.
 *
 * <p>Lengths are straight-line steps between centres, which corridors exceed somewhat; {@link LoopCounter} measures the
 * result.
 */
final class RoomTree {
    /** Added to a length when loops are compared, since a very short one is no better than a short one. */
    private static final int LENGTH_OFFSET = 12;

    /** Corridors wind and rooms are wide, so a way round is estimated with so many steps to spare. */
    private static final int SPARE_STEPS = 8;

    private static final int UNREACHED = 1_000_000;

    private final Grid grid;
    private final int leastDetour;
    /** Rooms of the tree in the order in which they were joined. */
    private final List<RoomRegion> rooms = new ArrayList<>();

    private final int[] parent;
    private final int[] generation;
    /** True for a room whose corridor to its parent lies on a loop. */
    private final boolean[] isCovered;
    /** True for a room that takes part in at most one loop. */
    private final boolean[] isSide;
    /** Pairs that are joined, or that cannot be. */
    private final boolean[][] isTried;
    /** The number of steps between centres along the corridors. */
    private final int[][] steps;
    /** The straight-line steps between the centres of a room and those before it. */
    private final int[][] lengths;
    /** Number of the tree's corridors between a room and those before it that lie on no loop. */
    private final int[][] uncovered;

    private boolean isUncoveredCounted;
    private int loops;

    /** Two rooms to join. */
    record RoomPair(RoomRegion from, RoomRegion to) {}

    /**
     * Plans a tree.
     *
     * @param others rooms that other rooms may be reached through, one or more
     * @param sideRooms how many more are added
     * @param leastDetour steps by which a loop must be shorter than the way round
     */
    RoomTree(Grid grid, List<RoomRegion> others, int sideRooms, int leastDetour) {
        this.grid = grid;
        this.leastDetour = leastDetour;
        int most = others.size() + sideRooms;
        parent = new int[most];
        generation = new int[most];
        isCovered = new boolean[most];
        isSide = new boolean[most];
        isTried = new boolean[most][most];
        steps = new int[most][most];
        lengths = new int[most][];
        uncovered = new int[most][];
        grow(others);
    }

    private void grow(List<RoomRegion> others) {
        add(others.get(0), 0);
        boolean[] isIn = new boolean[others.size()];
        isIn[0] = true;
        int[] nearest = new int[others.size()];
        int[] distance = new int[others.size()];
        Arrays.fill(distance, UNREACHED);
        while (rooms.size() < others.size()) {
            int newest = rooms.size() - 1;
            int best = -1;
            for (int i = 1; i < isIn.length; i++) {
                int length = isIn[i] ? UNREACHED : length(rooms.get(newest), others.get(i));
                if (length < distance[i]) {
                    distance[i] = length;
                    nearest[i] = newest;
                }
                if (!isIn[i] && (best < 0 || distance[i] < distance[best])) {
                    best = i;
                }
            }
            isIn[best] = true;
            add(others.get(best), nearest[best]);
        }
    }

    /** Adds a leaf; the first room's parent is itself. */
    private void add(RoomRegion region, int to) {
        int room = rooms.size();
        isUncoveredCounted = false;
        rooms.add(region);
        parent[room] = to;
        generation[room] = room == to ? 0 : generation[to] + 1;
        isTried[room][to] = true;
        isTried[to][room] = true;
        lengths[room] = new int[room];
        uncovered[room] = new int[room];
        for (int other = 0; other < room; other++) {
            lengths[room][other] = length(rooms.get(other), region);
        }
        for (int other = 0; other < room; other++) {
            steps[room][other] = steps[to][other] + lengths[room][to];
            steps[other][room] = steps[room][other];
        }
    }

    private int length(RoomRegion region, RoomRegion other) {
        return grid.steps4(region.centre(), other.centre());
    }

    private void connect(int room, int other) {
        int length = lengths[Math.max(room, other)][Math.min(room, other)];
        isTried[room][other] = true;
        isTried[other][room] = true;
        int[] fromRoom = steps[room].clone();
        int[] fromOther = steps[other].clone();
        for (int from = 0; from < rooms.size(); from++) {
            int byRoom = fromRoom[from] + length;
            int byOther = fromOther[from] + length;
            int[] row = steps[from];
            for (int to = 0; to < rooms.size(); to++) {
                row[to] = Math.min(row[to], Math.min(byRoom + fromOther[to], byOther + fromRoom[to]));
            }
        }
    }

    /** The corridors of the tree, in the order in which it grew. */
    List<RoomPair> edges() {
        List<RoomPair> edges = new ArrayList<>();
        for (int room = 1; room < rooms.size(); room++) {
            edges.add(new RoomPair(rooms.get(parent[room]), rooms.get(room)));
        }
        return edges;
    }

    /** The rooms that a side room may be hung on, nearest first: no other side room is among them. */
    List<RoomRegion> hosts(RoomRegion sideRoom) {
        List<RoomRegion> hosts = new ArrayList<>();
        for (int room = 0; room < rooms.size(); room++) {
            if (!isSide[room]) {
                hosts.add(rooms.get(room));
            }
        }
        hosts.sort(Comparator.comparingInt(host -> length(host, sideRoom)));
        return hosts;
    }

    /** Adds a side room as a leaf. */
    void hang(RoomRegion sideRoom, RoomRegion host) {
        isSide[rooms.size()] = true;
        add(sideRoom, rooms.indexOf(host));
    }

    /**
     * The best loop that was not asked for before, or null if none is left.
     *
     * @param withSideRooms whether it may join a side room, which then has two ways in
     */
    @Nullable
    RoomPair nextLoop(boolean withSideRooms) {
        countUncovered();
        int bestRoom = -1;
        int bestOther = -1;
        int bestGain = 0;
        int bestLength = 1;
        for (int room = 0; room < rooms.size(); room++) {
            for (int other = 0; other < room; other++) {
                if (mayLoop(room, other, withSideRooms)) {
                    int gain = 1 + uncovered[room][other];
                    int length = lengths[room][other] + LENGTH_OFFSET;
                    if (gain * bestLength > bestGain * length) {
                        bestRoom = room;
                        bestOther = other;
                        bestGain = gain;
                        bestLength = length;
                    }
                }
            }
        }
        if (bestRoom < 0) {
            return null;
        }
        isTried[bestRoom][bestOther] = true;
        return new RoomPair(rooms.get(bestRoom), rooms.get(bestOther));
    }

    private boolean mayLoop(int room, int other, boolean withSideRooms) {
        boolean isSpared = (!withSideRooms && (isSide[room] || isSide[other]))
                || (isSide[room] && isCovered[room])
                || (isSide[other] && isCovered[other]);
        int spared = steps[room][other] - lengths[room][other];
        return !isTried[room][other] && !isSpared && spared >= leastDetour + SPARE_STEPS;
    }

    /** Adds a loop that has been drilled. */
    void close(RoomPair loop) {
        int room = rooms.indexOf(loop.from());
        int other = rooms.indexOf(loop.to());
        cover(room, other);
        isUncoveredCounted = false;
        connect(room, other);
        loops++;
    }

    /** About how many corridors have a way round by now. */
    int corridorsOnLoops() {
        int count = loops;
        for (boolean covered : isCovered) {
            count += covered ? 1 : 0;
        }
        return count;
    }

    /** Counts anew if a room or a loop was added since it was last done. */
    private void countUncovered() {
        for (int room = 0; room < rooms.size() && !isUncoveredCounted; room++) {
            for (int other = 0; other < room; other++) {
                uncovered[room][other] = uncovered(room, other);
            }
        }
        isUncoveredCounted = true;
    }

    /**
     * Counts from the counts of rooms that joined the tree earlier: a room's way to any of them begins with its parent.
     */
    private int uncovered(int room, int other) {
        int own = isCovered[room] ? 0 : 1;
        int next = parent[room];
        return next == other ? own : own + uncovered[Math.max(next, other)][Math.min(next, other)];
    }

    /** Marks all corridors of the tree between two rooms as lying on a loop. */
    private void cover(int room, int other) {
        int a = room;
        int b = other;
        while (a != b) {
            boolean aIsYounger = generation[a] >= generation[b];
            isCovered[aIsYounger ? a : b] = true;
            a = aIsYounger ? parent[a] : a;
            b = aIsYounger ? b : parent[b];
        }
    }
}
