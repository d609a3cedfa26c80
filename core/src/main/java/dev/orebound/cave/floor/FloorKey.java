package dev.orebound.cave.floor;

/**
 * The name of something that one pass makes and later passes read: a layer, or records.
 *
 * @param <T> what it is
 */
@SuppressWarnings("UnusedTypeParameter") // it is what keeps a reader from taking one thing for another
record FloorKey<T>(String name) {
    @Override
    public String toString() {
        return name;
    }
}
