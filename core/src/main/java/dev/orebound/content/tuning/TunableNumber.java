package dev.orebound.content.tuning;

/**
 * A number of a content file that can be changed.
 *
 * @param path of its field, such as {@code carving.hearts.lowest}
 * @param usual as it stands in the file
 * @param lowest that is accepted
 * @param highest likewise
 * @param isWhole whether only whole numbers are
 */
public record TunableNumber(String path, double usual, float lowest, float highest, boolean isWhole) {
    /** Steps from one end of its bounds to the other, for what is no whole number. */
    private static final int FINE_STEPS = 100;

    /** The least change that is worth making. */
    public double step() {
        return isWhole ? 1 : (highest - lowest) / FINE_STEPS;
    }

    /** The nearest number that is accepted. */
    public double fitted(double wanted) {
        double within = Math.max(lowest, Math.min(highest, wanted));
        return isWhole ? Math.rint(within) : within;
    }

    /** A value as it is written. */
    public String written(double value) {
        return isWhole ? Long.toString(Math.round(value)) : Float.toString((float) value);
    }
}
