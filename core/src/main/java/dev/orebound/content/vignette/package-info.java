/**
 * Vignettes as data: small scenes that the generator fits into a floor, the locks that shut some of them, and what
 * happens when the player touches them. The files are {@code vignettes.json} and {@code locks.json}.
 */
@NullMarked
package dev.orebound.content.vignette;

import org.jspecify.annotations.NullMarked;
