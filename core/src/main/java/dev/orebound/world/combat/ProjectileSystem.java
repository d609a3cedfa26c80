package dev.orebound.world.combat;

import com.badlogic.ashley.core.ComponentMapper;
import com.badlogic.ashley.core.Entity;
import com.badlogic.ashley.core.Family;
import com.badlogic.ashley.utils.ImmutableArray;
import dev.orebound.content.combat.Attack;
import dev.orebound.grid.BitLayer;
import dev.orebound.grid.Ray;
import dev.orebound.world.Column;
import dev.orebound.world.EventType;
import dev.orebound.world.Events;
import dev.orebound.world.FamilySystem;
import dev.orebound.world.Player;
import dev.orebound.world.WorldParts;
import dev.orebound.world.component.BodyComponent;
import dev.orebound.world.component.MonsterComponent;
import dev.orebound.world.component.SpawnComponent;

/**
 * Moves what is in the air. A shot hits the first foe whom it touches; a lob bursts where it comes down. Rock, corners and
 * doors that have shut end either without a burst, the door in whose very cell it is too.
 */
public final class ProjectileSystem extends FamilySystem {
    private final ComponentMapper<BodyComponent> bodies = ComponentMapper.getFor(BodyComponent.class);
    private final Column<ProjectileComponent> projectiles = column(ProjectileComponent.class);
    private final ComponentMapper<SpawnComponent> spawns = ComponentMapper.getFor(SpawnComponent.class);
    private final Attacks attacks;
    private final int companionPercent;
    private final BitLayer opaque;
    private final Blows blows;
    private final Blasts blasts;
    private final Events events;
    private final Foes foes;
    private final Player player;

    public ProjectileSystem(WorldParts parts) {
        // The monsters too, for they may be hit.
        super(Family.one(ProjectileComponent.class, MonsterComponent.class).get());
        attacks = new Attacks(parts.content());
        companionPercent = parts.content().tactics().companionDamagePercent();
        opaque = parts.state().opaque();
        blows = parts.blows();
        blasts = new Blasts(parts);
        events = parts.events();
        player = parts.player();
        foes = new Foes(player);
    }

    @Override
    public void update(float seconds) {
        for (int i = 0; i < entities().size(); i++) {
            if (projectiles.find(i) != null) {
                fly(entities().get(i), projectiles.get(i));
            }
        }
    }

    private void fly(Entity entity, ProjectileComponent projectile) {
        projectile.ticks--;
        BodyComponent body = bodies.get(entity);
        float left = (float) projectile.ticks / projectile.flightTicks;
        float toX = projectile.toX + (projectile.fromX - projectile.toX) * left;
        float toY = projectile.toY + (projectile.fromY - projectile.toY) * left;
        if (opaque.at(body.cell) || !Ray.isClear(opaque, body.x, body.y, toX, toY)) {
            end(entity, projectile, body);
            return;
        }
        float fromX = body.x;
        float fromY = body.y;
        body.x = toX;
        body.y = toY;
        body.cell = opaque.grid().cell((int) toX, (int) toY);
        if (!projectile.lobbed && hitsSomebody(projectile, body, fromX, fromY)) {
            end(entity, projectile, body);
        } else if (projectile.ticks <= 0) {
            comeDown(entity, projectile, body);
        }
    }

    private boolean hitsSomebody(ProjectileComponent projectile, BodyComponent shot, float fromX, float fromY) {
        if (sideOf(projectile) >= 0) {
            return hits(projectile, shot, fromX, fromY, player.entity());
        }
        ImmutableArray<Entity> all = entities();
        for (int i = 0; i < all.size(); i++) {
            if (hits(projectile, shot, fromX, fromY, all.get(i))) {
                return true;
            }
        }
        return false;
    }

    /** Hits one if the way of this tick comes so near that both touch, with nothing opaque between. */
    private boolean hits(ProjectileComponent projectile, BodyComponent shot, float fromX, float fromY, Entity target) {
        if (!foes.canHit(sideOf(projectile), target)) {
            return false;
        }
        BodyComponent body = bodies.get(target);
        float wayX = shot.x - fromX;
        float wayY = shot.y - fromY;
        float squared = wayX * wayX + wayY * wayY;
        float along = squared == 0 ? 0 : ((body.x - fromX) * wayX + (body.y - fromY) * wayY) / squared;
        float part = Math.max(0, Math.min(1, along));
        float nearestX = fromX + wayX * part;
        float nearestY = fromY + wayY * part;
        float dx = body.x - nearestX;
        float dy = body.y - nearestY;
        float touching = body.radius + shot.radius;
        if (dx * dx + dy * dy > touching * touching || !Ray.isClear(opaque, nearestX, nearestY, body.x, body.y)) {
            return false;
        }
        float length = (float) Math.sqrt(squared);
        Attack attack = attacks.of(projectile.monster, projectile.attack);
        blows.add(
                target,
                projectile.ownerSpawnId,
                sideOf(projectile),
                attack.harm(),
                length == 0 ? 0 : wayX / length,
                length == 0 ? 0 : wayY / length);
        if (projectile.friendly) {
            blows.weaken(blows.size() - 1, companionPercent);
        }
        return true;
    }

    /** The index of the kind of monster that it is a foe's of, or -1 if it comes from the player's side. */
    private static int sideOf(ProjectileComponent projectile) {
        return projectile.friendly ? -1 : projectile.monster;
    }

    private void comeDown(Entity entity, ProjectileComponent projectile, BodyComponent body) {
        if (projectile.lobbed) {
            Attack attack = attacks.of(projectile.monster, projectile.attack);
            long id = spawns.get(entity).spawnId;
            float radius = Attacks.blastCells(attack);
            blasts.hit(
                    entities(), body.x, body.y, radius, attack.harm(), id, projectile.ownerSpawnId, projectile.monster);
            if (projectile.monster < 0) {
                events.add(EventType.FLASK_BROKEN, body.x, body.y)
                        .of(id, Attacks.oreOf(projectile.attack))
                        .amount(Math.round(radius * 100))
                        .cell(body.cell);
            }
        }
        end(entity, projectile, body);
    }

    private void end(Entity entity, ProjectileComponent projectile, BodyComponent body) {
        events.add(EventType.SHOT_ENDED, body.x, body.y)
                .of(spawns.get(entity).spawnId, projectile.monster)
                .by(projectile.ownerSpawnId)
                .amount(projectile.attack)
                .cell(body.cell);
        getEngine().removeEntity(entity);
    }
}
