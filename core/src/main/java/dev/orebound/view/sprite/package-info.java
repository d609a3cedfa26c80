/** Sprites on the graphics card: every frame packed into one texture, and its glowing pixels into a second one. */
@NullMarked
package dev.orebound.view.sprite;

import org.jspecify.annotations.NullMarked;
