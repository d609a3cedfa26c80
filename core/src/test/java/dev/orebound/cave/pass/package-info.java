/** Tests of this part of floor generation. */
@NullMarked
package dev.orebound.cave.pass;

import org.jspecify.annotations.NullMarked;
