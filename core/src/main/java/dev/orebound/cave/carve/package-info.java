/** Passes that carve the caves and turn their connected regions into rooms. */
@NullMarked
package dev.orebound.cave.carve;

import org.jspecify.annotations.NullMarked;
