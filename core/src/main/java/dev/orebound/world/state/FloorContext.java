package dev.orebound.world.state;

import dev.orebound.cave.floor.Floor;
import dev.orebound.content.Content;
import dev.orebound.world.event.TickEvents;

/**
 * Groups the parts of a played floor that most systems read.
 *
 * @param content all kinds of things
 * @param floor as generated; never changes
 * @param state the parts of the floor that play has changed
 * @param clock the number of the tick
 * @param events of the current tick
 * @param player the alchemist
 * @param actors answers about actors
 * @param columns all actors and their components
 */
public record FloorContext(
        Content content,
        Floor floor,
        FloorState state,
        TickClock clock,
        TickEvents events,
        Player player,
        ActorQueries actors,
        ActorColumns columns) {}
