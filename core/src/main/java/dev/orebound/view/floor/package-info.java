/**
 * The picture of a floor's rock and ground, drawn once when a floor is entered: plain arrays from the floor's layers, no
 * graphics card.
 *
 * <p>A wing of {@code view}; sees what {@code view} sees.
 */
@NullMarked
package dev.orebound.view.floor;

import org.jspecify.annotations.NullMarked;
