package dev.orebound.world.arena;

import dev.orebound.cave.floor.Floor;
import dev.orebound.grid.Grid;
import dev.orebound.world.event.EventType;
import dev.orebound.world.event.TickEvents;
import dev.orebound.world.state.NoiseQueue;

/** Tells what becomes of an arena, from the middle of its room. */
final class ArenaAnnouncer {
    private final Grid grid;
    private final TickEvents events;
    private final NoiseQueue noises;

    ArenaAnnouncer(Floor floor, TickEvents events, NoiseQueue noises) {
        grid = floor.grid();
        this.events = events;
        this.noises = noises;
    }

    /** Doors are loud: whatever they do is heard. */
    void tellAloud(EventType type, Arena arena) {
        int centre = arena.room().centre();
        noises.make(grid.x(centre) + 0.5f, grid.y(centre) + 0.5f);
        tell(type, arena);
    }

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
