/** Tests of this part of floor generation. */
@NullMarked
package dev.orebound.cave.carve;

import org.jspecify.annotations.NullMarked;
