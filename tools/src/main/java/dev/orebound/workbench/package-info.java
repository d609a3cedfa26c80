/**
 * The developer workbench over a running game: overlays, console, action panel and the generation stepper. Only the
 * launcher uses it.
 */
@NullMarked
package dev.orebound.workbench;

import org.jspecify.annotations.NullMarked;
