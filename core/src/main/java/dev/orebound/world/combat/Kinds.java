package dev.orebound.world.combat;

import com.badlogic.ashley.core.ComponentMapper;
import com.badlogic.ashley.core.Entity;
import dev.orebound.world.component.CompanionComponent;
import dev.orebound.world.component.MonsterComponent;

/** Whose attacks somebody has, and on whose side it strikes. */
final class Kinds {
    private final ComponentMapper<CompanionComponent> companions = ComponentMapper.getFor(CompanionComponent.class);
    private final ComponentMapper<MonsterComponent> monsters = ComponentMapper.getFor(MonsterComponent.class);

    /** The index of its kind into the content's monsters, or -1 for the player. */
    int of(Entity entity) {
        MonsterComponent monster = monsters.get(entity);
        if (monster != null) {
            return monster.monster;
        }
        CompanionComponent companion = companions.get(entity);
        return companion == null ? -1 : companion.monster;
    }

    /** True if it fights at the player's side. */
    boolean isCompanion(Entity entity) {
        return companions.has(entity);
    }

    /** Who its blows are struck as: the index of a monster's kind, or -1 for the player and all at the player's side. */
    int sideOf(Entity entity) {
        MonsterComponent monster = monsters.get(entity);
        return monster == null ? -1 : monster.monster;
    }
}
