/** Draws the shapes, pictures and maps of menus and the HUD at the window's real pixels. */
@NullMarked
package dev.orebound.view.ui;

import org.jspecify.annotations.NullMarked;
