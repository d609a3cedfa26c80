package dev.orebound.world.combat;

import com.badlogic.ashley.core.ComponentMapper;
import com.badlogic.ashley.core.Entity;
import com.badlogic.ashley.core.Family;
import com.badlogic.ashley.utils.ImmutableArray;
import dev.orebound.content.combat.Attack;
import dev.orebound.content.combat.AttackForm;
import dev.orebound.content.element.GroundInfluence;
import dev.orebound.grid.BitLayer;
import dev.orebound.grid.LineTrace;
import dev.orebound.world.component.AttackTable;
import dev.orebound.world.component.BodyComponent;
import dev.orebound.world.component.MonsterComponent;
import dev.orebound.world.component.ProjectileComponent;
import dev.orebound.world.component.SpawnComponent;
import dev.orebound.world.element.GroundChanges;
import dev.orebound.world.event.EventType;
import dev.orebound.world.event.TickEvents;
import dev.orebound.world.state.BlowQueue;
import dev.orebound.world.state.ComponentArray;
import dev.orebound.world.state.FamilySystem;
import dev.orebound.world.state.FloorContext;
import dev.orebound.world.state.NoiseQueue;
import dev.orebound.world.state.Player;
import dev.orebound.world.state.SpawnOrder;
import org.jspecify.annotations.Nullable;

/**
 * Moves what is in the air. A shot hits the first foe whom it touches, and brings to the ground on its way what it brings; a
 * lob bursts where it comes down. Rock, corners and doors that have shut end either, a lob without a burst; the door in whose
 * very cell it is too.
 */
public final class ProjectileSystem extends FamilySystem {
    private final ComponentMapper<BodyComponent> bodies = ComponentMapper.getFor(BodyComponent.class);
    private final ComponentArray<ProjectileComponent> projectiles = column(ProjectileComponent.class);
    private final ComponentMapper<SpawnComponent> spawns = ComponentMapper.getFor(SpawnComponent.class);
    private final AttackTable attacks;
    private final BitLayer opaque;
    private final GroundChanges ground;
    private final Shattering shattering;
    private final Leaps leaps;
    private final BlowQueue blows;
    private final AreaBlast blasts;
    private final TickEvents events;
    private final TargetRules foes;
    private final Player player;
    private final ImmutableArray<Entity> companions;

    public ProjectileSystem(
            FloorContext context,
            GroundChanges groundChanges,
            SpawnOrder companions,
            NoiseQueue noises,
            BlowQueue blows,
            OreBlows oreBlows) {
        // The monsters too, for they may be hit.
        super(Family.one(ProjectileComponent.class, MonsterComponent.class).get());
        attacks = new AttackTable(context.content());
        opaque = context.state().opaque();
        ground = groundChanges;
        shattering = new Shattering(context.state(), oreBlows);
        leaps = new Leaps(context.content(), context.state(), context.player());
        this.blows = blows;
        blasts = new AreaBlast(context, groundChanges, companions, noises, blows);
        events = context.events();
        player = context.player();
        this.companions = companions.entities();
        foes = new TargetRules(context.content(), context.player());
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
        if (opaque.at(body.cell) || !LineTrace.isClear(opaque, body.x, body.y, toX, toY)) {
            stop(entity, projectile, body);
            return;
        }
        float fromX = body.x;
        float fromY = body.y;
        int fromCell = body.cell;
        body.x = toX;
        body.y = toY;
        body.cell = opaque.grid().cell((int) toX, (int) toY);
        Attack attack = attacks.of(projectile.monster, projectile.attack);
        if (attack.form() instanceof AttackForm.Ranged shot) {
            if (body.cell != fromCell) {
                bring(projectile, attack, body.cell);
            }
            if (shattering.strike(body.cell, shot.oreDamage()) || isSpent(projectile, shot, body, fromX, fromY)) {
                comeDown(entity, projectile, body);
                return;
            }
        }
        if (projectile.ticks <= 0) {
            comeDown(entity, projectile, body);
        }
    }

