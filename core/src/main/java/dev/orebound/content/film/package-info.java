/** The scenes of the film room, which renders them so that builds can be compared. They change nothing in the game. */
@NullMarked
package dev.orebound.content.film;

import org.jspecify.annotations.NullMarked;
