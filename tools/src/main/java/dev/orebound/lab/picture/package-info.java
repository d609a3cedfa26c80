/**
 * Pictures without a window: the layers of a floor as characters and as pixels, drawing on an array of pixels, and the
 * PNG and APNG files that hold the result.
 */
@NullMarked
package dev.orebound.lab.picture;

import org.jspecify.annotations.NullMarked;
