/** Tests of the package {@code lab.horde}. */
@NullMarked
package dev.orebound.lab.horde;

import org.jspecify.annotations.NullMarked;
