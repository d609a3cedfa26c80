package dev.orebound.world.combat;

import com.badlogic.ashley.core.ComponentMapper;
import com.badlogic.ashley.core.Entity;
import dev.orebound.content.Content;
import dev.orebound.content.monster.Monster;
import dev.orebound.content.reading.ContentTable;
import dev.orebound.content.element.StatusEffect;
import dev.orebound.world.component.HealthComponent;
import dev.orebound.world.component.MonsterComponent;
import dev.orebound.world.component.StatusComponent;
import dev.orebound.world.component.StrikePhase;
import dev.orebound.world.component.StrikerComponent;
import org.jspecify.annotations.Nullable;

/**
 * Tells which monsters are under water, where no blow, shot or blast finds them: those that swim, unless they attack, are
 * staggered or are shocked. It follows from what an entity does, so there is nothing to remember or to hash.
 */
public final class Submersion {
    private final ComponentMapper<HealthComponent> healths = ComponentMapper.getFor(HealthComponent.class);
    private final ComponentMapper<MonsterComponent> monsters = ComponentMapper.getFor(MonsterComponent.class);
    private final ComponentMapper<StatusComponent> statuses = ComponentMapper.getFor(StatusComponent.class);
    private final ComponentMapper<StrikerComponent> strikers = ComponentMapper.getFor(StrikerComponent.class);
    private final ContentTable<Monster> kinds;

    public Submersion(Content content) {
        kinds = content.monsters();
    }

    /** True if it is a living monster under water. */
    public boolean isUnder(Entity entity) {
        MonsterComponent monster = monsters.get(entity);
        return monster != null && kinds.at(monster.monster).swims() && isDown(entity);
    }

    private boolean isDown(Entity entity) {
        HealthComponent health = healths.get(entity);
        StatusComponent status = statuses.get(entity);
        return strikers.get(entity).phase == StrikePhase.READY
                && health.health > 0
                && health.staggerTicks == 0
                && !isShocked(status);
    }

    private static boolean isShocked(@Nullable StatusComponent status) {
        return status != null && status.has(StatusEffect.SHOCKED);
    }
}
