package dev.orebound.lab.bench;

import java.util.Arrays;

/**
 * Makes a cave with as little work as possible: what the generator's time is compared with. It has caves, corridors,
 * distances to borders and from the start, doorways, nooks, 24 veins and 60 hordes, in plain arrays that are used again
 * for each cave; it promises nothing of what {@code cave} promises.
 *
 * <p>A row of cells is a row of bits, 64 to a number, and floor is 1. Sources: bit-sliced sums of neighbours, as for
 * Conway's game; runs ; a breadth-first search that writes every neighbour and moves its end by the sign of what was
 * there, so that it has no branch to mispredict.
 */
final class CaveKernel {
    private static final int SMOOTHINGS = 5;
    private static final int VEINS = 24;
    private static final int VEIN_RADIUS = 5;
    private static final int HORDES = 60;
    private static final int MEMBERS = 7;
    private static final int UNREACHED = -1;

    private final int side;
    private final int words;
    private final long[] floor;
    private final long[] other;
    private final long[] peeled;

    private final RegionKernel regions;
    private final int[] queue;

    /** Distances to the border and from the start; rock is 0, a margin of one cell is rock. */
    private final int[] border;

    private final int[] way;
    private final int[] veins;
    private final int[] monsters = new int[HORDES * MEMBERS];
    private final int[] steps;
    private long chance;
    private int reached;

    /** @param side of the cave in cells, a multiple of 64 */
    CaveKernel(int side) {
        this.side = side;
        words = side / 64;
        int cells = side * side;
        floor = new long[side * words];
        other = new long[side * words];
        peeled = new long[side * words];
        queue = new int[cells + 8];
        regions = new RegionKernel(side, floor, queue);
        border = new int[cells];
        way = new int[(side + 2) * (side + 2)];
        veins = new int[cells];
        steps = new int[] {1, -1, side + 2, -side - 2, side + 3, side + 1, -side - 1, -side - 3};
    }

    /** Makes a cave and returns a number that depends on all of it. */
    long make(long seed) {
        chance = seed;
        fill();
        for (int i = 0; i < SMOOTHINGS; i++) {
            smooth();
        }
        regions.join();
        measureBorders();
        measureWays();
        return 31 * (31 * (31L * Arrays.hashCode(floor) + doorwaysAndNooks()) + scatterVeins()) + scatterHordes();
    }

    /** Returns true if a cell of the last cave is floor. */
    boolean isFloor(int x, int y) {
        return (floor[y * words + (x >> 6)] >>> x & 1) != 0;
    }

    /** Returns the number of cells that can be reached from the start. */
    int reached() {
        return reached;
    }

    /** Returns the steps from the start and one more, or 0 for rock. */
    int way(int x, int y) {
        return way[x + 1 + (y + 1) * (side + 2)];
    }

    private long next() {
        chance += 0x9E3779B97F4A7C15L;
        long z = (chance ^ (chance >>> 30)) * 0xBF58476D1CE4E5B9L;
        z = (z ^ (z >>> 27)) * 0x94D049BB133111EBL;
        return z ^ (z >>> 31);
    }

    private int below(int bound) {
        return (int) (((next() >>> 32) * bound) >>> 32);
    }

    /** Nine of sixteen cells are floor; the outermost ring is rock. */
    private void fill() {
        Arrays.fill(floor, 0);
        for (int y = 1; y < side - 1; y++) {
            for (int word = 0; word < words; word++) {
                long eighth = next();
                eighth &= next();
                eighth &= next();
                floor[y * words + word] = next() | eighth;
            }
            seal(floor, y);
        }
    }

    private void seal(long[] bits, int y) {
        bits[y * words] &= ~1L;
        bits[y * words + words - 1] &= Long.MAX_VALUE;
    }

    /** A cell is floor if five of the nine cells around it are. */
    private void smooth() {
        for (int y = 1; y < side - 1; y++) {
            for (int word = 0; word < words; word++) {
                int at = y * words + word;
                long lowOne = ones(at - words, word);
                long midOne = ones(at, word);
                long highOne = ones(at + words, word);
                long a = twos(at - words, word);
                long b = twos(at, word);
                long c = twos(at + words, word);
                long one = lowOne ^ midOne ^ highOne;
                long d = (lowOne & midOne) | (highOne & (lowOne ^ midOne));
                long two = (a & b) | (c & d) | ((a | b) & (c | d));
                long three = (a & b & (c | d)) | (c & d & (a | b));
                other[at] = three | (two & one);
            }
            seal(other, y);
        }
        System.arraycopy(other, words, floor, words, (side - 2) * words);
    }

