package dev.orebound.world.combat;

import static dev.orebound.world.component.ComponentMappers.BODIES;
import static dev.orebound.world.component.ComponentMappers.SPAWNS;

import com.badlogic.ashley.core.Entity;
import com.badlogic.ashley.utils.ImmutableArray;
import dev.orebound.content.Content;
import dev.orebound.content.combat.Attack;
import dev.orebound.content.combat.AttackForm;
import dev.orebound.content.monster.GolemBook;
import dev.orebound.content.monster.GolemKind;
import dev.orebound.grid.BitLayer;
import dev.orebound.grid.Grid;
import dev.orebound.grid.LineTrace;
import dev.orebound.world.component.BodyComponent;
import dev.orebound.world.component.StrikerComponent;
import dev.orebound.world.event.EventType;
import dev.orebound.world.event.TickEvents;
import dev.orebound.world.intent.AimTable;
import dev.orebound.world.state.ActorQueries;
import dev.orebound.world.state.BlowQueue;
import dev.orebound.world.state.FloorState;
import dev.orebound.world.state.NoiseQueue;
import dev.orebound.world.state.PartRegistry;
import dev.orebound.world.state.Player;
import dev.orebound.world.state.Population;

/**
 * Strikes everything in a sector in front of the attacker that neither rock nor a shut door shields. Monsters hit the
 * player, companions and wards, companions hit monsters and golems ore, and the player hits monsters, ore and rock.
 */
final class MeleeAttack {
    /** Within this distance of the attacker's middle, in cells, the direction does not matter. */
    private static final float POINT_BLANK = 0.2f;

    private final FloorState state;
    private final BitLayer opaque;
    private final Grid grid;
    private final TickEvents events;
    private final NoiseQueue noises;
    private final BlowQueue blows;
    private final ActorQueries actors;
    private final Player player;
    private final ImmutableArray<Entity> friends;
    private final GolemBook golems;

    /** The sector of the strike under way. */
    private float x;

    private float y;
    private float aimX;
    private float aimY;
    private float reachCells;
    private float halfArcCosine;

    /** The unit vector to the target that was last found within the sector. */
    private float towardsX;

    private float towardsY;

    MeleeAttack(PartRegistry parts) {
        state = parts.get(FloorState.class);
        opaque = state.opaque();
        grid = opaque.grid();
        events = parts.get(TickEvents.class);
        noises = parts.get(NoiseQueue.class);
        blows = parts.get(BlowQueue.class);
        actors = parts.get(ActorQueries.class);
        player = parts.get(Player.class);
        friends = parts.get(Population.class).friends().entities();
        golems = parts.get(Content.class).golems();
    }

    /** Strikes every target in the sector. */
    void strike(ImmutableArray<Entity> all, Entity attacker, StrikerComponent striker, Attack attack) {
        aim(BODIES.get(attacker), striker, (AttackForm.MeleeArc) attack.form());
        int side = actors.sideOf(attacker);
        if (side >= 0) {
            strikeAt(attacker, side, player.entity(), attack);
            for (int i = 0; i < friends.size(); i++) {
                strikeAt(attacker, side, friends.get(i), attack);
            }
            return;
        }
        boolean hasHit = false;
        for (int i = 0; i < all.size(); i++) {
            hasHit |= strikeAt(attacker, -1, all.get(i), attack);
        }
        if (attacker == player.entity()) {
            strikeOreOrRock(attack.damage(), hasHit);
        } else if (!hasHit) {
            strikeOre(attacker);
        }
    }

    private void aim(BodyComponent from, StrikerComponent striker, AttackForm.MeleeArc blow) {
        x = from.x;
        y = from.y;
        aimX = striker.aimX;
        aimY = striker.aimY;
        reachCells = blow.reachCells();
        halfArcCosine = AimTable.halfArcCosine(blow.arcDegrees());
    }

