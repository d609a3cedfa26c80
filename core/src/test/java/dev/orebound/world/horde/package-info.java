/** Tests of the wing {@code world.horde}. */
@NullMarked
package dev.orebound.world.horde;

import org.jspecify.annotations.NullMarked;
