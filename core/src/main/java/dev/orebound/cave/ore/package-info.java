/** The ore in the rock of a whole run: a three-dimensional field whose slices are the floors. */
@NullMarked
package dev.orebound.cave.ore;

import org.jspecify.annotations.NullMarked;
