package dev.orebound.content.reading;

/** Listens, while content is read, for the numbers that each field accepts; for tools that change them. */
@FunctionalInterface
public interface NumberListener {
    /** Ignores everything. */
    NumberListener NONE = (file, path, field, isWhole) -> {};

    /**
     * Called when a number is read.
     *
     * @param path of the field in its file, such as {@code lakes.kinds[0].count.slope}
     * @param field its bounds, unit and meaning
     * @param isWhole true if only whole numbers are accepted
     */
    void accepts(String file, String path, FieldSpec field, boolean isWhole);
}
