package dev.orebound.world.state;

import dev.orebound.cave.floor.Floor;
import dev.orebound.content.Content;
import dev.orebound.world.event.TickEvents;

/**
 * The floor that is played, for systems that ask for most of it.
 *
 * @param content what all kinds are
 * @param floor as generated; never changes
 * @param state what play changed of the floor
 * @param clock the tick
 * @param events what happened in this tick
 * @param player the alchemist
 */
public record FloorContext(
        Content content, Floor floor, FloorState state, TickClock clock, TickEvents events, Player player) {}
