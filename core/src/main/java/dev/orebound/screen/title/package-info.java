/** The title screen and the cave behind it. */
@NullMarked
package dev.orebound.screen.title;

import org.jspecify.annotations.NullMarked;
