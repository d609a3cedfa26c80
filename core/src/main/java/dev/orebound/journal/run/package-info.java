/**
 * Saving and continuing the current run: one file that grows each second, copies at each floor, and recovery from
 * damage.
 */
@NullMarked
package dev.orebound.journal.run;

import org.jspecify.annotations.NullMarked;
