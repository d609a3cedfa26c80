package dev.orebound.grid;

/**
 * The steps that lead from cell to cell.
 *
 * <p>Nothing ever squeezes between corners: a diagonal step needs both cells beside it to be open. So two cells that touch
 * only at a corner, with rock on both sides, are not joined; nor does anybody cut past a single corner, which a body of
 * some width could not do either. What four-way steps reach and what eight-way steps reach is therefore the same.
 */
public enum StepKind {
    /** East, north, west, south. */
    FOUR_WAY,
    /** Four-way steps, and diagonals between open cells; each step counts one. */
    EIGHT_WAY
}
