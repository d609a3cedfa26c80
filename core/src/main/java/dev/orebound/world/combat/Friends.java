package dev.orebound.world.combat;

import com.badlogic.ashley.core.ComponentMapper;
import com.badlogic.ashley.core.Entity;
import com.badlogic.ashley.utils.ImmutableArray;
import dev.orebound.content.combat.Form;
import dev.orebound.grid.BitLayer;
import dev.orebound.grid.Ray;
import dev.orebound.world.component.BodyComponent;
import dev.orebound.world.component.HealthComponent;
import dev.orebound.world.component.MonsterComponent;
import dev.orebound.world.component.SpawnComponent;
import dev.orebound.world.horde.MindComponent;
import dev.orebound.world.horde.MindState;
import org.jspecify.annotations.Nullable;

/** Whom a monster heals, and how many it has called up. */
final class Friends {
    private final ComponentMapper<BodyComponent> bodies = ComponentMapper.getFor(BodyComponent.class);
    private final ComponentMapper<HealthComponent> healths = ComponentMapper.getFor(HealthComponent.class);
    private final ComponentMapper<MindComponent> minds = ComponentMapper.getFor(MindComponent.class);
    private final ComponentMapper<MonsterComponent> monsters = ComponentMapper.getFor(MonsterComponent.class);
    private final ComponentMapper<SpawnComponent> spawns = ComponentMapper.getFor(SpawnComponent.class);
    private final BitLayer opaque;

    Friends(BitLayer opaque) {
        this.opaque = opaque;
    }

    /**
     * Who lacks most health of all whom a healer sees near it, the eldest where two lack as much. Itself only if it has
     * nobody else near.
     *
     * @return null if there is nobody to heal
     */
    @Nullable
    Entity mostHurt(ImmutableArray<Entity> all, Entity healer, Form.Heal heal) {
        Entity mostHurt = null;
        int mostLacking = 0;
        boolean isAlone = true;
        for (int i = 0; i < all.size(); i++) {
            Entity each = all.get(i);
            if (each != healer && isNear(healer, each, heal.radiusCells())) {
                isAlone = false;
                if (lacking(each) > mostLacking) {
                    mostHurt = each;
                    mostLacking = lacking(each);
                }
            }
        }
        return isAlone && lacking(healer) > 0 ? healer : mostHurt;
    }

    private int lacking(Entity entity) {
        HealthComponent health = healths.get(entity);
        return health.most - health.health;
    }

    private boolean isNear(Entity healer, Entity each, float radius) {
        if (!monsters.has(each) || minds.get(each).state == MindState.SHACKLED || healths.get(each).health <= 0) {
            return false;
        }
        BodyComponent from = bodies.get(healer);
        BodyComponent body = bodies.get(each);
        float dx = body.x - from.x;
        float dy = body.y - from.y;
        return dx * dx + dy * dy <= radius * radius && Ray.isClear(opaque, from.x, from.y, body.x, body.y);
    }

    /** The monster of a spawn id, or null if it is no more. */
    @Nullable
    Entity living(ImmutableArray<Entity> all, long spawnId) {
        for (int i = 0; i < all.size(); i++) {
            Entity each = all.get(i);
            if (spawns.get(each).spawnId == spawnId && healths.get(each).health > 0) {
                return each;
            }
        }
        return null;
    }

    /** How many are alive that the arena of a room counts. */
    int inArena(ImmutableArray<Entity> all, int room) {
        int count = 0;
        for (int i = 0; i < all.size(); i++) {
            MonsterComponent monster = monsters.get(all.get(i));
            count += monster != null && monster.arenaRoom == room && healths.get(all.get(i)).health > 0 ? 1 : 0;
        }
        return count;
    }

    /** How many of a kind are alive that one has called up. */
    int calledBy(ImmutableArray<Entity> all, Entity caller, int kind) {
        long id = spawns.get(caller).spawnId;
        int count = 0;
        for (int i = 0; i < all.size(); i++) {
            MonsterComponent monster = monsters.get(all.get(i));
            if (monster != null
                    && monster.calledBy == id
                    && monster.monster == kind
                    && healths.get(all.get(i)).health > 0) {
                count++;
            }
        }
        return count;
    }
}
