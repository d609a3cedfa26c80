/** Lets tests put hordes into any state. */
@NullMarked
package dev.orebound.world.horde;

import org.jspecify.annotations.NullMarked;
