/** Tests of this part of floor generation. */
@NullMarked
package dev.orebound.cave.arena;

import org.jspecify.annotations.NullMarked;
