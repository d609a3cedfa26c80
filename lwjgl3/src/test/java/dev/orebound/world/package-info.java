/** Lets tests put a world into any state. */
@NullMarked
package dev.orebound.world;

import org.jspecify.annotations.NullMarked;
