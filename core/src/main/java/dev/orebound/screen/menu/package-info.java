/**
 * Menus: rows that are walked by keys or pointed at by the mouse.
 *
 * <p>A wing of {@code screen}; sees what {@code screen} sees.
 */
@NullMarked
package dev.orebound.screen.menu;

import org.jspecify.annotations.NullMarked;
