package dev.orebound.world.combat;

import com.badlogic.ashley.core.ComponentMapper;
import com.badlogic.ashley.core.Entity;
import dev.orebound.content.Content;
import dev.orebound.world.component.CompanionComponent;
import dev.orebound.world.component.HealthComponent;
import dev.orebound.world.component.MindComponent;
import dev.orebound.world.component.MindState;
import dev.orebound.world.component.MonsterComponent;
import dev.orebound.world.state.Player;

/**
 * Tells who can be hit by whom: the player and companions by monsters; by the player and companions, monsters that are neither
 * held captive nor under water.
 */
final class TargetRules {
    private final ComponentMapper<CompanionComponent> companions = ComponentMapper.getFor(CompanionComponent.class);
    private final ComponentMapper<HealthComponent> healths = ComponentMapper.getFor(HealthComponent.class);
    private final ComponentMapper<MindComponent> minds = ComponentMapper.getFor(MindComponent.class);
    private final ComponentMapper<MonsterComponent> monsters = ComponentMapper.getFor(MonsterComponent.class);
    private final Player player;
    private final Submersion submersion;

    TargetRules(Content content, Player player) {
        this.player = player;
        submersion = new Submersion(content);
    }

    /**
     * True if one who lives can be hit.
     *
     * @param byMonster index of the striker's kind, or -1 for the player and companions
     */
    boolean canHit(int byMonster, Entity target) {
        HealthComponent health = healths.get(target);
        if (health == null || health.health <= 0) {
            return false;
        }
        if (byMonster >= 0) {
            return target == player.entity() || companions.has(target);
        }
        return monsters.has(target) && minds.get(target).state != MindState.SHACKLED && !submersion.isUnder(target);
    }
}
