/**
 * Pages: what fills the window, or lies over what does, and what pages are put together from.
 *
 * <p>A wing of {@code screen}; sees what {@code screen} sees.
 */
@NullMarked
package dev.orebound.screen.page;

import org.jspecify.annotations.NullMarked;
