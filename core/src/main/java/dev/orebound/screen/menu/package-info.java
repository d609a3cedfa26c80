/**
 * Menus: rows that are selected by keys or the mouse.
 */
@NullMarked
package dev.orebound.screen.menu;

import org.jspecify.annotations.NullMarked;
