/**
 * Sounds: how {@code assets/sounds} says that each is made, and when it is heard. Knows nothing of samples or devices.
 *
 * <p>It stands apart from {@code Content}, because a run does not depend on its sounds.
 */
@NullMarked
package dev.orebound.content.sound;

import org.jspecify.annotations.NullMarked;
