/**
 * Scene2D as the pages use it: a stage that is drawn with the game's own batch, the skin of {@code assets/skin}, texts,
 * rows that can be focused, and the focus that keys, the pointer or a gamepad move. Lengths are the window's real
 * pixels.
 */
@NullMarked
package dev.orebound.screen.stage;

import org.jspecify.annotations.NullMarked;
