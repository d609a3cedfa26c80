package dev.orebound.workbench.overlay;

import com.badlogic.ashley.core.ComponentMapper;
import com.badlogic.ashley.core.Entity;
import dev.orebound.workbench.overlay.draw.CaveViewport;
import dev.orebound.world.World;
import dev.orebound.world.component.BodyComponent;
import dev.orebound.world.component.HealthComponent;
import dev.orebound.world.component.MindComponent;
import dev.orebound.world.component.MonsterComponent;
import dev.orebound.world.component.SpawnComponent;
import dev.orebound.world.component.StatusComponent;
import dev.orebound.world.component.StrikerComponent;
import dev.orebound.world.component.WishComponent;
import dev.orebound.world.horde.HordeMind;
import org.jspecify.annotations.Nullable;

/** Lookups of monsters and their components for overlays. */
final class MonsterLookup {
    final ComponentMapper<BodyComponent> bodies = ComponentMapper.getFor(BodyComponent.class);
    final ComponentMapper<HealthComponent> healths = ComponentMapper.getFor(HealthComponent.class);
    final ComponentMapper<MindComponent> minds = ComponentMapper.getFor(MindComponent.class);
    final ComponentMapper<MonsterComponent> monsters = ComponentMapper.getFor(MonsterComponent.class);
    final ComponentMapper<SpawnComponent> spawns = ComponentMapper.getFor(SpawnComponent.class);
    final ComponentMapper<StatusComponent> statuses = ComponentMapper.getFor(StatusComponent.class);
    final ComponentMapper<StrikerComponent> strikers = ComponentMapper.getFor(StrikerComponent.class);
    final ComponentMapper<WishComponent> wishes = ComponentMapper.getFor(WishComponent.class);

    /** Returns the horde of a monster, or null. */
    @Nullable
    HordeMind hordeOf(Entity monster, World world) {
        int number = monsters.get(monster).horde;
        return number >= 0 && number < world.hordes().size() ? world.hordes().get(number) : null;
    }

    /** Returns the leader of a horde, or null while there is none. */
    @Nullable
    Entity leaderOf(HordeMind horde) {
        for (int i = 0; i < horde.members().size(); i++) {
            Entity member = horde.members().get(i);
            if (spawns.get(member).spawnId == horde.leaderSpawnId()) {
                return member;
            }
        }
        return null;
    }

    /** Returns the monster nearest to the middle of a cell and at most one cell away, or null. */
    @Nullable
    Entity monsterAt(int cell, World world) {
        Entity found = null;
        float least = 1;
        float x = world.floor().grid().x(cell) + 0.5f;
        float y = world.floor().grid().y(cell) + 0.5f;
        for (int i = 0; i < world.monsters().size(); i++) {
            BodyComponent body = bodies.get(world.monsters().get(i));
            float away = (body.x - x) * (body.x - x) + (body.y - y) * (body.y - y);
            if (away < least) {
                least = away;
                found = world.monsters().get(i);
            }
        }
        return found;
    }

    /** Returns true if a body may be visible. */
    boolean isShown(BodyComponent body, CaveViewport viewport) {
        return viewport.showsAbout(body.x, body.y, 1);
    }
}
