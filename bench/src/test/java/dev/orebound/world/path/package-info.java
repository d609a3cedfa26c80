/** Benchmarks of package-private parts of {@code world.path}. */
package dev.orebound.world.path;
