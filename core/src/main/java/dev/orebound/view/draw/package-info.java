/**
 * What is drawn with: shaders, a batch of quads, pictures to draw on. No word of the game.
 *
 * <p>A wing of {@code view}; sees what {@code view} sees.
 */
@NullMarked
package dev.orebound.view.draw;

import org.jspecify.annotations.NullMarked;
