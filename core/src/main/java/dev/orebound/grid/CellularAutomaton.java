package dev.orebound.grid;

/**
 * Grows a layer by a cellular automaton: a cell's next value depends on the number of true cells among itself and its
 * eight neighbours; cells beyond the edge are false. Its buffers are reused from step to step.
 *
 * <p>Source: the majority rule for caves (Johnson, Yannakakis, Togelius: Cellular automata for real-time generation of
 * infinite cave levels, 2010), with separate counts for birth and for survival. The layer is the only slice of a {@link
 * VolumeAutomaton}, which counts for 64 cells at once.
 */
public final class CellularAutomaton {
    private final BitVolume cells;
    private final VolumeAutomaton automaton;

    public CellularAutomaton(Grid grid) {
        cells = new BitVolume(grid, 1);
        automaton = new VolumeAutomaton(cells);
    }

    /**
     * Performs one step for all cells at once.
     *
     * @param layer is read and then written
     * @param birth least count of nine at which a false cell becomes true, 1 or more
     * @param survival least count of nine, including itself, at which a true cell stays true
     */
    public void step(MutableBitLayer layer, int birth, int survival) {
        cells.read(0, layer);
        automaton.step(birth, survival);
        cells.write(0, layer);
    }
}
