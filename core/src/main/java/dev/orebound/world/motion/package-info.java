/**
 * Movement of bodies: walking, knock-back, collisions, hazard edges, falls, and the search for a place where a body
 * fits.
 */
@NullMarked
package dev.orebound.world.motion;

import org.jspecify.annotations.NullMarked;
