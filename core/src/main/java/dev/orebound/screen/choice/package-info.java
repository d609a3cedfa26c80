/**
 * The question that a world asks the player while it stands still, shown as cards. An answer is an order of the next
 * tick.
 */
@NullMarked
package dev.orebound.screen.choice;

import org.jspecify.annotations.NullMarked;
