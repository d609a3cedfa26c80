/**
 * The simulation of one floor, 60 ticks a second, with one intent a tick. Components hold data, systems hold rules, and
 * events tell what happened. It is deterministic to the bit: no clock, no thread, no hash order, no inexact
 * mathematics.
 *
 * <p>{@link dev.orebound.world.World} is the entrance, and {@code WorldSystems} lists the systems in the order of a
 * tick. The package may use {@code chance}, {@code grid}, {@code content}, {@code cave} and {@code descent}, and never
 * a screen, a sprite or a sound.
 */
@NullMarked
package dev.orebound.world;

import org.jspecify.annotations.NullMarked;
