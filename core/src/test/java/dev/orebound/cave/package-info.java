/** Tests of the generator. */
@NullMarked
package dev.orebound.cave;

import org.jspecify.annotations.NullMarked;
