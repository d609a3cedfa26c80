package dev.orebound.world.combat;

import static dev.orebound.world.component.ComponentMappers.BODIES;
import static dev.orebound.world.component.ComponentMappers.COMPANIONS;
import static dev.orebound.world.component.ComponentMappers.MONSTERS;
import static dev.orebound.world.component.ComponentMappers.PLAYERS;
import static dev.orebound.world.component.ComponentMappers.SPAWNS;
import static dev.orebound.world.component.ComponentMappers.TACTICS;

import com.badlogic.ashley.core.Entity;
import com.badlogic.ashley.core.EntitySystem;
import dev.orebound.cave.floor.Floor;
import dev.orebound.content.Content;
import dev.orebound.content.terrain.Terrain;
import dev.orebound.world.component.BodyComponent;
import dev.orebound.world.component.HealthComponent;
import dev.orebound.world.component.MonsterComponent;
import dev.orebound.world.component.TacticComponent;
import dev.orebound.world.event.EventType;
import dev.orebound.world.event.TickEvents;
import dev.orebound.world.state.ActorColumns;
import dev.orebound.world.state.EntitySpawner;
import dev.orebound.world.state.FloorState;
import dev.orebound.world.state.FreeCells;
import dev.orebound.world.state.LootThrower;
import dev.orebound.world.state.PartRegistry;

/**
 * Removes monsters and companions without health; of a golem its core remains. The player's alchemist stays, and the
 * run is over.
 */
public final class DeathSystem extends EntitySystem {
    private final ActorColumns all;
    private final Content content;
    private final FloorState state;
    private final FreeCells freeCells;
    private final TickEvents events;
    private final EntitySpawner spawner;
    private final LootThrower loot;
    private boolean isPlayerDeathTold;

    public DeathSystem(PartRegistry parts) {
        all = parts.get(ActorColumns.class);
        content = parts.get(Content.class);
        state = parts.get(FloorState.class);
        events = parts.get(TickEvents.class);
        freeCells = new FreeCells(parts.get(Floor.class).grid(), state);
        spawner = parts.get(EntitySpawner.class);
        loot = new LootThrower(parts);
    }

    @Override
    public void update(float seconds) {
        for (int number = 0; number < all.awakeCount(); number++) {
            int i = all.awake(number);
            if (all.healths.get(i).health <= 0) {
                die(all.entity(i), all.healths.get(i));
            }
        }
    }

    private void die(Entity entity, HealthComponent health) {
        BodyComponent body = BODIES.get(entity);
        MonsterComponent monster = MONSTERS.get(entity);
        if (monster != null) {
            boolean fell = fell(monster, body);
            EventType told = fell ? EventType.MONSTER_FELL : EventType.MONSTER_DIED;
            events.actor(told, body, SPAWNS.get(entity).spawnId, monster.monster);
            if (!fell) {
                drop(entity, body);
            }
            if (monster.isElite) {
                loot.throwFrom(body.cell, content.graph().promises().elite().prize());
            }
            getEngine().removeEntity(entity);
            if (monster.bindsHorde) {
                killHorde(monster.horde);
            }
        } else if (COMPANIONS.has(entity)) {
            int kind = COMPANIONS.get(entity).monster;
            events.health(EventType.COMPANION_DIED, body, SPAWNS.get(entity).spawnId, kind, health.hurtBySpawnId, 0)
                    .byMonster = health.hurtByMonster;
            if (content.golems().ofMonster(kind) != null) {
                spawner.golemCore(kind, COMPANIONS.get(entity).fedMeasures, firmCell(body.cell));
            }
            getEngine().removeEntity(entity);
        } else if (PLAYERS.has(entity) && !isPlayerDeathTold) {
            isPlayerDeathTold = true;
            events.playerDied(body, SPAWNS.get(entity).spawnId, health.hurtByMonster, health.hurtBySpawnId);
        }
    }

    /** Lets a thief drop the ore that it stole, where it can be picked up. */
    private void drop(Entity entity, BodyComponent body) {
        if (state.isPeril(body.cell)) {
            int firm = firmCell(body.cell);
            body.x = state.opaque().grid().x(firm) + 0.5f;
            body.y = state.opaque().grid().y(firm) + 0.5f;
        }
        TacticComponent thief = TACTICS.get(entity);
        if (thief != null) {
            for (int shard = 0; shard < thief.stolenMeasures; shard++) {
                spawner.shard(thief.stolenOre, body.x, body.y);
            }
            thief.stolenMeasures = 0;
        }
    }

    /** Returns a cell, or the free cell nearest to it if nothing can lie there. */
    private int firmCell(int cell) {
        return state.isPeril(cell) || state.isSolid(cell) ? freeCells.nearest(cell) : cell;
    }

    private boolean fell(MonsterComponent monster, BodyComponent body) {
        return state.perilAt(body.cell) == Terrain.Peril.SWALLOWS
                && !content.monsters().at(monster.monster).isOffTheGround();
    }

    /**
     * Kills a whole horde in this tick: all of its members come later in the order, since none is older than its head.
     */
    private void killHorde(int horde) {
        for (int i = 0; i < all.size(); i++) {
            MonsterComponent monster = all.monsters.find(i);
            if (monster != null && monster.horde == horde) {
                all.healths.get(i).health = 0;
                all.wake(i);
            }
        }
    }
}
