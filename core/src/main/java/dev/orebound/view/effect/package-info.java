/**
 * What flies about for a moment: sparks, dust, flashes of light, the trails of blows. All cosmetic, all in pools of fixed
 * size, so that a full fight makes no garbage.
 *
 * <p>A wing of {@code view}; sees what {@code view} sees.
 */
@NullMarked
package dev.orebound.view.effect;

import org.jspecify.annotations.NullMarked;
