package dev.orebound.lab.making;

/**
 * What a step changed in one layer of cells, so that it can be done and undone.
 *
 * @param layer its place in {@link dev.orebound.lab.PictureLayer#OF_CELLS}
 * @param cells that changed
 * @param before the value that each of them had
 * @param after the value that each of them has now
 */
record LayerChange(int layer, int[] cells, int[] before, int[] after) {}
