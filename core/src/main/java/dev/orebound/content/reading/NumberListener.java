package dev.orebound.content.reading;

/** Listens, while content is read, for the numbers that each field accepts; for tools that change them. */
@FunctionalInterface
public interface NumberListener {
    /** Ignores everything. */
    NumberListener NONE = (file, path, lowest, highest, isWhole) -> {};

    /**
     * Called when a number is read.
     *
     * @param path of the field in its file, such as {@code lakes.kinds[0].count.slope}
     * @param lowest that is accepted
     * @param highest likewise
     * @param isWhole whether only whole numbers are
     */
    void accepts(String file, String path, float lowest, float highest, boolean isWhole);
}
