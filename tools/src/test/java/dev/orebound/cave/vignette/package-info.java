/** Tests of vignettes on generated floors. */
@NullMarked
package dev.orebound.cave.vignette;

import org.jspecify.annotations.NullMarked;
