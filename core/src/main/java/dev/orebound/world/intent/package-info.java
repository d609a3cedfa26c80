/**
 * Holds the input of a tick: the {@link dev.orebound.world.intent.Intent} of the player with its orders, and the
 * directions in which it can aim. Everything that changes the world comes in this way. Also holds the prompts with
 * which the world answers what a press would do.
 */
@NullMarked
package dev.orebound.world.intent;

import org.jspecify.annotations.NullMarked;
