/** The pass that places sleeping hordes, and the weighted choice of hordes that play uses too. */
@NullMarked
package dev.orebound.cave.horde;

import org.jspecify.annotations.NullMarked;
