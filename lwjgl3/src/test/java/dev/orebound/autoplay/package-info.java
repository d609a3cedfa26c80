/** Bots that play scenes for pictures. */
@NullMarked
package dev.orebound.autoplay;

import org.jspecify.annotations.NullMarked;
