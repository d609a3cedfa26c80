/** Choices for films and tests in a window. */
@NullMarked
package dev.orebound.screen.choice;

import org.jspecify.annotations.NullMarked;
