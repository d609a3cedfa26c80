package dev.orebound.lab.page;

/**
 * An axis from 0 to a round number.
 *
 * @param step between its ticks, 1, 2 or 5 times a power of ten
 * @param end its last tick, at least one step
 */
record AxisScale(int step, int end) {
    /** The axis with at most so many steps that reaches a number. */
    static AxisScale upTo(int most, int steps) {
        int[] rounds = {1, 2, 5};
        int power = 1;
        for (int i = 0; ; i++) {
            int step = rounds[i % rounds.length] * power;
            if ((long) step * steps >= most) {
                return new AxisScale(step, Math.max(1, (most + step - 1) / step) * step);
            }
            power *= i % rounds.length == rounds.length - 1 ? 10 : 1;
        }
    }

    /** Where a number lies on so many pixels; what is beyond the end lies at the end. */
    double at(double number, int pixels) {
        return Math.min(number, end) * pixels / end;
    }
}
