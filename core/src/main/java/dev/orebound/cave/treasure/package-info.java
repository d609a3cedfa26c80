/** Passes that place chests, fixtures and loose loot, and draw what opening a chest sets off. */
@NullMarked
package dev.orebound.cave.treasure;

import org.jspecify.annotations.NullMarked;
