/**
 * The boss of a floor: a head of an arena that goes through phases, lets ore grow in its hall and calls hordes that
 * storm in.
 */
@NullMarked
package dev.orebound.world.boss;

import org.jspecify.annotations.NullMarked;
