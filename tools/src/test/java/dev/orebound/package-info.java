/** Tests and their shared helpers. */
@NullMarked
package dev.orebound;

import org.jspecify.annotations.NullMarked;
