package dev.orebound.autoplay.run;

import dev.orebound.world.World;
import dev.orebound.world.event.WorldEvent;

/**
 * Tracks when a player last made progress on a floor: saw a new cell, killed a monster, broke ore, picked up, opened or
 * received something. Must be told of every tick.
 */
public final class FloorProgress {
    private static final int COUNTING_TICKS = 30;

    private final World world;
    private int seen;
    private long lastTick;
    private long lastBlow;

    public FloorProgress(World world) {
        this.world = world;
    }

    /** Handles the events of a tick. */
    public void watch() {
        for (int i = 0; i < world.events().size(); i++) {
            take(world.events().at(i));
        }
        if (world.tick() % COUNTING_TICKS == 0) {
            int count = world.floorState().seenCount();
            if (count > seen) {
                lastTick = world.tick();
            }
            seen = count;
        }
    }

    private void take(WorldEvent event) {
        switch (event.type()) {
            case MONSTER_DIED,
                    MONSTER_FELL,
                    ORE_BROKEN,
                    ORE_PICKED_UP,
                    ITEM_PICKED_UP,
                    CHEST_OPENED,
                    ARENA_SEALED,
                    WAVE_BEATEN,
                    ARENA_CLEARED,
                    GIFT_TAKEN,
                    SCROLL_READ,
                    GOLEM_WOKEN,
                    GOLEM_RAISED,
                    CAPTIVE_FREED,
                    PRIZE_TAKEN,
                    LOCK_KEY_TAKEN,
                    LOCK_OPENED,
                    LEVER_PULLED,
                    WARE_BOUGHT,
                    BOSS_ROSE -> lastTick = world.tick();
            case ACTOR_HURT -> lastBlow = event.subject() < 0 ? lastBlow : world.tick();
            default -> {}
        }
    }

    public long lastTick() {
        return lastTick;
    }

    /** Returns the tick of the last progress or of the last damage to anybody else than the player. */
    long lastBlow() {
        return Math.max(lastBlow, lastTick);
    }
}
