package dev.orebound.world;

import com.badlogic.ashley.core.Entity;
import com.badlogic.ashley.utils.ImmutableArray;
import dev.orebound.world.component.HealthComponent;
import dev.orebound.world.component.MindComponent;
import dev.orebound.world.component.MindState;

/**
 * Keeps a world in a hunt without end, to measure its costs. It changes the world without an intent, so such a world
 * can be neither recorded nor replayed.
 */
public final class EndlessHunt {
    private static final int AWAKE_TICKS = 20;

    private EndlessHunt() {}

    /** Heals the player, and every 20 ticks heals all monsters and lets them hunt. */
    public static void keep(World world) {
        heal(world.player().health());
        if (world.tick() % AWAKE_TICKS == 0) {
            ImmutableArray<Entity> monsters = world.monsters();
            for (int i = 0; i < monsters.size(); i++) {
                MindComponent mind = monsters.get(i).getComponent(MindComponent.class);
                mind.state = MindState.HUNTING;
                mind.ticks = 0;
                heal(monsters.get(i).getComponent(HealthComponent.class));
            }
        }
    }

    private static void heal(HealthComponent health) {
        health.health = health.most;
    }
}
