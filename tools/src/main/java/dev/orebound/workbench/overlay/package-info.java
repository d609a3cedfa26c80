/**
 * Overlays over the cave, panels about the cell under the mouse, and the room graph. They read the world and change
 * nothing.
 *
 * <p>{@code BenchOverlays} lists all overlays in their drawing order.
 */
@NullMarked
package dev.orebound.workbench.overlay;

import org.jspecify.annotations.NullMarked;
