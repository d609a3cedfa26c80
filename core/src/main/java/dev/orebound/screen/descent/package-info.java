/**
 * The known part of a run's graph, shown between two floors and from the pause menu. {@code KnownDescent} decides what
 * is known.
 */
@NullMarked
package dev.orebound.screen.descent;

import org.jspecify.annotations.NullMarked;
