/**
 * Sizes and rectangles of the interface in a window. Pure arithmetic.
 *
 * <p>A window always has room for 860 by 640 interface units, however large the interface is set: a page must fit into
 * that.
 */
@NullMarked
package dev.orebound.screen.layout;

import org.jspecify.annotations.NullMarked;
