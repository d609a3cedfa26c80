/**
 * The pane: what menus and the HUD are drawn on, at the window's real pixels.
 *
 * <p>A wing of {@code view}; sees what {@code view} sees.
 */
@NullMarked
package dev.orebound.view.ui;

import org.jspecify.annotations.NullMarked;
