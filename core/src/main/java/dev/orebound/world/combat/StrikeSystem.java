package dev.orebound.world.combat;

import com.badlogic.ashley.core.ComponentMapper;
import com.badlogic.ashley.core.Entity;
import com.badlogic.ashley.core.Family;
import dev.orebound.content.combat.Attack;
import dev.orebound.content.combat.AttackForm;
import dev.orebound.world.component.AttackTable;
import dev.orebound.world.component.BodyComponent;
import dev.orebound.world.component.HealthComponent;
import dev.orebound.world.component.SpawnComponent;
import dev.orebound.world.component.StrikePhase;
import dev.orebound.world.component.StrikerComponent;
import dev.orebound.world.element.GroundChanges;
import dev.orebound.world.element.HazardMap;
import dev.orebound.world.event.EventType;
import dev.orebound.world.event.TickEvents;
import dev.orebound.world.horde.HordeMinds;
import dev.orebound.world.path.FlowFields;
import dev.orebound.world.state.BlowQueue;
import dev.orebound.world.state.BodyCollider;
import dev.orebound.world.state.ComponentArray;
import dev.orebound.world.state.EntitySpawner;
import dev.orebound.world.state.FamilySystem;
import dev.orebound.world.state.FloorContext;
import dev.orebound.world.state.NoiseQueue;
import dev.orebound.world.state.Player;
import dev.orebound.world.state.SpawnOrder;

/**
 * Attacks from the first sign to the last moment of recovery. A stagger breaks off what is under way; an attack comes in the
 * tick in which its wind-up ends, and a charge lasts from then until it is over.
 */
public final class StrikeSystem extends FamilySystem {
    private final ComponentMapper<BodyComponent> bodies = ComponentMapper.getFor(BodyComponent.class);
    private final ComponentArray<HealthComponent> healths = column(HealthComponent.class);
    private final ComponentMapper<SpawnComponent> spawns = ComponentMapper.getFor(SpawnComponent.class);
    private final ComponentArray<StrikerComponent> strikers = column(StrikerComponent.class);
    private final Kinds kinds = new Kinds();
    private final AttackTable attacks;
    private final TickEvents events;
    private final Player player;
    private final Rhythm rhythm;
    private final Delivery delivery;
    private final ChargeAttack charges;

    public StrikeSystem(
            FloorContext context,
            GroundChanges groundChanges,
            HazardMap perils,
            HordeMinds hordes,
            SpawnOrder companions,
            EntitySpawner spawner,
            NoiseQueue noises,
            BlowQueue blows,
            OreBlows oreBlows,
            FlowFields ways,
            BodyCollider collider) {
        super(Family.all(StrikerComponent.class, BodyComponent.class, HealthComponent.class)
                .get());
        attacks = new AttackTable(context.content());
        events = context.events();
        player = context.player();
        rhythm = new Rhythm(context.content(), context.player());
        delivery = new Delivery(
                context, groundChanges, perils, hordes, companions, spawner, noises, blows, oreBlows, ways);
        charges = new ChargeAttack(context, companions, noises, blows, collider);
    }

    @Override
    public void update(float seconds) {
        for (int i = 0; i < entities().size(); i++) {
            step(entities().get(i), healths.get(i), strikers.get(i));
        }
    }

    private void step(Entity entity, HealthComponent health, StrikerComponent striker) {
        wearOff(striker);
        if (entity == player.entity()) {
            rhythm.tick();
        }
        if (health.health <= 0 || health.staggerTicks > 0) {
            striker.phase = StrikePhase.READY;
            striker.ticks = 0;
            return;
        }
        if (striker.ticks > 0) {
            striker.ticks--;
        }
        switch (striker.phase) {
            case READY -> {
                if (striker.wanted) {
                    windUp(entity, striker);
                }
            }
            case WINDING_UP -> {
                if (striker.ticks == 0) {
                    come(entity, striker);
                }
            }
            case STRIKING -> run(entity, striker);
            case RECOVERING -> {
                if (striker.ticks == 0) {
                    striker.phase = StrikePhase.READY;
                }
            }
        }
    }

    private static void wearOff(StrikerComponent striker) {
        striker.harmlessTicks = Math.max(0, striker.harmlessTicks - 1);
        for (int i = 0; i < striker.cooldownTicks.length; i++) {
            striker.cooldownTicks[i] = Math.max(0, striker.cooldownTicks[i] - 1);
        }
    }

    private void windUp(Entity entity, StrikerComponent striker) {
        striker.phase = StrikePhase.WINDING_UP;
        striker.attack = striker.wantedAttack;
        striker.aimX = striker.wantedX;
        striker.aimY = striker.wantedY;
        striker.targetX = striker.wantedTargetX;
        striker.targetY = striker.wantedTargetY;
        striker.targetSpawnId = striker.wantedTargetSpawnId;
        striker.calledCount = 0;
        Attack attack = attackOf(entity, striker);
        striker.ticks = attack.timing().windUpTicks();
        tell(EventType.STRIKE_WOUND_UP, entity, striker);
        if (entity == player.entity()) {
            rhythm.begun(attack);
        }
        delivery.announce(entities(), entity, attack);
    }

    private void come(Entity entity, StrikerComponent striker) {
        Attack attack = attackOf(entity, striker);
        striker.cooldownTicks[attacks.cooldownOf(kinds.of(entity), striker.attack)] =
                attack.timing().cooldownTicks();
        tell(EventType.STRIKE_SWUNG, entity, striker);
        if (attack.form() instanceof AttackForm.Charge charge) {
            striker.phase = StrikePhase.STRIKING;
            striker.cellsLeft = charge.cells();
        } else {
            recover(striker, attack);
            delivery.deliver(entities(), entity, striker, attack);
        }
    }

    private void run(Entity entity, StrikerComponent striker) {
        Attack attack = attackOf(entity, striker);
        if (!(attack.form() instanceof AttackForm.Charge charge) || !charges.goesOn(entity, striker, attack, charge)) {
            striker.cellsLeft = 0;
            recover(striker, attack);
        }
    }

    private static void recover(StrikerComponent striker, Attack attack) {
        striker.phase = StrikePhase.RECOVERING;
        striker.ticks = attack.timing().recoveryTicks();
    }

    private Attack attackOf(Entity entity, StrikerComponent striker) {
        return attacks.of(kinds.of(entity), striker.attack);
    }

    private void tell(EventType type, Entity entity, StrikerComponent striker) {
        events.attack(type, bodies.get(entity), spawns.get(entity).spawnId, kinds.of(entity), striker.attack);
    }
}
