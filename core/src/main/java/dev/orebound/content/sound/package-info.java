/**
 * Sounds: how {@code assets/sounds} says that each is made, and when it is heard; and the units from which sounds and
 * instruments are made. Knows nothing of samples or devices.
 *
 * <p>It stands apart from {@code Content}, because a run does not depend on its sounds.
 */
@NullMarked
package dev.orebound.content.sound;

import org.jspecify.annotations.NullMarked;
