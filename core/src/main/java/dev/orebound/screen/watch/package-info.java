/**
 * The screen on which a replay is watched, from any moment on and at any speed. Nothing that is watched is saved, not
 * even when the player takes over.
 */
@NullMarked
package dev.orebound.screen.watch;

import org.jspecify.annotations.NullMarked;
