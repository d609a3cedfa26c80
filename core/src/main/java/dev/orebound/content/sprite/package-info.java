/**
 * Sprites: the pictures under {@code assets/sprites}, drawn as text with a letter for each pixel, read into frames of
 * plain numbers. Knows nothing of textures.
 */
@NullMarked
package dev.orebound.content.sprite;

import org.jspecify.annotations.NullMarked;
