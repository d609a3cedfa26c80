package dev.orebound.world.combat;

import static dev.orebound.world.component.ComponentMappers.BODIES;
import static dev.orebound.world.component.ComponentMappers.COMPANIONS;
import static dev.orebound.world.component.ComponentMappers.SPAWNS;

import com.badlogic.ashley.core.Entity;
import com.badlogic.ashley.core.Family;
import com.badlogic.ashley.utils.ImmutableArray;
import dev.orebound.content.Content;
import dev.orebound.content.combat.Attack;
import dev.orebound.content.combat.AttackForm;
import dev.orebound.content.element.GroundInfluence;
import dev.orebound.content.element.ReactionTable;
import dev.orebound.content.gear.StandingRule;
import dev.orebound.content.item.Brew.BrewUse;
import dev.orebound.content.monster.GolemBook;
import dev.orebound.grid.BitLayer;
import dev.orebound.grid.LineTrace;
import dev.orebound.world.component.AttackTable;
import dev.orebound.world.component.BodyComponent;
import dev.orebound.world.component.CompanionComponent;
import dev.orebound.world.component.MonsterComponent;
import dev.orebound.world.component.ProjectileComponent;
import dev.orebound.world.component.TimedBoost;
import dev.orebound.world.element.GroundChanges;
import dev.orebound.world.element.GroundEffects;
import dev.orebound.world.event.EventType;
import dev.orebound.world.event.TickEvents;
import dev.orebound.world.state.ActorQueries;
import dev.orebound.world.state.BlowQueue;
import dev.orebound.world.state.ComponentArray;
import dev.orebound.world.state.FamilySystem;
import dev.orebound.world.state.FloorState;
import dev.orebound.world.state.PartRegistry;
import dev.orebound.world.state.Player;
import dev.orebound.world.state.Population;
import dev.orebound.world.state.TickClock;
import org.jspecify.annotations.Nullable;

/**
 * Moves projectiles. A shot hits the first enemy that it touches, may leap on to further ones, and affects the ground
 * on its way; a lob bursts where it comes down. Rock, corners and shut doors stop both, a lob without a burst.
 */
public final class ProjectileSystem extends FamilySystem {
    /** Speed in cells a second at which a shot that is wholly drawn moves aside. */
    private static final float BEND_SPEED = 3;

    private final ComponentArray<ProjectileComponent> projectiles = column(ProjectileComponent.class);
    private final AttackTable attacks;
    private final BitLayer opaque;
    private final GroundChanges ground;
    private final FlightRules flights;
    private final BlowQueue blows;
    private final AreaBlast blasts;
    private final TickEvents events;
    private final ActorQueries actors;
    private final Player player;
    private final ImmutableArray<Entity> friends;
    private final GolemBook golems;

    public ProjectileSystem(PartRegistry parts) {
        // The family includes monsters, because projectiles may hit them.
        super(Family.one(ProjectileComponent.class, MonsterComponent.class).get());
        attacks = new AttackTable(parts.get(Content.class));
        opaque = parts.get(FloorState.class).opaque();
        ground = parts.get(GroundChanges.class);
        flights = new FlightRules(parts.get(FloorState.class), parts.get(GroundEffects.class));
        blows = parts.get(BlowQueue.class);
        blasts = new AreaBlast(parts);
        events = parts.get(TickEvents.class);
        player = parts.get(Player.class);
        friends = parts.get(Population.class).friends().entities();
        golems = parts.get(Content.class).golems();
        actors = parts.get(ActorQueries.class);
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
        BodyComponent body = BODIES.get(entity);
        carry(projectile, body.cell);
        bend(projectile, body);
        float left = (float) projectile.ticks / projectile.flightTicks;
        float toX = projectile.toX + (projectile.fromX - projectile.toX) * left;
        float toY = projectile.toY + (projectile.fromY - projectile.toY) * left;
        switch (flights.step(body.x, body.y, toX, toY)) {
            case FLIES_ON -> flyOn(entity, projectile, body, toX, toY);
            case AT_THING -> {
                influenceThing(entity, projectile, toX, toY);
                comeDown(entity, projectile, body);
            }
            case AT_ROCK -> stop(entity, projectile, body);
        }
    }

