/** Tools for drawing: shaders, a batch of quads, textures and render targets. Knows nothing of the game. */
@NullMarked
package dev.orebound.view.draw;

import org.jspecify.annotations.NullMarked;
