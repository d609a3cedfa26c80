/**
 * The expedition: a played run. It holds the current world, carries the party over and makes the next floor. The one thing
 * that journal, lab and screen drive.
 *
 * <p>May know every room from {@code chance} to {@code world}.
 */
@NullMarked
package dev.orebound.expedition;

import org.jspecify.annotations.NullMarked;
