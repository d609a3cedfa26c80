/**
 * Texts that are read aloud for players who cannot read the screen. Pages and the HUD tell a {@code Speaker} what they
 * show; the machine's speech, which the launcher provides, never waits and never changes the world.
 */
@NullMarked
package dev.orebound.screen.speech;

import org.jspecify.annotations.NullMarked;
