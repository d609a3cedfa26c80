/**
 * Autoplay: reads a world and returns an intent, as a player would.
 *
 * <p>May know every room from {@code chance} to {@code expedition}.
 */
@NullMarked
package dev.orebound.autoplay;

import org.jspecify.annotations.NullMarked;
