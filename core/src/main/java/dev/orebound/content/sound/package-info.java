/**
 * Sound as data: what {@code assets/sounds} declares about how each effect is made and when it is heard. Says nothing of
 * samples or of a device.
 *
 * <p>Part of {@code content}; sees what {@code content} sees.
 */
@NullMarked
package dev.orebound.content.sound;

import org.jspecify.annotations.NullMarked;
