/** Keys and mouse buttons, the actions they are bound to, and the intents that a player's input becomes. */
@NullMarked
package dev.orebound.screen.input;

import org.jspecify.annotations.NullMarked;
