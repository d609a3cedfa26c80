/** Describes places of a floor in plain words, from the layers that the passes kept. */
@NullMarked
package dev.orebound.cave.words;

import org.jspecify.annotations.NullMarked;
