package dev.orebound.grid;

/**
 * The kinds of steps from cell to cell.
 *
 * <p>No step squeezes between corners: a diagonal step needs both cells beside it to be open. So two cells that touch
 * only at a corner with rock on both sides are not joined, and no step cuts past a single corner, which a body of some
 * width could not do either. Four-way steps and eight-way steps therefore reach the same cells.
 */
public enum StepKind {
    /** East, north, west, south. */
    FOUR_WAY,
    /** Four-way steps, and diagonals between open cells; each step counts one. */
    EIGHT_WAY
}
