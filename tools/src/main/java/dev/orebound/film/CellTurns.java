package dev.orebound.film;

import java.util.Arrays;

/** Follows a value of each cell in time, and finds its turns: where it has left its last extreme far enough. */
abstract class CellTurns {
    /** The way of each cell's turn in this frame: 1 up, -1 down, 0 if it did not turn. */
    final byte[] turned;

    private final float[] low;
    private final float[] high;
    private final boolean[] lowIsSaturated;
    private final boolean[] highIsSaturated;
    /** The way of each cell's last turn; 0 before the first. */
    private final byte[] way;

    CellTurns(int cells) {
        turned = new byte[cells];
        low = new float[cells];
        high = new float[cells];
        lowIsSaturated = new boolean[cells];
        highIsSaturated = new boolean[cells];
        way = new byte[cells];
        Arrays.fill(low, Float.MAX_VALUE);
        Arrays.fill(high, -Float.MAX_VALUE);
    }

    /** Adds a cell's value in the next frame. */
    final void add(int cell, float value, boolean isSaturated) {
        if (value < low[cell]) {
            low[cell] = value;
            lowIsSaturated[cell] = isSaturated;
        }
        if (value > high[cell]) {
            high[cell] = value;
            highIsSaturated[cell] = isSaturated;
        }
        if (way[cell] <= 0 && isTurn(low[cell], value, lowIsSaturated[cell] || isSaturated)) {
            turn(cell, 1);
            high[cell] = value;
            highIsSaturated[cell] = isSaturated;
        } else if (way[cell] >= 0 && isTurn(value, high[cell], highIsSaturated[cell] || isSaturated)) {
            turn(cell, -1);
            low[cell] = value;
            lowIsSaturated[cell] = isSaturated;
        }
    }

    private void turn(int cell, int towards) {
        way[cell] = (byte) towards;
        turned[cell] = (byte) towards;
    }

    /** Returns whether the change between two values is a turn, with a saturated red at one of them or not. */
    abstract boolean isTurn(float lower, float higher, boolean isSaturated);

    /** Turns of the relative luminance. */
    static final class GeneralTurns extends CellTurns {
        GeneralTurns(int cells) {
            super(cells);
        }

        @Override
        boolean isTurn(float lower, float higher, boolean isSaturated) {
            return higher - lower >= FlashMeter.GENERAL_CHANGE && lower < FlashMeter.DARKER_BELOW;
        }
    }

    /** Turns of the redness. */
    static final class RedTurns extends CellTurns {
        RedTurns(int cells) {
            super(cells);
        }

        @Override
        boolean isTurn(float lower, float higher, boolean isSaturated) {
            return isSaturated && higher - lower > FlashMeter.RED_CHANGE;
        }
    }
}
