/**
 * Behaviour trees, as gdx-ai runs them: built from what {@code assets/ai} says, with words that a registry gives a meaning.
 * Tasks remember nothing but their status; whatever else is remembered is in whom they think for.
 *
 * <p>Knows nothing of hordes.
 */
@NullMarked
package dev.orebound.world.horde.tree;

import org.jspecify.annotations.NullMarked;
