/** Tests, and what they share. */
@NullMarked
package dev.orebound;

import org.jspecify.annotations.NullMarked;
