/** Choices in a window. */
@NullMarked
package dev.orebound.screen.choice;

import org.jspecify.annotations.NullMarked;
