/**
 * Draws the ground and the air: ore, growth, liquids that rise, burning and frozen cells, clouds, and the light of all
 * of them.
 */
@NullMarked
package dev.orebound.view.ground;

import org.jspecify.annotations.NullMarked;
