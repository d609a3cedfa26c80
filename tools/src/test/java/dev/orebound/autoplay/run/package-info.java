/** Tests of the bot that plays whole runs. */
@NullMarked
package dev.orebound.autoplay.run;

import org.jspecify.annotations.NullMarked;
