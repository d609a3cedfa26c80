/** Tests of the film room, in a window. */
@NullMarked
package dev.orebound.film;

import org.jspecify.annotations.NullMarked;
