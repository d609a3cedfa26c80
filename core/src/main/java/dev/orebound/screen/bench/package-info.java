/**
 * Where a playtester's bench plugs into the game: what the screen that plays asks of it, and what it may ask of the screen. An
 * ordinary game has none.
 */
@NullMarked
package dev.orebound.screen.bench;

import org.jspecify.annotations.NullMarked;
