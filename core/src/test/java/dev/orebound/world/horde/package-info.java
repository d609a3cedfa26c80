/** Tests of the package {@code world.horde}. */
@NullMarked
package dev.orebound.world.horde;

import org.jspecify.annotations.NullMarked;
