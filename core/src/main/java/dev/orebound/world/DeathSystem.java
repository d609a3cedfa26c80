package dev.orebound.world;

import com.badlogic.ashley.core.ComponentMapper;
import com.badlogic.ashley.core.Entity;
import com.badlogic.ashley.core.Family;
import dev.orebound.world.component.BodyComponent;
import dev.orebound.world.component.HealthComponent;
import dev.orebound.world.component.MonsterComponent;
import dev.orebound.world.component.SpawnComponent;

/** Takes away who has no health left. The alchemist stays, and the run is over. */
final class DeathSystem extends InSpawnOrderSystem {
    private final ComponentMapper<BodyComponent> bodies = ComponentMapper.getFor(BodyComponent.class);
    private final ComponentMapper<HealthComponent> healths = ComponentMapper.getFor(HealthComponent.class);
    private final ComponentMapper<MonsterComponent> monsters = ComponentMapper.getFor(MonsterComponent.class);
    private final ComponentMapper<SpawnComponent> spawns = ComponentMapper.getFor(SpawnComponent.class);
    private final Events events;
    private boolean playerIsMourned;

    DeathSystem(WorldParts parts) {
        super(Family.all(BodyComponent.class, HealthComponent.class, SpawnComponent.class)
                .get());
        events = parts.events();
    }

    @Override
    protected void step(Entity entity) {
        HealthComponent health = healths.get(entity);
        if (health.health > 0) {
            return;
        }
        BodyComponent body = bodies.get(entity);
        MonsterComponent monster = monsters.get(entity);
        if (monster != null) {
            events.add(EventType.MONSTER_DIED, body.x, body.y)
                    .of(spawns.get(entity).spawnId, monster.monster)
                    .cell(body.cell);
            getEngine().removeEntity(entity);
        } else if (!playerIsMourned) {
            playerIsMourned = true;
            events.add(EventType.PLAYER_DIED, body.x, body.y)
                    .of(spawns.get(entity).spawnId, health.hurtByMonster)
                    .by(health.hurtBySpawnId);
        }
    }
}
