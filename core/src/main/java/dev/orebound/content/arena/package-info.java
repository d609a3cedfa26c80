/** Arenas and bosses. */
@NullMarked
package dev.orebound.content.arena;

import org.jspecify.annotations.NullMarked;
