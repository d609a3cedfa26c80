package dev.orebound.world;

import dev.orebound.world.event.WorldEvent;
import dev.orebound.world.event.EventType;

/** Lets tests tell of what did not happen. */
public final class EventBrush {
    private EventBrush() {}

    /** One event, as if nothing else had happened in the last tick. */
    public static WorldEvent only(World world, EventType type, float x, float y) {
        world.events().clear();
        return world.events().add(type, x, y);
    }
}
