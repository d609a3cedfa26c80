/** Passes that connect the rooms by corridors, find the doorways, and place the start and the exits. */
@NullMarked
package dev.orebound.cave.corridor;

import org.jspecify.annotations.NullMarked;
