/**
 * Makes every sound from its recipe when the game starts, and plays what happens in a world. If there is no device, the
 * game goes on in silence.
 */
@NullMarked
package dev.orebound.view.sound;

import org.jspecify.annotations.NullMarked;
