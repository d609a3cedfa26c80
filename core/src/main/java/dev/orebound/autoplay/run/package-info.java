/**
 * The run: a player who plays whole runs as well as their skill allows, knowing no more than a player sees.
 *
 * <p>A wing of {@code autoplay}; sees what {@code autoplay} sees.
 */
@NullMarked
package dev.orebound.autoplay.run;

import org.jspecify.annotations.NullMarked;
