/**
 * Behaviour trees, run by gdx-ai: built from the files in {@code assets/ai} with words that a vocabulary defines. Tasks
 * keep nothing but their status; all other state belongs to the thinker. The package knows nothing of hordes.
 */
@NullMarked
package dev.orebound.world.horde.tree;

import org.jspecify.annotations.NullMarked;
