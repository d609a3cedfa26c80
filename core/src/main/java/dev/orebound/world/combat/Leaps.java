package dev.orebound.world.combat;

import com.badlogic.ashley.core.ComponentMapper;
import com.badlogic.ashley.core.Entity;
import com.badlogic.ashley.utils.ImmutableArray;
import dev.orebound.content.Content;
import dev.orebound.content.combat.AttackForm;
import dev.orebound.grid.BitLayer;
import dev.orebound.grid.LineTrace;
import dev.orebound.world.component.BodyComponent;
import dev.orebound.world.component.ProjectileComponent;
import dev.orebound.world.component.SpawnComponent;
import dev.orebound.world.state.TickClock;
import dev.orebound.world.state.FloorState;
import dev.orebound.world.state.Player;
import org.jspecify.annotations.Nullable;

/** Shots that go on from whom they hit to the nearest foe who was not hit yet and whom nothing shields. */
final class Leaps {
    private final ComponentMapper<BodyComponent> bodies = ComponentMapper.getFor(BodyComponent.class);
    private final ComponentMapper<SpawnComponent> spawns = ComponentMapper.getFor(SpawnComponent.class);
    private final BitLayer opaque;
    private final TargetRules foes;

    Leaps(Content content, FloorState state, Player player) {
        opaque = state.opaque();
        foes = new TargetRules(content, player);
    }

    /** True if a shot has hit somebody before. */
    boolean hasHit(ProjectileComponent projectile, Entity target) {
        long id = spawns.get(target).spawnId;
        for (int i = 0; i < projectile.hits; i++) {
            if (projectile.hitSpawnIds[i] == id) {
                return true;
            }
        }
        return false;
    }

    /** Turns a shot that has just hit somebody to the next; false if it can leap no more, or nobody is near. */
    boolean leap(
            ProjectileComponent projectile,
            BodyComponent shot,
            AttackForm.Ranged form,
            Entity hit,
            ImmutableArray<Entity> all) {
        projectile.hitSpawnIds[projectile.hits++] = spawns.get(hit).spawnId;
        Entity next = projectile.hits > form.leaps() ? null : nearest(projectile, shot, form.leapCells(), all);
        if (next == null) {
            return false;
        }
        BodyComponent body = bodies.get(next);
        float dx = body.x - shot.x;
        float dy = body.y - shot.y;
        float distance = Math.max(0.01f, (float) Math.sqrt(dx * dx + dy * dy));
        projectile.fromX = shot.x;
        projectile.fromY = shot.y;
        projectile.toX = shot.x + dx / distance * form.leapCells();
        projectile.toY = shot.y + dy / distance * form.leapCells();
        projectile.ticks = (int) Math.ceil(form.leapCells() / form.speed() * TickClock.TICKS_A_SECOND);
        projectile.flightTicks = projectile.ticks;
        return true;
    }

    private @Nullable Entity nearest(
            ProjectileComponent projectile, BodyComponent shot, float cells, ImmutableArray<Entity> all) {
        Entity nearest = null;
        float nearestSquared = cells * cells;
        for (int i = 0; i < all.size(); i++) {
            Entity each = all.get(i);
            if (!foes.canHit(-1, each) || hasHit(projectile, each)) {
                continue;
            }
            BodyComponent body = bodies.get(each);
            float dx = body.x - shot.x;
            float dy = body.y - shot.y;
            if (dx * dx + dy * dy < nearestSquared && LineTrace.isClear(opaque, shot.x, shot.y, body.x, body.y)) {
                nearest = each;
                nearestSquared = dx * dx + dy * dy;
            }
        }
        return nearest;
    }
}