    private void bring(ProjectileComponent projectile, Attack attack, int cell) {
        GroundInfluence influence = attack.harm().influence();
        if (influence != null) {
            ground.bring(influence, cell, projectile.ownerSpawnId, sideOf(projectile));
        }
    }

    /** Whether a shot has met somebody and does not leap on. */
    private boolean isSpent(
            ProjectileComponent projectile, AttackForm.Ranged form, BodyComponent shot, float fromX, float fromY) {
        Entity met = meets(projectile, shot, fromX, fromY);
        return met != null && !leaps.leap(projectile, shot, form, met, entities());
    }

    private @Nullable Entity meets(ProjectileComponent projectile, BodyComponent shot, float fromX, float fromY) {
        if (sideOf(projectile) >= 0) {
            return hits(projectile, shot, fromX, fromY, player.entity())
                    ? player.entity()
                    : hitOf(companions, projectile, shot, fromX, fromY);
        }
        return hitOf(entities(), projectile, shot, fromX, fromY);
    }

    private @Nullable Entity hitOf(
            ImmutableArray<Entity> all, ProjectileComponent projectile, BodyComponent shot, float fromX, float fromY) {
        for (int i = 0; i < all.size(); i++) {
            if (hits(projectile, shot, fromX, fromY, all.get(i))) {
                return all.get(i);
            }
        }
        return null;
    }

    /** Hits one if the way of this tick comes so near that both touch, with nothing opaque between. */
    private boolean hits(ProjectileComponent projectile, BodyComponent shot, float fromX, float fromY, Entity target) {
        if (!foes.canHit(sideOf(projectile), target) || leaps.hasHit(projectile, target)) {
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
        if (dx * dx + dy * dy > touching * touching || !LineTrace.isClear(opaque, nearestX, nearestY, body.x, body.y)) {
            return false;
        }
        Attack attack = attacks.of(projectile.monster, projectile.attack);
        if (AttackTable.blastCells(attack) > 0) {
            // It bursts now, and that is what hurts.
            return true;
        }
        float length = (float) Math.sqrt(squared);
        blows.add(
                target,
                projectile.ownerSpawnId,
                sideOf(projectile),
                attack.harm(),
                length == 0 ? 0 : wayX / length,
                length == 0 ? 0 : wayY / length);
        if (projectile.friendly) {
            blows.areCompanions(blows.size() - 1);
        }
        return true;
    }

    /** The index of the kind of monster that it is a foe's of, or -1 if it comes from the player's side. */
    private static int sideOf(ProjectileComponent projectile) {
        return projectile.friendly ? -1 : projectile.monster;
    }

    /** Rock is in the way: of what flies, a shot alone bursts at it. */
    private void stop(Entity entity, ProjectileComponent projectile, BodyComponent body) {
        if (projectile.lobbed) {
            end(entity, projectile, body);
        } else {
            comeDown(entity, projectile, body);
        }
    }

    private void comeDown(Entity entity, ProjectileComponent projectile, BodyComponent body) {
        Attack attack = attacks.of(projectile.monster, projectile.attack);
        float radius = AttackTable.blastCells(attack);
        if (radius > 0) {
            long id = spawns.get(entity).spawnId;
            blasts.hit(
                    entities(),
                    body.x,
                    body.y,
                    radius,
                    0,
                    attack.harm(),
                    id,
                    projectile.ownerSpawnId,
                    sideOf(projectile));
            if (projectile.lobbed && projectile.monster < 0) {
                events.ore(EventType.FLASK_BROKEN, body, AttackTable.oreOf(projectile.attack), 0, id);
            }
        }
        end(entity, projectile, body);
    }

    private void end(Entity entity, ProjectileComponent projectile, BodyComponent body) {
        long shotId = spawns.get(entity).spawnId;
        events.shot(EventType.SHOT_ENDED, body, shotId, projectile.ownerSpawnId, projectile.monster, projectile.attack);
        getEngine().removeEntity(entity);
    }
}
