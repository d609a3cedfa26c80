package dev.orebound.screen.hud;

import com.badlogic.ashley.core.Entity;
import com.badlogic.ashley.utils.ImmutableArray;
import dev.orebound.world.World;
import dev.orebound.world.arena.Arena;
import dev.orebound.world.component.HealthComponent;
import dev.orebound.world.component.MonsterComponent;
import dev.orebound.world.component.SpawnComponent;

/** How much is left of the heads of an arena, all together. Makes no garbage. */
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

    /** Another fight begins. */
    void forget() {
        most = 0;
        left = 0;
        alive = 0;
        monster = -1;
    }

    /** Counts who lives. */
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

    /** True once there were any. */
    boolean areThere() {
        return most > 0;
    }

    /** How many live. */
    int alive() {
        return alive;
    }

    /** The part of their health that is left, from 0 to 1. */
    float share() {
        return most > 0 ? left / (float) most : 0;
    }

    /** The kind of one of them, or -1 while there was none. */
    int monster() {
        return monster;
    }
}
