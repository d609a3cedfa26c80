/**
 * Items, loot, ores and the spells that ores feed.
 */
@NullMarked
package dev.orebound.content.item;

import org.jspecify.annotations.NullMarked;
