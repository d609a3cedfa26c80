/** Tests of the generator, and an outside checker of what it promises. */
@NullMarked
package dev.orebound.cave;

import org.jspecify.annotations.NullMarked;
