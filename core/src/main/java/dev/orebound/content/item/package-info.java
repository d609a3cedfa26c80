/** Items, loot, ores, and the brews that are mixed of them. */
@NullMarked
package dev.orebound.content.item;

import org.jspecify.annotations.NullMarked;
