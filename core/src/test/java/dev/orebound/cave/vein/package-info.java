/** Tests of this part of floor generation. */
@NullMarked
package dev.orebound.cave.vein;

import org.jspecify.annotations.NullMarked;
