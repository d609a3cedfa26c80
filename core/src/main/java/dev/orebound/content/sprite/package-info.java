/**
 * Sprites: the pictures under {@code assets/sprites}, drawn as text, one letter for each pixel, read into frames of
 * plain numbers. Knows nothing of textures.
 *
 * <p>May know {@code content}.
 */
@NullMarked
package dev.orebound.content.sprite;

import org.jspecify.annotations.NullMarked;
