/**
 * Bots for vignettes: one that opens locks in a given way, one that follows the certificate of a floor, and one that
 * tries to be shut in, to lose keys and to get more than there is.
 */
@NullMarked
package dev.orebound.autoplay.vignette;

import org.jspecify.annotations.NullMarked;
