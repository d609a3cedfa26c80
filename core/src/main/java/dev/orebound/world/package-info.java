/**
 * The world: the simulation of one floor, 60 ticks a second, one intent a tick. Components hold data, systems hold rules,
 * events say what happened. Deterministic to the bit: no clock, no thread, no hash order, no inexact mathematics.
 *
 * <p>May know {@code chance}, {@code grid}, {@code content}, {@code cave} and {@code descent}; never a screen, a sprite or
 * a sound.
 */
@NullMarked
package dev.orebound.world;

import org.jspecify.annotations.NullMarked;
