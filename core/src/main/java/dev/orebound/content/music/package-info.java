/**
 * Music: how {@code assets/music} says that each instrument sounds, which notes each piece has, and when each is
 * played. Knows nothing of samples or devices.
 */
@NullMarked
package dev.orebound.content.music;

import org.jspecify.annotations.NullMarked;
