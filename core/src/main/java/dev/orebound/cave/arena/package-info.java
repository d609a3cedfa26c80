/** The pass that chooses trap rooms and their arenas, and proves that each one seals and can be avoided. */
@NullMarked
package dev.orebound.cave.arena;

import org.jspecify.annotations.NullMarked;
