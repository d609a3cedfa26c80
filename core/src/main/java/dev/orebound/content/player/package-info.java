/** Rules for the player's alchemist, the feel of a fight, and the skills of the bot that plays. */
@NullMarked
package dev.orebound.content.player;

import org.jspecify.annotations.NullMarked;
