/**
 * Descriptions of places in words, limited to what the player has seen.
 */
@NullMarked
package dev.orebound.screen.hud.place;

import org.jspecify.annotations.NullMarked;
