/** The game's window. */
@NullMarked
package dev.orebound.desktop.window;

import org.jspecify.annotations.NullMarked;
