/** Tests of this part of floor generation. */
@NullMarked
package dev.orebound.cave.horde;

import org.jspecify.annotations.NullMarked;
