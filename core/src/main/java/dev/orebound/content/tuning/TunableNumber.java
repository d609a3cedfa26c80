package dev.orebound.content.tuning;

import dev.orebound.content.reading.FieldSpec;

/**
 * A number of a content file that can be changed.
 *
 * @param path of its field, such as {@code carving.hearts.lowest}
 * @param usual as it stands in the file
 * @param field its bounds, unit and meaning
 * @param isWhole true if only whole numbers are accepted
 */
public record TunableNumber(String path, double usual, FieldSpec field, boolean isWhole) {
    /** The number of steps from one bound to the other, for fractional numbers. */
    private static final int FINE_STEPS = 100;

    /** Returns the lowest accepted number. */
    public float lowest() {
        return field.least();
    }

    /** Returns the highest accepted number. */
    public float highest() {
        return field.most();
    }

    /** Returns the smallest useful change. */
    public double step() {
        return isWhole ? 1 : (highest() - lowest()) / FINE_STEPS;
    }

    /** Returns the nearest number that is accepted. */
    public double fitted(double wanted) {
        double within = Math.max(lowest(), Math.min(highest(), wanted));
        return isWhole ? Math.rint(within) : within;
    }

    /** Returns a value as it is written. */
    public String written(double value) {
        return isWhole ? Long.toString(Math.round(value)) : Float.toString((float) value);
    }
}
