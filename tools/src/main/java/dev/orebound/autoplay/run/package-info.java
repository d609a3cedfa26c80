/**
 * The run bot: it plays whole runs as well as its skill allows and knows no more than a player sees.
 *
 * <p>Each tick goes to the first task of an ordered list that has something to do, see {@code RunPlayer}.
 */
@NullMarked
package dev.orebound.autoplay.run;

import org.jspecify.annotations.NullMarked;
