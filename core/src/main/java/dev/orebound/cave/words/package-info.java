/**
 * What a floor knows, said in plain words: a place is found out about from the layers that the passes kept, and then told.
 */
@NullMarked
package dev.orebound.cave.words;

import org.jspecify.annotations.NullMarked;
