/** Benchmarks of what the room {@code world} keeps to itself. */
package dev.orebound.world;
