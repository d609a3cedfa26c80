/**
 * Figures of many floors, runs and trials, how they add up, also from shards, and how they are written: tables and
 * lines of JSON.
 *
 * <p>The lowest package of {@code lab}; it does not know what the figures are about.
 */
@NullMarked
package dev.orebound.lab.figure;

import org.jspecify.annotations.NullMarked;
