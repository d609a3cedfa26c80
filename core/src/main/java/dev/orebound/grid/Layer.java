package dev.orebound.grid;

/** One named value for each cell of a grid. Read-only; whoever makes it holds the mutable kind. */
public sealed interface Layer permits BitLayer, IntLayer {
    Grid grid();
}
