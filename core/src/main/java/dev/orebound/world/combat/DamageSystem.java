package dev.orebound.world.combat;

import com.badlogic.ashley.core.ComponentMapper;
import com.badlogic.ashley.core.Entity;
import com.badlogic.ashley.core.Family;
import dev.orebound.content.Content;
import dev.orebound.content.monster.Monster;
import dev.orebound.content.element.TimedStatus;
import dev.orebound.world.component.BodyComponent;
import dev.orebound.world.component.CompanionComponent;
import dev.orebound.world.component.HealthComponent;
import dev.orebound.world.component.SpawnComponent;
import dev.orebound.world.element.StatusEffects;
import dev.orebound.world.event.EventType;
import dev.orebound.world.event.TickEvents;
import dev.orebound.world.state.BlowQueue;
import dev.orebound.world.state.ComponentArray;
import dev.orebound.world.state.EntitySpawner;
import dev.orebound.world.state.FamilySystem;
import dev.orebound.world.state.FloorContext;
import dev.orebound.world.state.NoiseQueue;
import dev.orebound.world.state.TickClock;
import org.jspecify.annotations.Nullable;

/** Lets the blows of the tick be felt, in the order in which they were struck, and lets grace and stagger wear off. */
public final class DamageSystem extends FamilySystem {
    private static final int WHOLE = 100;

    private final ComponentMapper<BodyComponent> bodies = ComponentMapper.getFor(BodyComponent.class);
    private final ComponentMapper<CompanionComponent> companions = ComponentMapper.getFor(CompanionComponent.class);
    private final ComponentArray<HealthComponent> healthsOfAll = column(HealthComponent.class);
    private final ComponentMapper<HealthComponent> healths = ComponentMapper.getFor(HealthComponent.class);
    private final ComponentMapper<SpawnComponent> spawns = ComponentMapper.getFor(SpawnComponent.class);
    private final Kinds kinds = new Kinds();
    private final Content content;
    private final BlowQueue blows;
    private final StatusEffects afflictions;
    private final TickEvents events;
    private final NoiseQueue noises;
    private final OreTheft thieves;

    public DamageSystem(FloorContext context, StatusEffects afflictions, EntitySpawner spawner, NoiseQueue noises, BlowQueue blows) {
        super(Family.all(HealthComponent.class).get());
        content = context.content();
        this.blows = blows;
        this.afflictions = afflictions;
        events = context.events();
        this.noises = noises;
        thieves = new OreTheft(context.content(), context.events(), context.player(), spawner);
    }

    @Override
    public void update(float seconds) {
        for (int i = 0; i < entities().size(); i++) {
            wearOff(healthsOfAll.get(i));
        }
        feelAll();
    }

    private static void wearOff(HealthComponent health) {
        health.graceTicks = Math.max(0, health.graceTicks - 1);
        health.staggerTicks = Math.max(0, health.staggerTicks - 1);
        health.steadyTicks = Math.max(0, health.steadyTicks - 1);
    }

    private void feelAll() {
        for (int i = 0; i < blows.size(); i++) {
            BlowQueue.Blow blow = blows.at(i);
            Entity target = blow.target;
            if (target != null && healths.get(target).health > 0) {
                if (blow.isAffliction) {
                    suffer(target, blow);
                } else {
                    feel(target, blow);
                }
            }
        }
        blows.clear();
    }

    /** What afflicts somebody takes health, or gives it, and does nothing else: it can be neither dodged nor parried. */
    private void suffer(Entity target, BlowQueue.Blow blow) {
        HealthComponent health = healths.get(target);
        int taken = blow.damage > 0
                ? Math.min(blow.damage, Math.max(0, health.health - blow.leaves))
                : Math.max(blow.damage, Math.min(0, health.health - health.most));
        if (taken == 0) {
            return;
        }
        health.health -= taken;
        if (taken > 0) {
            // What nobody brought is one's own doing.
            health.hurtBySpawnId = blow.bySpawnId == 0 ? spawns.get(target).spawnId : blow.bySpawnId;
            health.hurtByMonster = blow.byMonster;
        }
        tell(taken > 0 ? EventType.ACTOR_HURT : EventType.ACTOR_HEALED, target, blow.bySpawnId, Math.abs(taken));
    }

    private void feel(Entity target, BlowQueue.Blow blow) {
        HealthComponent health = healths.get(target);
        BodyComponent body = bodies.get(target);
        if (health.invulnerableTicks > 0) {
            events.actor(EventType.BLOW_DODGED, body, spawns.get(target).spawnId, -1, blow.bySpawnId);
            return;
        }
        if (health.graceTicks > 0) {
            return;
        }
        int number = kinds.of(target);
        Monster kind = number < 0 ? null : content.monsters().at(number);
        int damage = Math.min(pastArmour(blow.damage, kind, health.shieldPercent), health.health);
        health.health -= damage;
        stagger(health, blow.staggerTicks - (kind == null ? 0 : kind.steadyTicks()));
        health.graceTicks = kind == null ? content.player().graceTicks() : 0;
        health.hurtBySpawnId = blow.bySpawnId;
        health.hurtByMonster = blow.byMonster;
        knock(body, kind, blow);
        noises.make(body.x, body.y);
        tell(EventType.ACTOR_HURT, target, blow.bySpawnId, damage);
        if (kind == null && damage > 0) {
            thieves.robPlayer(entities(), blow.bySpawnId, blow.byMonster);
        }
        inflict(target, blow.inflicts, blow);
        inflict(target, blow.alsoInflicts, blow);
    }

    private void inflict(Entity target, @Nullable TimedStatus infliction, BlowQueue.Blow blow) {
        if (infliction != null) {
            afflictions.inflict(target, infliction, blow.bySpawnId, blow.byMonster);
        }
    }

    private void tell(EventType type, Entity target, long bySpawnId, int amount) {
        BodyComponent body = bodies.get(target);
        CompanionComponent companion = companions.get(target);
        if (companion != null) {
            companion.calmTicks = 0;
        }
        events.health(type, body, spawns.get(target).spawnId, kinds.of(target), bySpawnId, amount);
    }

    private static int pastArmour(int damage, @Nullable Monster kind, int shieldPercent) {
        int armour = kind == null ? 0 : kind.armour();
        return damage == 0 ? 0 : Math.max(1, (damage - armour) * (WHOLE - shieldPercent) / WHOLE);
    }

    /** Nobody is staggered again until a while after the last stagger, so that no rain of blows holds anybody for good. */
    private void stagger(HealthComponent health, int ticks) {
        if (ticks > 0 && health.steadyTicks == 0) {
            health.staggerTicks = Math.max(health.staggerTicks, ticks);
            health.steadyTicks = health.staggerTicks + content.minds().steadyAfterTicks();
        }
    }

    /** A knock of so many cells a second at first, which the body's weight softens. Who is rooted stays. */
    private static void knock(BodyComponent body, @Nullable Monster kind, BlowQueue.Blow blow) {
        if (kind != null && kind.isRooted()) {
            return;
        }
        float weight = kind == null ? 1 : kind.weight();
        body.knockX += blow.knockX / weight / TickClock.TICKS_A_SECOND;
        body.knockY += blow.knockY / weight / TickClock.TICKS_A_SECOND;
    }
}
