/**
 * The parts of a page of figures: plots, tables, and what fills in the templates of {@code src/main/jte}. A template
 * sees the package of its own folder. A page is one text that needs nothing beside it, neither network nor script.
 *
 * <p>A wing of {@code lab}; knows nothing of what the figures are about.
 */
@NullMarked
package dev.orebound.lab.page;

import org.jspecify.annotations.NullMarked;
