/** Tests of this part of floor generation. */
@NullMarked
package dev.orebound.cave.terrain;

import org.jspecify.annotations.NullMarked;
