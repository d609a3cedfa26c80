/**
 * Paints the picture of a floor's rock, ground and liquids once, when the floor is entered: plain arrays computed from
 * the floor's layers, without a graphics card.
 */
@NullMarked
package dev.orebound.view.floor;

import org.jspecify.annotations.NullMarked;
