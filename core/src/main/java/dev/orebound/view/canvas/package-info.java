/**
 * The canvas: what menus and the HUD are drawn on, at the window's real pixels.
 *
 * <p>A wing of {@code view}; sees what {@code view} sees.
 */
@NullMarked
package dev.orebound.view.canvas;

import org.jspecify.annotations.NullMarked;