    private boolean strikeAt(Entity attacker, int side, Entity target, Attack attack) {
        if (!actors.canHit(side, target)) {
            return false;
        }
        BodyComponent body = BODIES.get(target);
        if (!isWithin(body.x, body.y, body.radius) || !LineTrace.isClear(opaque, x, y, body.x, body.y)) {
            return false;
        }
        blows.add(target, SPAWNS.get(attacker).spawnId, side, attack, towardsX, towardsY);
        return true;
    }

    /** Lets a golem that has hit nobody strike the ore before it. */
    private void strikeOre(Entity attacker) {
        GolemKind golem = golems.ofMonster(actors.kindOf(attacker));
        int ore = golem == null ? Grid.NONE : nearestOre();
        if (golem != null && ore >= 0) {
            blows.addToOre(ore, golem.build().oreDamage(), SPAWNS.get(attacker).spawnId);
        }
    }

    private void strikeOreOrRock(int damage, boolean hasHit) {
        int ore = nearestOre();
        int thing = ore >= 0 ? Grid.NONE : nearestThing();
        float farX = x + aimX * reachCells;
        float farY = y + aimY * reachCells;
        if (ore >= 0) {
            blows.addToOre(ore, damage, player.spawnId());
        } else if (thing >= 0) {
            blows.addToThing(thing, BlowQueue.PICK, player.spawnId());
            noises.make(grid.x(thing) + 0.5f, grid.y(thing) + 0.5f);
        } else if (!hasHit && !LineTrace.isClear(opaque, x, y, farX, farY)) {
            events.actor(EventType.ROCK_STRUCK, farX, farY, player.body().cell, player.spawnId(), -1);
            noises.make(farX, farY);
        }
    }

    /** Returns the cell of the nearest ore in the sector, the lowest of equally near ones, or {@link Grid#NONE}. */
    private int nearestOre() {
        return nearest(false);
    }

    /** Returns the cell of the nearest lock or statue in the sector, or {@link Grid#NONE}. */
    private int nearestThing() {
        return nearest(true);
    }

    private int nearest(boolean isThing) {
        int nearest = Grid.NONE;
        float nearestSquared = Float.MAX_VALUE;
        int span = (int) Math.floor(reachCells) + 1;
        for (int cellY = (int) y - span; cellY <= (int) y + span; cellY++) {
            for (int cellX = (int) x - span; cellX <= (int) x + span; cellX++) {
                float dx = cellX + 0.5f - x;
                float dy = cellY + 0.5f - y;
                float squared = dx * dx + dy * dy;
                if (squared < nearestSquared && (isThing ? isThingWithin(cellX, cellY) : isOreWithin(cellX, cellY))) {
                    nearest = grid.cell(cellX, cellY);
                    nearestSquared = squared;
                }
            }
        }
        return nearest;
    }

    private boolean isThingWithin(int cellX, int cellY) {
        return grid.contains(cellX, cellY)
                && state.stopsShots(grid.cell(cellX, cellY))
                && isWithin(cellX + 0.5f, cellY + 0.5f, 0.5f)
                && state.isOpenTo(grid.cell(cellX, cellY), x, y);
    }

    private boolean isOreWithin(int cellX, int cellY) {
        return grid.contains(cellX, cellY)
                && state.ore(grid.cell(cellX, cellY)) != null
                && isWithin(cellX + 0.5f, cellY + 0.5f, 0.5f)
                && LineTrace.isClear(opaque, x, y, cellX + 0.5f, cellY + 0.5f);
    }

    /** Returns whether a circle reaches into the sector with its middle within the arc; sets the direction to it. */
    private boolean isWithin(float toX, float toY, float radius) {
        float dx = toX - x;
        float dy = toY - y;
        float distance = (float) Math.sqrt(dx * dx + dy * dy);
        if (distance - radius > reachCells) {
            return false;
        }
        boolean isPointBlank = distance < POINT_BLANK;
        towardsX = isPointBlank ? aimX : dx / distance;
        towardsY = isPointBlank ? aimY : dy / distance;
        return isPointBlank || towardsX * aimX + towardsY * aimY >= halfArcCosine;
    }
}
