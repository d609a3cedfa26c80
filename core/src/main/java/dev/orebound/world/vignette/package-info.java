/**
 * Vignettes at play: their things and keys, what is done to their locks, and what follows when the player touches them.
 *
 * <p>{@code FloorVignettes} knows how far each vignette has got. {@code VignetteMomentSystem} finds out which moments
 * have come; {@code VignetteEffectSystem} carries out the rules that wait for them, from the next tick on.
 * {@code LockSystem} counts what brings a lock nearer to its opening. A lock never shuts again, so nothing is ever lost
 * behind one; a roof that comes down never shuts anybody in; and a key is never lost, since it returns to its place
 * when its carrier is gone.
 */
@NullMarked
package dev.orebound.world.vignette;

import org.jspecify.annotations.NullMarked;