    private void flyOn(Entity entity, ProjectileComponent projectile, BodyComponent body, float toX, float toY) {
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
            boolean isAtOre = flights.endsAtOre(shot, body.cell);
            if (isAtOre) {
                blasts.strikeOre(body.cell, shot.oreDamage(), projectile.ownerSpawnId);
            }
            if (isAtOre || isSpent(projectile, shot, body, fromX, fromY)) {
                comeDown(entity, projectile, body);
                return;
            }
        }
        if (projectile.ticks <= 0) {
            comeDown(entity, projectile, body);
        }
    }

    /** Brings the influence of a projectile of the player's side to the lock or statue at which it ends. */
    private void influenceThing(Entity entity, ProjectileComponent projectile, float toX, float toY) {
        GroundInfluence influence =
                attacks.of(projectile.monster, projectile.attack).influence();
        if (influence != null && sideOf(projectile) < 0) {
            int cell = opaque.grid().cell((int) toX, (int) toY);
            blows.addToThing(cell, influence.ordinal(), SPAWNS.get(entity).spawnId);
        }
    }

    /** Lets the wind over a cell carry a projectile along. */
    private void carry(ProjectileComponent projectile, int cell) {
        float wayX = flights.windX(cell);
        float wayY = flights.windY(cell);
        projectile.fromX += wayX;
        projectile.fromY += wayY;
        projectile.toX += wayX;
        projectile.toY += wayY;
    }

    /** Bends the shot of a monster towards the player, if relics draw shots. */
    private void bend(ProjectileComponent projectile, BodyComponent body) {
        int percent = player.gear().standing(StandingRule.SHOTS_BEND);
        if (percent <= 0 || projectile.lobbed || sideOf(projectile) < 0) {
            return;
        }
        float dx = player.body().x - body.x;
        float dy = player.body().y - body.y;
        float distance = (float) Math.sqrt(dx * dx + dy * dy);
        if (distance > body.radius) {
            float way = BEND_SPEED * percent / 100 / TickClock.TICKS_A_SECOND / distance;
            projectile.fromX += dx * way;
            projectile.fromY += dy * way;
            projectile.toX += dx * way;
            projectile.toY += dy * way;
        }
    }

    private void bring(ProjectileComponent projectile, Attack attack, int cell) {
        GroundInfluence influence = attack.influence();
        if (influence != null) {
            ground.pour(influence, cell, projectile.ownerSpawnId, sideOf(projectile), ReactionTable.NONE);
        }
    }

    /** Returns whether a shot has hit an enemy and does not leap on. */
    private boolean isSpent(
            ProjectileComponent projectile, AttackForm.Ranged form, BodyComponent shot, float fromX, float fromY) {
        Entity met = meets(projectile, shot, fromX, fromY);
        return met != null && !leaps(projectile, shot, form, met);
    }

    private @Nullable Entity meets(ProjectileComponent projectile, BodyComponent shot, float fromX, float fromY) {
        if (sideOf(projectile) >= 0) {
            return hits(projectile, shot, fromX, fromY, player.entity())
                    ? player.entity()
                    : hitOf(friends, projectile, shot, fromX, fromY);
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

    /** Hits a target if the way of this tick touches it, with nothing opaque between; returns whether it does. */
    private boolean hits(ProjectileComponent projectile, BodyComponent shot, float fromX, float fromY, Entity target) {
        if (!actors.canHit(sideOf(projectile), target) || hasHit(projectile, target)) {
            return false;
        }
        BodyComponent body = BODIES.get(target);
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
            // The burst hurts, not the hit.
            return true;
        }
        float length = (float) Math.sqrt(squared);
        blows.add(
                target,
                projectile.ownerSpawnId,
                sideOf(projectile),
                attack,
                length == 0 ? 0 : wayX / length,
                length == 0 ? 0 : wayY / length);
        strengthen(projectile, blows.size() - 1);
        return true;
    }

    /** Scales the blows from an index on, if they are those of a companion or the player. */
    private void strengthen(ProjectileComponent projectile, int from) {
        if (projectile.friendly) {
            blows.scaleForCompanion(from, golems, ownerOf(projectile));
            blows.scale(from, 100 + player.gear().standing(StandingRule.COMPANION_DAMAGE));
        } else if (projectile.monster < 0) {
            blows.scale(
                    from,
                    100
                            + player.gear().standing(StandingRule.BREWS)
                            + player.gear().boost(TimedBoost.MIGHT));
        }
    }

    private boolean hasHit(ProjectileComponent projectile, Entity target) {
        long id = SPAWNS.get(target).spawnId;
        for (int i = 0; i < projectile.hits; i++) {
            if (projectile.hitSpawnIds[i] == id) {
                return true;
            }
        }
        return false;
    }

    /**
     * Turns a shot that has just hit an enemy towards the nearest one in range that it has not hit; false if there is
     * none.
     */
    private boolean leaps(ProjectileComponent projectile, BodyComponent shot, AttackForm.Ranged form, Entity hit) {
        projectile.hitSpawnIds[projectile.hits++] = SPAWNS.get(hit).spawnId;
        Entity next = projectile.hits > form.leaps() ? null : nextTarget(projectile, shot, form.leapCells());
        if (next == null) {
            return false;
        }
        BodyComponent body = BODIES.get(next);
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

    private @Nullable Entity nextTarget(ProjectileComponent projectile, BodyComponent shot, float rangeCells) {
        ImmutableArray<Entity> all = entities();
        Entity nearest = null;
        float nearestSquared = rangeCells * rangeCells;
        for (int i = 0; i < all.size(); i++) {
            Entity each = all.get(i);
            if (!actors.canHit(-1, each) || hasHit(projectile, each)) {
                continue;
            }
            BodyComponent body = BODIES.get(each);
            float dx = body.x - shot.x;
            float dy = body.y - shot.y;
            if (dx * dx + dy * dy < nearestSquared && LineTrace.isClear(opaque, shot.x, shot.y, body.x, body.y)) {
                nearest = each;
                nearestSquared = dx * dx + dy * dy;
            }
        }
        return nearest;
    }

    /** Returns the side of a projectile: the index of a monster's kind, or -1 for the player's side. */
    private static int sideOf(ProjectileComponent projectile) {
        return projectile.friendly ? -1 : projectile.monster;
    }

    /** Stops a projectile at rock, where a shot or a flask that rolls bursts, and a lob does not. */
    private void stop(Entity entity, ProjectileComponent projectile, BodyComponent body) {
        if (projectile.lobbed && projectile.rolls == 0) {
            end(entity, projectile, body);
        } else {
            comeDown(entity, projectile, body);
        }
    }

    private void comeDown(Entity entity, ProjectileComponent projectile, BodyComponent body) {
        Attack attack = attacks.of(projectile.monster, projectile.attack);
        float radius = AttackTable.blastCells(attack);
        if (radius > 0) {
            long id = SPAWNS.get(entity).spawnId;
            int before = blows.size();
            blasts.hit(entities(), body.x, body.y, radius, 0, attack, id, projectile.ownerSpawnId, sideOf(projectile));
            strengthen(projectile, before);
            if (projectile.lobbed && projectile.monster < 0) {
                events.brew(
                        EventType.FLASK_BROKEN,
                        body,
                        AttackTable.brewOf(projectile.attack),
                        BrewUse.FLASK,
                        AttackTable.levelOf(projectile.attack),
                        id);
                if (rollsOn(projectile, body)) {
                    return;
                }
            }
        }
        end(entity, projectile, body);
    }

    /** Sends a flask that has just burst on by half its way, if relics let it roll; returns false if it stays. */
    private boolean rollsOn(ProjectileComponent projectile, BodyComponent body) {
        if (projectile.rolls >= player.gear().standing(StandingRule.FLASKS_ROLL)) {
            return false;
        }
        float dx = (projectile.toX - projectile.fromX) / 2;
        float dy = (projectile.toY - projectile.fromY) / 2;
        projectile.rolls++;
        projectile.fromX = body.x;
        projectile.fromY = body.y;
        projectile.toX = body.x + dx;
        projectile.toY = body.y + dy;
        projectile.flightTicks = Math.max(1, projectile.flightTicks / 2);
        projectile.ticks = projectile.flightTicks;
        return true;
    }

    /** Returns the companion that has loosed a shot, or null if it is gone. */
    private @Nullable CompanionComponent ownerOf(ProjectileComponent projectile) {
        for (int i = 0; i < friends.size(); i++) {
            if (SPAWNS.get(friends.get(i)).spawnId == projectile.ownerSpawnId) {
                return COMPANIONS.get(friends.get(i));
            }
        }
        return null;
    }

    private void end(Entity entity, ProjectileComponent projectile, BodyComponent body) {
        long shotId = SPAWNS.get(entity).spawnId;
        events.shot(EventType.SHOT_ENDED, body, shotId, projectile.ownerSpawnId, projectile.monster, projectile.attack);
        getEngine().removeEntity(entity);
    }
}
