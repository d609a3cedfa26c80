package dev.orebound.grid;

import java.util.Arrays;

/**
 * Grows a volume by a cellular automaton: a cell's next value depends on the number of true cells among the 27 of
 * itself and its neighbours in its own slice, the one above and the one below; cells beyond the edges are false. Its
 * buffers are reused from step to step.
 *
 * <p>Source: {@link CellularAutomaton}'s rule with one more dimension. 64 cells are counted at once: a count is a
 * binary number whose digits are words, each with the same digit of all 64 counts, and words are added as hardware adds
 * digits.
 */
public final class VolumeAutomaton {
    /** The largest count, of nine cells in a slice, has four digits; that of all 27 has five. */
    private static final int SLICE_DIGITS = 4;

    private final BitVolume volume;
    private final int sliceWords;

    /** The digits of the sums of three cells in a row: one empty row, then those of a slice, then one empty row. */
    private final long[][] rows;

    /** The digits of the sums of nine cells in a slice: those of three slices that follow each other, in turn. */
    private final long[][] nines;

    public VolumeAutomaton(BitVolume volume) {
        this.volume = volume;
        sliceWords = volume.grid.height() * volume.rowWords;
        rows = new long[2][sliceWords + 2 * volume.rowWords];
        nines = new long[SLICE_DIGITS][3 * sliceWords];
    }

    /**
     * Performs one step for all cells at once.
     *
     * @param birth least count of 27 at which a false cell becomes true, 1 or more
     * @param survival least count of 27, including itself, at which a true cell stays true
     */
    public void step(int birth, int survival) {
        count(-1);
        count(0);
        for (int slice = 0; slice < volume.slices; slice++) {
            count(slice + 1); // before the slice above it changes, which still counts with its old values
            int above = sums(slice - 1);
            int own = sums(slice);
            int below = sums(slice + 1);
            for (int word = 0; word < sliceWords; word++) {
                decide(slice * sliceWords + word, above + word, own + word, below + word, birth, survival);
            }
        }
        int rowWords = volume.rowWords;
        for (int last = rowWords - 1; last < volume.words.length; last += rowWords) {
            volume.words[last] &= volume.cellsOf(rowWords - 1);
        }
    }

    /** Adds the three sums of nine of each of a word's cells, and gives the cells their next values. */
    private void decide(int word, int above, int own, int below, int birth, int survival) {
        long odd1 = odd(nines[1][above], nines[1][own], nines[1][below]);
        long odd2 = odd(nines[2][above], nines[2][own], nines[2][below]);
        long odd3 = odd(nines[3][above], nines[3][own], nines[3][below]);
        long fromOnes = carry(nines[0][above], nines[0][own], nines[0][below]);
        long fromTwos = carry(nines[1][above], nines[1][own], nines[1][below]);
        long fromFours = carry(nines[2][above], nines[2][own], nines[2][below]);
        long fromEights = carry(nines[3][above], nines[3][own], nines[3][below]);
        long moreFours = odd1 & fromOnes;
        long moreEights = carry(odd2, fromTwos, moreFours);
        long ones = odd(nines[0][above], nines[0][own], nines[0][below]);
        long twos = odd1 ^ fromOnes;
        long fours = odd(odd2, fromTwos, moreFours);
        long eights = odd(odd3, fromFours, moreEights);
        long sixteens = fromEights ^ carry(odd3, fromFours, moreEights);
        long was = volume.words[word];
        long born = atLeast(birth, ones, twos, fours, eights, sixteens) & ~was;
        volume.words[word] = born | (atLeast(survival, ones, twos, fours, eights, sixteens) & was);
    }

    /** Returns where the sums of a slice begin; -1 for the empty slice above the topmost. */
    private int sums(int slice) {
        return (slice + 3) % 3 * sliceWords;
    }

    private void count(int slice) {
        if (slice >= 0 && slice < volume.slices) {
            countRows(slice);
            countNines(slice);
        } else {
            for (long[] digit : nines) {
                Arrays.fill(digit, sums(slice), sums(slice) + sliceWords, 0);
            }
        }
    }

    /** Counts each cell of a slice with its neighbours to the west and east. */
    private void countRows(int slice) {
        long[] words = volume.words;
        int rowWords = volume.rowWords;
        int first = volume.word(slice, 0);
        for (int word = 0; word < sliceWords; word++) {
            long own = words[first + word];
            int inRow = word % rowWords;
            long west = (own << 1) | (inRow == 0 ? 0 : words[first + word - 1] >>> 63);
            long east = (own >>> 1) | (inRow == rowWords - 1 ? 0 : words[first + word + 1] << 63);
            rows[0][rowWords + word] = odd(west, own, east);
            rows[1][rowWords + word] = carry(west, own, east);
        }
    }

    /** Counts each cell of a slice with its eight neighbours there. */
    private void countNines(int slice) {
        int rowWords = volume.rowWords;
        long[] ones = rows[0];
        long[] twos = rows[1];
        int to = sums(slice);
        for (int south = 0; south < sliceWords; south++) {
            int own = south + rowWords;
            int north = own + rowWords;
            long fromOnes = carry(ones[south], ones[own], ones[north]);
            long oddTwos = odd(twos[south], twos[own], twos[north]);
            long fromTwos = carry(twos[south], twos[own], twos[north]);
            long moreFours = fromOnes & oddTwos;
            nines[0][to + south] = odd(ones[south], ones[own], ones[north]);
            nines[1][to + south] = fromOnes ^ oddTwos;
            nines[2][to + south] = fromTwos ^ moreFours;
            nines[3][to + south] = fromTwos & moreFours;
        }
    }

    /** Returns the bits of the 64 cells whose sum, given by its digits, is at least a number. */
    private static long atLeast(int number, long ones, long twos, long fours, long eights, long sixteens) {
        // Digit by digit from the lowest: a higher digit outweighs all below, an equal one leaves it to them.
        long atLeast = (number & 1) == 0 ? -1L : ones;
        atLeast = (number & 2) == 0 ? atLeast | twos : atLeast & twos;
        atLeast = (number & 4) == 0 ? atLeast | fours : atLeast & fours;
        atLeast = (number & 8) == 0 ? atLeast | eights : atLeast & eights;
        return (number & 16) == 0 ? atLeast | sixteens : atLeast & sixteens;
    }

    /** Returns the lower digit of the sum of three. */
    private static long odd(long a, long b, long c) {
        return a ^ b ^ c;
    }

    /** Returns the higher digit of the sum of three. */
    private static long carry(long a, long b, long c) {
        return (a & b) | (c & (a ^ b));
    }
}
