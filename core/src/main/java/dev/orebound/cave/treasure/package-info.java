/**
 * Passes that place chests, fixtures and loose loot.
 */
@NullMarked
package dev.orebound.cave.treasure;

import org.jspecify.annotations.NullMarked;
