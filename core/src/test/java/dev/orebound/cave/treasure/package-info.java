/** Tests of this part of floor generation. */
@NullMarked
package dev.orebound.cave.treasure;

import org.jspecify.annotations.NullMarked;
