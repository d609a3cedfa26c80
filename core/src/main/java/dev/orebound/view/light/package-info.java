/**
 * Light: a list of lights each frame, how far each comes in every direction, and the layer that they add up to.
 *
 * <p>A wing of {@code view}; sees what {@code view} sees.
 */
@NullMarked
package dev.orebound.view.light;

import org.jspecify.annotations.NullMarked;
