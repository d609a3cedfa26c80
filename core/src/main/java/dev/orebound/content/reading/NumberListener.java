package dev.orebound.content.reading;

/** Is told, while content is read, which numbers a field accepts: for whoever lets somebody change them. */
@FunctionalInterface
public interface NumberListener {
    /** Does not care. */
    NumberListener NONE = (file, path, lowest, highest, isWhole) -> {};

    /**
     * A number was read.
     *
     * @param path of the field in its file, such as {@code lakes.kinds[0].count.slope}
     * @param lowest that is accepted
     * @param highest likewise
     * @param isWhole whether only whole numbers are
     */
    void accepts(String file, String path, float lowest, float highest, boolean isWhole);
}
