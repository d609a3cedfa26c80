/**
 * A finished floor: its layers and records under typed keys. Every other package of the cave reads and writes these
 * types; the game sees only {@link dev.orebound.cave.floor.Floor}.
 */
@NullMarked
package dev.orebound.cave.floor;

import org.jspecify.annotations.NullMarked;