    private long west(int at, int word) {
        return floor[at] << 1 | (word > 0 ? floor[at - 1] >>> 63 : 0);
    }

    private long east(int at, int word) {
        return floor[at] >>> 1 | (word < words - 1 ? floor[at + 1] << 63 : 0);
    }

    private long ones(int at, int word) {
        return west(at, word) ^ floor[at] ^ east(at, word);
    }

    private long twos(int at, int word) {
        long west = west(at, word);
        long east = east(at, word);
        return (west & floor[at]) | (east & (west ^ floor[at]));
    }

    /** Peels the floor layer by layer; each cell is written once. */
    private void measureBorders() {
        System.arraycopy(floor, 0, other, 0, floor.length);
        Arrays.fill(border, 0);
        boolean goesOn = true;
        for (int distance = 1; goesOn; distance++) {
            goesOn = false;
            for (int y = 1; y < side - 1; y++) {
                for (int word = 0; word < words; word++) {
                    int at = y * words + word;
                    long left = all(at - words, word) & all(at, word) & all(at + words, word);
                    peeled[at] = left;
                    goesOn |= left != 0;
                    for (long gone = other[at] & ~left; gone != 0; gone &= gone - 1) {
                        border[y * side + (word << 6) + Long.numberOfTrailingZeros(gone)] = distance;
                    }
                }
            }
            System.arraycopy(peeled, 0, other, 0, other.length);
        }
    }

    private long all(int at, int word) {
        long west = other[at] << 1 | (word > 0 ? other[at - 1] >>> 63 : 0);
        long east = other[at] >>> 1 | (word < words - 1 ? other[at + 1] << 63 : 0);
        return west & other[at] & east;
    }

    private void measureWays() {
        int wide = side + 2;
        int start = 0;
        for (int y = 0; y < side; y++) {
            for (int x = 0; x < side; x++) {
                boolean isFloor = isFloor(x, y);
                int cell = x + 1 + (y + 1) * wide;
                way[cell] = isFloor ? UNREACHED : 0;
                start = isFloor ? cell : start;
            }
        }
        queue[0] = start;
        way[start] = 1;
        int tail = 1;
        for (int head = 0; head < tail; head++) {
            int cell = queue[head];
            int next = way[cell] + 1;
            for (int step : steps) {
                int there = way[cell + step];
                int isNew = there >>> 31;
                queue[tail] = cell + step;
                way[cell + step] = there ^ ((there ^ next) & -isNew);
                tail += isNew;
            }
        }
        reached = tail;
    }

    /** Counts cells between two opposite walls, and cells with three walls. */
    private int doorwaysAndNooks() {
        int count = 0;
        for (int y = 1; y < side - 1; y++) {
            for (int word = 0; word < words; word++) {
                int at = y * words + word;
                long west = west(at, word);
                long east = east(at, word);
                long north = floor[at + words];
                long south = floor[at - words];
                long doorways = floor[at] & ((~west & ~east & north & south) | (west & east & ~north & ~south));
                long nooks = floor[at] & ((~west & ~east & (north ^ south)) | (~north & ~south & (west ^ east)));
                count += Long.bitCount(doorways) + Long.bitCount(nooks);
            }
        }
        return count;
    }

    private int scatterVeins() {
        Arrays.fill(veins, 0);
        int cells = 0;
        for (int vein = 1; vein <= VEINS; vein++) {
            int x = VEIN_RADIUS + below(side - 2 * VEIN_RADIUS);
            int y = VEIN_RADIUS + below(side - 2 * VEIN_RADIUS);
            int radius = 2 + below(VEIN_RADIUS - 1);
            for (int dy = -radius; dy <= radius; dy++) {
                for (int dx = -radius; dx <= radius; dx++) {
                    if (dx * dx + dy * dy <= radius * radius) {
                        veins[x + dx + (y + dy) * side] = vein;
                        cells++;
                    }
                }
            }
        }
        return cells;
    }

    /** Places hordes anywhere, their members on cells that the search found one after another. */
    private long scatterHordes() {
        long sum = 0;
        for (int horde = 0; horde < HORDES; horde++) {
            int leader = below(Math.max(1, reached - MEMBERS));
            for (int member = 0; member < MEMBERS; member++) {
                monsters[horde * MEMBERS + member] = queue[leader + member];
                sum += way[queue[leader + member]];
            }
        }
        return sum + border[below(border.length)];
    }
}
