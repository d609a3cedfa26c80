/**
 * Draws the player, monsters and companions: their poses and traces, what they are about to do, what they suffer from,
 * and what they shoot.
 */
@NullMarked
package dev.orebound.view.actor;

import org.jspecify.annotations.NullMarked;
