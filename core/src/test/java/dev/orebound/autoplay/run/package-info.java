/** Whole runs by the bot's hands. */
@NullMarked
package dev.orebound.autoplay.run;

import org.jspecify.annotations.NullMarked;
