package dev.orebound.lab.making;

/** What a step changed in one layer of cells, so that it can be done and undone. */
final class LayerChange {
    /** The layer's place in {@link dev.orebound.lab.picture.PictureLayer#OF_CELLS}. */
    final int layer;

    /** The cells that changed. */
    final int[] cells;

    /** The value that each of them had. */
    final int[] before;

    /** The value that each of them has now. */
    final int[] after;

    LayerChange(int layer, int[] cells, int[] before, int[] after) {
        this.layer = layer;
        this.cells = cells;
        this.before = before;
        this.after = after;
    }
}
