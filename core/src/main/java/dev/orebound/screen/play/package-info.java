/**
 * The screen on which a run is played, floor after floor, until it ends.
 *
 * <p>When the player has taken an exit and the picture is dark, {@code FloorPassage} shows the descent, makes the next
 * floor, and waits for a key. After each frame the screen asks the world for a choice; one that was put off is not
 * opened again until the world has dropped it or the player presses interact.
 */
@NullMarked
package dev.orebound.screen.play;

import org.jspecify.annotations.NullMarked;
