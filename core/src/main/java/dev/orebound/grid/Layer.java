package dev.orebound.grid;

/** One value for each cell of a grid, read-only. The code that fills it holds the mutable kind. */
public sealed interface Layer permits BitLayer, IntLayer {
    Grid grid();
}
