/**
 * The film room: plays the fixed scenes of {@code film/scenes.json} with the game's own screens and autoplayers, and
 * measures each picture. It needs a window, which another opens, and it never reads a clock, so the same build on the
 * same machine renders the same pictures.
 */
@NullMarked
package dev.orebound.film;

import org.jspecify.annotations.NullMarked;
