/**
 * The HUD: everything that a player must know at a glance during play. It reads the world and its events and changes
 * nothing.
 *
 * <p>Each hint is shown once to a player; {@link dev.orebound.screen.hud.HintProgress} keeps them in the profile.
 */
@NullMarked
package dev.orebound.screen.hud;

import org.jspecify.annotations.NullMarked;
