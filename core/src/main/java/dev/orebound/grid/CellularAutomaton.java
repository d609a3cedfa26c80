package dev.orebound.grid;

/**
 * Grows a layer by a cellular automaton: a cell's next value depends on the number of true cells among itself and its
 * eight neighbours; cells beyond the edge are false. It takes over a layer, does any number of steps, and gives it
 * back; its buffers are reused.
 *
 * <p>Source: the majority rule for caves (Johnson, Yannakakis, Togelius: Cellular automata for real-time generation of
 * infinite cave levels, 2010), with separate counts for birth and for survival. The layer is the only slice of a
 * {@link VolumeAutomaton}, which counts for 64 cells at once.
 */
public final class CellularAutomaton {
    private final BitVolume cells;
    private final VolumeAutomaton automaton;

    public CellularAutomaton(Grid grid) {
        cells = new BitVolume(grid, 1);
        automaton = new VolumeAutomaton(cells);
    }

    /** Takes over the cells of a layer of the same grid. */
    public void load(BitLayer layer) {
        cells.read(0, layer);
    }

    /** Writes the cells to a layer of the same grid. */
    public void store(MutableBitLayer layer) {
        cells.write(0, layer);
    }

    /** Sets the outermost ring of cells to false. */
    public void clearEdge() {
        cells.clearEdge(0);
    }

    /**
     * Performs one step for all cells at once.
     *
     * @param birth least count of nine at which a false cell becomes true, 1 or more
     * @param survival least count of nine, including itself, at which a true cell stays true
     */
    public void step(int birth, int survival) {
        automaton.step(birth, survival);
    }
}
