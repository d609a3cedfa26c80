/**
 * The HUD: what a player has to know at a glance while the cave goes on behind it. Reads the world and its events.
 *
 * <p>A wing of {@code screen}; sees what {@code screen} sees.
 */
@NullMarked
package dev.orebound.screen.hud;

import org.jspecify.annotations.NullMarked;
