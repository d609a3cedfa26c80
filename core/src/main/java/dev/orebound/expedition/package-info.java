/**
 * A played run: holds the current world, carries the party from floor to floor and makes the next floor. Journal, lab
 * and screen drive a run through {@code Expedition} alone.
 */
@NullMarked
package dev.orebound.expedition;

import org.jspecify.annotations.NullMarked;
