/**
 * The command {@code graph}: prints the room graph of a run, and compares it over many runs with graphs whose kinds
 * chance alone decides.
 */
@NullMarked
package dev.orebound.lab.graph;

import org.jspecify.annotations.NullMarked;
