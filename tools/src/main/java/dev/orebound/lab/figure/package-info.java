/**
 * Figures of many floors, runs and trials, and how they are written: histograms, quartiles, tables and lines of JSON.
 *
 * <p>The lowest package of {@code lab}; it does not know what the figures are about.
 */
@NullMarked
package dev.orebound.lab.figure;

import org.jspecify.annotations.NullMarked;
