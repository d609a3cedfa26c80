/**
 * The view's ears: makes every sound from its recipe when the game starts, and plays what the world tells of. Where there
 * is no device, all of it goes on in silence.
 *
 * <p>Part of {@code view}; sees what {@code view} sees.
 */
@NullMarked
package dev.orebound.view.sound;

import org.jspecify.annotations.NullMarked;
