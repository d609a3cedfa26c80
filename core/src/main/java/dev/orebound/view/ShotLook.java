package dev.orebound.view;

/**
 * How something that flies looks.
 *
 * @param strip goes round
 * @param rgb of its trail and its light, 0xRRGGBB
 */
record ShotLook(Strip strip, int rgb) {}
