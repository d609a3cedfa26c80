/** Tests of this part of floor generation. */
@NullMarked
package dev.orebound.cave.ore;

import org.jspecify.annotations.NullMarked;
