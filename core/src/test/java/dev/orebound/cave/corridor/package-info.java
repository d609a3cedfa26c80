/** Tests of this part of floor generation. */
@NullMarked
package dev.orebound.cave.corridor;

import org.jspecify.annotations.NullMarked;
