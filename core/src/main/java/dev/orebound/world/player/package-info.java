/** The systems of the player's alchemist: intents, dashes, sight, rooms, interactions and pickups. */
@NullMarked
package dev.orebound.world.player;

import org.jspecify.annotations.NullMarked;
