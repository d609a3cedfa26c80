/** Benchmarks of what the wing {@code way} keeps to itself. */
package dev.orebound.world.path;
