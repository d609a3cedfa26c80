package dev.orebound.world.arena;

import dev.orebound.cave.floor.Floor;
import dev.orebound.grid.Grid;
import dev.orebound.world.event.EventType;
import dev.orebound.world.event.TickEvents;
import dev.orebound.world.state.NoiseQueue;
import dev.orebound.world.state.PartRegistry;

/** Tells the events of an arena, from the middle of its room. */
final class ArenaAnnouncer {
    private final Grid grid;
    private final TickEvents events;
    private final NoiseQueue noises;

    ArenaAnnouncer(PartRegistry parts) {
        grid = parts.get(Floor.class).grid();
        events = parts.get(TickEvents.class);
        noises = parts.get(NoiseQueue.class);
    }

    /** Tells an event that monsters hear, because doors are loud. */
    void tellAloud(EventType type, Arena arena) {
        int centre = arena.room().centre();
        noises.make(grid.x(centre) + 0.5f, grid.y(centre) + 0.5f);
        tell(type, arena);
    }

    /** Tells an event by which a trap is lost: every monster within the distance of its kind hears it. */
    void tellFar(EventType type, Arena arena) {
        int centre = arena.room().centre();
        int reachCells = arena.kind().losses().noiseCells();
        noises.makeLoud(grid.x(centre) + 0.5f, grid.y(centre) + 0.5f, reachCells);
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
