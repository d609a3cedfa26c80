/**
 * The arena: a trap room that shuts its doors, sends its waves and opens again. A small finite machine apart from the
 * engine, and the system that feeds it.
 *
 * <p>A wing of {@code world}; sees what {@code world} sees.
 */
@NullMarked
package dev.orebound.world.arena;

import org.jspecify.annotations.NullMarked;
