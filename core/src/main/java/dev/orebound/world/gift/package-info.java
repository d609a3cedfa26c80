/** The gifts of a floor: shrines with their scrolls, dormant golems, and the warden with the key to the exits. */
@NullMarked
package dev.orebound.world.gift;

import org.jspecify.annotations.NullMarked;
