package dev.orebound.view;

import dev.orebound.view.sprite.SpriteStrip;

/**
 * How something that flies looks.
 *
 * @param strip goes round
 * @param rgb of its trail and its light, 0xRRGGBB
 */
record ShotLook(SpriteStrip strip, int rgb) {}
