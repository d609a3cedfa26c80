/** Draws what stands on a floor and does not walk: chests, fixtures, locks, vignettes, props and small treasure. */
@NullMarked
package dev.orebound.view.thing;

import org.jspecify.annotations.NullMarked;
