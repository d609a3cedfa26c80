/**
 * Effects: particles, rings and lights that show what happens, as {@code effects.json} declares them. Knows nothing of
 * how they are drawn.
 */
@NullMarked
package dev.orebound.content.effect;

import org.jspecify.annotations.NullMarked;
