/**
 * Passes that lay the veins of ore and grow ore on the floor above them; and the search for veins on the floors below.
 */
@NullMarked
package dev.orebound.cave.vein;

import org.jspecify.annotations.NullMarked;
