/** Tests of the package {@code lab.horde}. */
@NullMarked
package dev.orebound.lab.bench;

import org.jspecify.annotations.NullMarked;
