/**
 * Checks of every promise about a floor, made on its dump and nothing else: one method for each promise, one class for
 * each subject. {@link dev.orebound.lab.check.FloorChecks} lists them all.
 *
 * <p>Shares no code with the generator's passes except the lists of cells and the records of a floor, so that a fault
 * of theirs is not repeated here: searches, distances, arc counts and lines of sight are computed anew.
 * {@code docs/formats.md} states the promises.
 */
@NullMarked
package dev.orebound.lab.check;

import org.jspecify.annotations.NullMarked;
