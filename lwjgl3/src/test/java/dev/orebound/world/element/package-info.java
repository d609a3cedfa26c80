/** Lets tests put the ground into any state. */
@NullMarked
package dev.orebound.world.element;

import org.jspecify.annotations.NullMarked;
