/**
 * Fits vignettes into a floor, locks some of them, and proves that everything can be opened and left again.
 * {@link dev.orebound.cave.vignette.PlaceVignettes} chooses scenes and places; after the ore has grown,
 * {@link dev.orebound.cave.vignette.ProveOpenings} keeps the ways of each lock that the floor can pay for and writes
 * the certificate.
 */
@NullMarked
package dev.orebound.cave.vignette;

import org.jspecify.annotations.NullMarked;
