package dev.orebound.grid;

/** A read-only value for each cell of a grid. The code that fills a layer holds its mutable subclass. */
public sealed interface Layer permits BitLayer, IntLayer {
    Grid grid();
}
