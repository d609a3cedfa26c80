/** The settings of the game and the names of keys, as the player has chosen them. */
@NullMarked
package dev.orebound.journal.settings;

import org.jspecify.annotations.NullMarked;
