/**
 * The state of a played floor: its changing parts, the clock, the player, the queues of blows and noises, and the only
 * means to change them. All other packages of the world build on this one.
 *
 * <p>{@link dev.orebound.world.state.FloorContext} groups the parts that most systems read, and
 * {@link dev.orebound.world.state.FloorActions} the means to change them.
 */
@NullMarked
package dev.orebound.world.state;

import org.jspecify.annotations.NullMarked;
