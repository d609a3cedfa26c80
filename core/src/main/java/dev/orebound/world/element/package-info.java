/**
 * The elements: what afflicts bodies, what burns, steams and carries a charge on the ground, and what falls.
 *
 * <p>A wing of {@code world}; sees what {@code world} sees.
 */
@NullMarked
package dev.orebound.world.element;

import org.jspecify.annotations.NullMarked;
