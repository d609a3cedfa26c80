/** Benchmarks of package-private parts of {@code world}. */
package dev.orebound.world;
