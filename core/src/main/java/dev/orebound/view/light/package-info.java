/**
 * Light: a list of lights for each frame, the distance that each reaches in every direction, and the layer to which
 * they add up.
 */
@NullMarked
package dev.orebound.view.light;

import org.jspecify.annotations.NullMarked;
