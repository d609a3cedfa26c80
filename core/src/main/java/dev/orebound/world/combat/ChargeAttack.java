package dev.orebound.world.combat;

import static dev.orebound.world.component.ComponentMappers.BODIES;
import static dev.orebound.world.component.ComponentMappers.HEALTHS;
import static dev.orebound.world.component.ComponentMappers.SPAWNS;

import com.badlogic.ashley.core.Entity;
import com.badlogic.ashley.utils.ImmutableArray;
import dev.orebound.cave.floor.Floor;
import dev.orebound.content.combat.Attack;
import dev.orebound.content.combat.AttackForm;
import dev.orebound.grid.Grid;
import dev.orebound.grid.LineTrace;
import dev.orebound.world.component.BodyComponent;
import dev.orebound.world.component.HealthComponent;
import dev.orebound.world.component.StrikerComponent;
import dev.orebound.world.event.EventType;
import dev.orebound.world.event.TickEvents;
import dev.orebound.world.state.ActorQueries;
import dev.orebound.world.state.BlowQueue;
import dev.orebound.world.state.BodyCollider;
import dev.orebound.world.state.FloorState;
import dev.orebound.world.state.NoiseQueue;
import dev.orebound.world.state.PartRegistry;
import dev.orebound.world.state.Player;
import dev.orebound.world.state.Population;
import dev.orebound.world.state.TickClock;

/**
 * Continues charges after their owner has moved: a charge ends when it hits an enemy, is blocked, or has run its full
 * length.
 */
final class ChargeAttack {
    /** Share of the due distance below which something solid may be holding the charging monster up. */
    private static final float HELD_UP = 0.6f;

    /** Distance ahead in which solid cells block, and gap within which a body is hit, in cells. */
    private static final float AHEAD = 0.1f;

    private final Grid grid;
    private final FloorState state;
    private final BodyCollider collider;
    private final BlowQueue blows;
    private final TickEvents events;
    private final NoiseQueue noises;
    private final ActorQueries actors;
    private final Player player;
    private final ImmutableArray<Entity> friends;

    ChargeAttack(PartRegistry parts) {
        grid = parts.get(Floor.class).grid();
        state = parts.get(FloorState.class);
        collider = parts.get(BodyCollider.class);
        blows = parts.get(BlowQueue.class);
        events = parts.get(TickEvents.class);
        noises = parts.get(NoiseQueue.class);
        actors = parts.get(ActorQueries.class);
        player = parts.get(Player.class);
        friends = parts.get(Population.class).friends().entities();
    }

    /** Advances a charge by a tick; returns whether it goes on. */
    boolean advance(Entity entity, StrikerComponent striker, Attack attack, AttackForm.Charge charge) {
        BodyComponent body = BODIES.get(entity);
        if (hits(entity, striker, body, attack, player.entity()) || hitsFriend(entity, striker, body, attack)) {
            return false;
        }
        int before = grid.cell((int) body.previousX, (int) body.previousY);
        float due = charge.speed() / TickClock.TICKS_A_SECOND * state.paceAt(before);
        float run = (body.x - body.previousX) * striker.aimX + (body.y - body.previousY) * striker.aimY;
        striker.cellsLeft -= due;
        if (run < due * HELD_UP && isBlocked(striker, body)) {
            HealthComponent health = HEALTHS.get(entity);
            int crash = charge.crashTicks() == 0 ? attack.timing().recoveryTicks() : charge.crashTicks();
            health.staggerTicks = Math.max(health.staggerTicks, crash);
            noises.make(body.x, body.y);
            events.actor(EventType.CHARGE_BROKEN, body, SPAWNS.get(entity).spawnId, actors.sideOf(entity));
            return false;
        }
        return striker.cellsLeft > 0;
    }

    private boolean isBlocked(StrikerComponent striker, BodyComponent body) {
        return !collider.isFree(body.x + striker.aimX * AHEAD, body.y + striker.aimY * AHEAD, body.radius);
    }

    private boolean hitsFriend(Entity entity, StrikerComponent striker, BodyComponent body, Attack attack) {
        for (int i = 0; i < friends.size(); i++) {
            if (hits(entity, striker, body, attack, friends.get(i))) {
                return true;
            }
        }
        return false;
    }

    private boolean hits(Entity entity, StrikerComponent striker, BodyComponent body, Attack attack, Entity target) {
        BodyComponent other = BODIES.get(target);
        int side = actors.sideOf(entity);
        float dx = other.x - body.x;
        float dy = other.y - body.y;
        float touching = body.radius + other.radius + AHEAD;
        if (dx * dx + dy * dy > touching * touching
                || !actors.canHit(side, target)
                || !LineTrace.isClear(state.opaque(), body.x, body.y, other.x, other.y)) {
            return false;
        }
        blows.add(target, SPAWNS.get(entity).spawnId, side, attack, striker.aimX, striker.aimY);
        return true;
    }
}
