package dev.orebound.world.arena;

import dev.orebound.grid.Grid;
import dev.orebound.world.event.EventType;
import dev.orebound.world.event.TickEvents;
import dev.orebound.world.state.NoiseQueue;

/** Tells the events of an arena, from the middle of its room. */
final class ArenaAnnouncer {
    private final Grid grid;
    private final TickEvents events;
    private final NoiseQueue noises;

    ArenaAnnouncer(ArenaContext context) {
        grid = context.floor().floor().grid();
        events = context.floor().events();
        noises = context.actions().noises();
    }

    /** Tells an event that monsters hear, because doors are loud. */
    void tellAloud(EventType type, Arena arena) {
        int centre = arena.room().centre();
        noises.make(grid.x(centre) + 0.5f, grid.y(centre) + 0.5f);
        tell(type, arena);
    }

    /** Tells an event that makes no noise. */
    void tell(EventType type, Arena arena) {
        int centre = arena.room().centre();
        events.room(
                type,
                grid.x(centre) + 0.5f,
                grid.y(centre) + 0.5f,
                centre,
                arena.room().id());
    }
}
