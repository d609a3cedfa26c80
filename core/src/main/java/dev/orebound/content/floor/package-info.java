/** Rules for making floors: the graph of a run, the generator's numbers, fixtures, and what changes with depth. */
@NullMarked
package dev.orebound.content.floor;

import org.jspecify.annotations.NullMarked;
