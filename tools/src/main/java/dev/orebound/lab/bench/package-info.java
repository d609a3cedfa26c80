/**
 * The command {@code bench}: times the generator and the simulation against plain kernels that do the least possible
 * work, on the same machine, in turn, in one process. Only the ratios mean anything on another machine.
 */
@NullMarked
package dev.orebound.lab.bench;

import org.jspecify.annotations.NullMarked;
