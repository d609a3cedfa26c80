package dev.orebound.autoplay.run;

import dev.orebound.world.World;
import dev.orebound.world.event.WorldEvent;

/**
 * When a player last came forward on a floor: saw a new cell, slew somebody, broke ore, picked something up, opened or was given
 * something. Is told of every tick.
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

    /** A tick has been. */
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
                    CAPTIVE_FREED,
                    BOSS_ROSE -> lastTick = world.tick();
            case ACTOR_HURT -> lastBlow = event.subject() < 0 ? lastBlow : world.tick();
            default -> {}
        }
    }

    /** The tick of the floor in which it last came forward. */
    public long lastTick() {
        return lastTick;
    }

    /** The tick in which somebody else than the player was last hurt, or in which it last came forward. */
    long lastBlow() {
        return Math.max(lastBlow, lastTick);
    }
}
