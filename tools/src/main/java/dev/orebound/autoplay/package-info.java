/**
 * Bots that play: they read a world and fill in an intent each tick. This package holds what all bots share: the view of a
 * world, the controls, and a fight against one monster.
 */
@NullMarked
package dev.orebound.autoplay;

import org.jspecify.annotations.NullMarked;
