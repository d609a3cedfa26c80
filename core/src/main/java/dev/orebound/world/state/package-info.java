/**
 * Holds what a floor is made of while it is played: the parts of the floor that change, the clock, what happened in the last
 * tick, the player, and the only ways to change them. All other packages of the world build on it; it knows none of them
 * but the components.
 */
@NullMarked
package dev.orebound.world.state;

import org.jspecify.annotations.NullMarked;
