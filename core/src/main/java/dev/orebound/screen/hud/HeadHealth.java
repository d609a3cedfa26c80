package dev.orebound.screen.hud;

import com.badlogic.ashley.core.Entity;
import com.badlogic.ashley.utils.ImmutableArray;
import dev.orebound.world.World;
import dev.orebound.world.arena.Arena;
import dev.orebound.world.component.HealthComponent;
import dev.orebound.world.component.MonsterComponent;
import dev.orebound.world.component.SpawnComponent;

/** Adds up the health of all heads of an arena. Allocates nothing. */
final class HeadHealth {
    private final World world;
    private int most;
    private int left;
    private int alive;
    private int monster;

    HeadHealth(World world) {
        this.world = world;
        forget();
    }

    /** Resets the count for another fight. */
    void forget() {
        most = 0;
        left = 0;
        alive = 0;
        monster = -1;
    }

    /** Counts the living heads. */
    void count(Arena arena) {
        left = 0;
        alive = 0;
        int fresh = 0;
        ImmutableArray<Entity> monsters = world.monsters();
        for (int i = 0; i < monsters.size() && arena.heads() > 0; i++) {
            Entity each = monsters.get(i);
            if (arena.isHead(each.getComponent(SpawnComponent.class).spawnId)) {
                HealthComponent health = each.getComponent(HealthComponent.class);
                left += Math.max(0, health.health);
                fresh += health.most;
                alive++;
                monster = each.getComponent(MonsterComponent.class).monster;
            }
        }
        most = Math.max(most, fresh);
    }

    /** Returns true once there have been any heads. */
    boolean areThere() {
        return most > 0;
    }

    /** Returns the number of living heads. */
    int alive() {
        return alive;
    }

    /** Returns the share of their health that is left, from 0 to 1. */
    float share() {
        return most > 0 ? left / (float) most : 0;
    }

    /** Returns the kind of one of the heads, or -1 before there was one. */
    int monster() {
        return monster;
    }
}
