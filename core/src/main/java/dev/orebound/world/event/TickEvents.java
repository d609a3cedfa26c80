package dev.orebound.world.event;

import java.util.ArrayList;
import java.util.List;

/**
 * What happened in the last tick, in order. The simulation writes; view, HUD, sound, statistics and tests read. Nobody
 * listens from within a system.
 */
public final class TickEvents {
    private final List<WorldEvent> slots = new ArrayList<>();
    private int size;

    public int size() {
        return size;
    }

    /** The event at a position from 0 to {@code size() - 1}; its slot is used again in the next tick. */
    public WorldEvent at(int index) {
        return slots.get(index);
    }

    /** Adds an event at a place, in cells; the caller fills in the rest. */
    public WorldEvent add(EventType type, float x, float y) {
        if (size == slots.size()) {
            slots.add(new WorldEvent());
        }
        WorldEvent event = slots.get(size++);
        event.type = type;
        event.spawnId = WorldEvent.NOBODY;
        event.otherSpawnId = WorldEvent.NOBODY;
        event.kind = 0;
        event.amount = 0;
        event.cell = 0;
        event.x = x;
        event.y = y;
        return event;
    }

    /** True if something of this type happened. */
    public boolean has(EventType type) {
        for (int i = 0; i < size; i++) {
            if (slots.get(i).type == type) {
                return true;
            }
        }
        return false;
    }

    public void clear() {
        size = 0;
    }
}
