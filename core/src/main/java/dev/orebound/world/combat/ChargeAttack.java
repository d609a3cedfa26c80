package dev.orebound.world.combat;

import com.badlogic.ashley.core.ComponentMapper;
import com.badlogic.ashley.core.Entity;
import com.badlogic.ashley.utils.ImmutableArray;
import dev.orebound.content.combat.Attack;
import dev.orebound.content.combat.AttackForm;
import dev.orebound.grid.Grid;
import dev.orebound.grid.LineTrace;
import dev.orebound.world.component.BodyComponent;
import dev.orebound.world.component.HealthComponent;
import dev.orebound.world.component.MonsterComponent;
import dev.orebound.world.component.SpawnComponent;
import dev.orebound.world.component.StrikerComponent;
import dev.orebound.world.event.EventType;
import dev.orebound.world.event.TickEvents;
import dev.orebound.world.state.BlowQueue;
import dev.orebound.world.state.BodyCollider;
import dev.orebound.world.state.FloorContext;
import dev.orebound.world.state.FloorState;
import dev.orebound.world.state.NoiseQueue;
import dev.orebound.world.state.Player;
import dev.orebound.world.state.SpawnOrder;
import dev.orebound.world.state.TickClock;

/** How a charge goes on, once its owner was moved by it: it hits the player or a companion, runs into something, or runs out. */
final class ChargeAttack {
    /** So much less than its way means that something solid holds the runner up, if it is there. */
    private static final float HELD_UP = 0.6f;

    /** How far ahead something solid is looked for, and within what gap a body is met, in cells. */
    private static final float AHEAD = 0.1f;

    private final ComponentMapper<BodyComponent> bodies = ComponentMapper.getFor(BodyComponent.class);
    private final ComponentMapper<HealthComponent> healths = ComponentMapper.getFor(HealthComponent.class);
    private final ComponentMapper<MonsterComponent> monsters = ComponentMapper.getFor(MonsterComponent.class);
    private final ComponentMapper<SpawnComponent> spawns = ComponentMapper.getFor(SpawnComponent.class);
    private final Grid grid;
    private final FloorState state;
    private final BodyCollider collider;
    private final BlowQueue blows;
    private final TickEvents events;
    private final NoiseQueue noises;
    private final TargetRules foes;
    private final Player player;
    private final ImmutableArray<Entity> companions;

    ChargeAttack(FloorContext context, SpawnOrder companions, NoiseQueue noises, BlowQueue blows, BodyCollider collider) {
        grid = context.floor().grid();
        state = context.state();
        this.collider = collider;
        this.blows = blows;
        events = context.events();
        this.noises = noises;
        player = context.player();
        this.companions = companions.entities();
        foes = new TargetRules(context.content(), context.player());
    }

    /**
     * One tick of a charge, after its owner was moved.
     *
     * @return whether it goes on
     */
    boolean goesOn(Entity entity, StrikerComponent striker, Attack attack, AttackForm.Charge charge) {
        BodyComponent body = bodies.get(entity);
        if (hits(entity, striker, body, attack, player.entity()) || hitsCompanion(entity, striker, body, attack)) {
            return false;
        }
        int before = grid.cell((int) body.previousX, (int) body.previousY);
        float due = charge.speed() / TickClock.TICKS_A_SECOND * state.paceAt(before);
        float run = (body.x - body.previousX) * striker.aimX + (body.y - body.previousY) * striker.aimY;
        striker.cellsLeft -= due;
        if (run < due * HELD_UP && isBarred(striker, body)) {
            HealthComponent health = healths.get(entity);
            health.staggerTicks = Math.max(health.staggerTicks, attack.timing().recoveryTicks());
            noises.make(body.x, body.y);
            events.actor(EventType.CHARGE_BROKEN, body, spawns.get(entity).spawnId, monsters.get(entity).monster);
            return false;
        }
        return striker.cellsLeft > 0;
    }

    private boolean isBarred(StrikerComponent striker, BodyComponent body) {
        return !collider.isFree(body.x + striker.aimX * AHEAD, body.y + striker.aimY * AHEAD, body.radius);
    }

    private boolean hitsCompanion(Entity entity, StrikerComponent striker, BodyComponent body, Attack attack) {
        for (int i = 0; i < companions.size(); i++) {
            if (hits(entity, striker, body, attack, companions.get(i))) {
                return true;
            }
        }
        return false;
    }

    private boolean hits(Entity entity, StrikerComponent striker, BodyComponent body, Attack attack, Entity whom) {
        BodyComponent target = bodies.get(whom);
        int kind = monsters.get(entity).monster;
        float dx = target.x - body.x;
        float dy = target.y - body.y;
        float touching = body.radius + target.radius + AHEAD;
        if (dx * dx + dy * dy > touching * touching
                || !foes.canHit(kind, whom)
                || !LineTrace.isClear(state.opaque(), body.x, body.y, target.x, target.y)) {
            return false;
        }
        blows.add(whom, spawns.get(entity).spawnId, kind, attack.harm(), striker.aimX, striker.aimY);
        return true;
    }
}
