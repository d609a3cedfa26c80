package dev.orebound.world.combat;

import static dev.orebound.world.component.ComponentMappers.BODIES;
import static dev.orebound.world.component.ComponentMappers.COMPANIONS;
import static dev.orebound.world.component.ComponentMappers.HEALTHS;
import static dev.orebound.world.component.ComponentMappers.SPAWNS;
import static dev.orebound.world.component.ComponentMappers.TACTICS;

import com.badlogic.ashley.core.Entity;
import com.badlogic.ashley.core.EntitySystem;
import dev.orebound.content.Content;
import dev.orebound.content.combat.HitEffect;
import dev.orebound.content.element.StatusRules.StatusFlag;
import dev.orebound.content.element.TimedStatus;
import dev.orebound.content.gear.StandingRule;
import dev.orebound.content.monster.GolemOre.GolemGift;
import dev.orebound.content.monster.Monster;
import dev.orebound.world.component.BodyComponent;
import dev.orebound.world.component.CompanionComponent;
import dev.orebound.world.component.HealthComponent;
import dev.orebound.world.component.TacticComponent;
import dev.orebound.world.element.StatusEffects;
import dev.orebound.world.event.EventType;
import dev.orebound.world.event.TickEvents;
import dev.orebound.world.event.WorldEvent.HealthEvent;
import dev.orebound.world.state.ActorColumns;
import dev.orebound.world.state.ActorQueries;
import dev.orebound.world.state.BlowQueue;
import dev.orebound.world.state.NoiseQueue;
import dev.orebound.world.state.PartRegistry;
import dev.orebound.world.state.Player;
import dev.orebound.world.state.TickClock;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * Applies the blows against actors in the order in which they were struck, and lets grace and stagger run out. A blow
 * takes health first; then its effects are felt in the order of its list.
 */
public final class DamageSystem extends EntitySystem {
    private static final int WHOLE = 100;

    private final ActorColumns all;
    private final ActorQueries actors;
    private final Player player;
    private final Content content;
    private final BlowQueue blows;
    private final StatusEffects statuses;
    private final TickEvents events;
    private final NoiseQueue noises;
    private final Map<Class<?>, EffectHandler<HitEffect.Kind>> handlers = new LinkedHashMap<>();

    /** Speed in cells a second at which a knocked body starts that slides one cell. */
    private final float startSpeed;

    public DamageSystem(PartRegistry parts) {
        all = parts.get(ActorColumns.class);
        content = parts.get(Content.class);
        actors = parts.get(ActorQueries.class);
        player = parts.get(Player.class);
        blows = parts.get(BlowQueue.class);
        statuses = parts.get(StatusEffects.class);
        events = parts.get(TickEvents.class);
        noises = parts.get(NoiseQueue.class);
        startSpeed = (1 - content.motion().knockKept()) * TickClock.TICKS_A_SECOND;
        handle(HitEffect.Damage.class, (damage, target, kind, blow, taken) -> {}); // felt first, before all others
        handle(HitEffect.Push.class, this::push);
        handle(HitEffect.Stagger.class, this::stagger);
        handle(HitEffect.Inflict.class, this::inflict);
        handle(HitEffect.Drain.class, this::drain);
        handle(HitEffect.Steal.class, this::steal);
    }

    private <T extends HitEffect.Kind> void handle(Class<T> kind, EffectHandler<T> handler) {
        handlers.put(
                kind,
                (effect, target, monster, blow, taken) ->
                        handler.apply(kind.cast(effect), target, monster, blow, taken));
    }

    /** Applies one effect of a blow that has landed. */
    private interface EffectHandler<T extends HitEffect.Kind> {
        /**
         * @param kind of the target, or null for the player
         * @param taken health that the blow has taken
         */
        void apply(T effect, Entity target, @Nullable Monster kind, BlowQueue.Blow blow, int taken);
    }

    @Override
    public void update(float seconds) {
        for (int i = 0; i < all.awakeCount(); i++) {
            wearOff(all.healths.get(all.awake(i)));
        }
        applyAll();
    }

    private static void wearOff(HealthComponent health) {
        health.graceTicks = Math.max(0, health.graceTicks - 1);
        health.staggerTicks = Math.max(0, health.staggerTicks - 1);
        health.steadyTicks = Math.max(0, health.steadyTicks - 1);
    }

    private void applyAll() {
        for (int i = 0; i < blows.size(); i++) {
            BlowQueue.Blow blow = blows.at(i);
            Entity target = blow.target;
            if (target != null && HEALTHS.get(target).health > 0) {
                all.wake(target);
                if (blow.source.isLasting()) {
                    applyStatusDamage(target, blow);
                } else {
                    apply(target, blow);
                }
            }
        }
        blows.clear();
    }

    /** Applies damage or healing by a status, which cannot be dodged and has no other effect. */
    private void applyStatusDamage(Entity target, BlowQueue.Blow blow) {
        HealthComponent health = HEALTHS.get(target);
        int meant = target == player.entity() ? player.sparedOverTime(blow.damage, content) : blow.damage;
        int taken = blow.damage > 0
                ? Math.min(meant, Math.max(0, health.health - blow.sparedHealth))
                : Math.max(blow.damage, Math.min(0, health.health - health.most));
        if (taken == 0) {
            return;
        }
        health.health -= taken;
        if (taken > 0) {
            health.harm += taken;
            // Damage that no actor caused counts as the target's own.
            health.hurtBySpawnId = blow.bySpawnId == 0 ? SPAWNS.get(target).spawnId : blow.bySpawnId;
            health.hurtByMonster = blow.byMonster;
        }
        tell(taken > 0 ? EventType.ACTOR_HURT : EventType.ACTOR_HEALED, target, blow, Math.abs(taken));
    }

    private void apply(Entity target, BlowQueue.Blow blow) {
        HealthComponent health = HEALTHS.get(target);
        BodyComponent body = BODIES.get(target);
        if (health.invulnerableTicks > 0) {
            events.actor(EventType.BLOW_DODGED, body, SPAWNS.get(target).spawnId, -1, blow.bySpawnId);
            return;
        }
        if (health.graceTicks > 0) {
            return;
        }
        int number = actors.kindOf(target);
        Monster kind = number < 0 ? null : content.monsters().at(number);
        int armour = kind == null || actors.suffers(target, StatusFlag.BARE) ? 0 : kind.armour() + givenArmour(target);
        int struck = blow.damage * statuses.shatterPercent(target, blow) / WHOLE;
        int damage = Math.min(gearShare(target, pastArmour(struck, armour, health.shieldPercent)), health.health);
        health.health -= damage;
        health.harm += damage;
        health.graceTicks = kind == null ? content.player().graceTicks() : 0;
        health.hurtBySpawnId = blow.bySpawnId;
        health.hurtByMonster = blow.byMonster;
        noises.make(body.x, body.y);
        tell(EventType.ACTOR_HURT, target, blow, damage);
        for (int i = 0; i < blow.effects.size(); i++) {
            HitEffect.Kind effect = blow.effects.get(i).does();
            Objects.requireNonNull(handlers.get(effect.getClass())).apply(effect, target, kind, blow, damage);
        }
        TimedStatus inflicts = blow.inflicts;
        if (inflicts != null) {
            statuses.inflict(target, inflicts, blow.bySpawnId, blow.byMonster);
        }
    }

    /** Returns the armour that a golem has by the gift of an ore. */
    private int givenArmour(Entity target) {
        CompanionComponent companion = COMPANIONS.get(target);
        GolemGift gift = companion == null ? null : content.golems().giftOf(companion.giftOre);
        return gift == null ? 0 : gift.armour();
    }

    /**
     * Returns what is left for a target of the damage that a blow would do, after relics and equipment have changed it;
     * for the player no more than one blow may take.
     */
    private int gearShare(Entity target, int damage) {
        if (COMPANIONS.has(target)) {
            return player.gear().scaled(damage, StandingRule.COMPANION_HARM);
        }
        if (target != player.entity() || damage == 0) {
            return damage;
        }
        int most = Math.max(1, player.health().most * content.player().blowPercent() / WHOLE);
        int borne = Math.min(most, Math.max(1, player.gear().scaled(damage, StandingRule.HARM)));
        int felt = player.spared(borne, content);
        Entity near = player.gear().standing(StandingRule.SHARED_HARM) > 0 ? nearestCompanion() : null;
        if (near == null) {
            return felt;
        }
        int shared = Math.min(felt - 1, felt * player.gear().standing(StandingRule.SHARED_HARM) / WHOLE);
        HealthComponent health = HEALTHS.get(near);
        int taken = Math.min(shared, health.health);
        health.health -= taken;
        health.hurtBySpawnId = player.spawnId();
        events.health(EventType.ACTOR_HURT, BODIES.get(near), SPAWNS.get(near).spawnId, actors.kindOf(near), 0, taken);
        return felt - taken;
    }

    private @Nullable Entity nearestCompanion() {
        Entity nearest = null;
        float least = Float.MAX_VALUE;
        for (int i = 0; i < all.size(); i++) {
            if (all.companions.find(i) != null && all.healths.get(i).health > 0) {
                float dx = all.bodies.get(i).x - player.body().x;
                float dy = all.bodies.get(i).y - player.body().y;
                if (dx * dx + dy * dy < least) {
                    least = dx * dx + dy * dy;
                    nearest = all.entity(i);
                }
            }
        }
        return nearest;
    }

    private void tell(EventType type, Entity target, BlowQueue.Blow blow, int amount) {
        BodyComponent body = BODIES.get(target);
        CompanionComponent companion = COMPANIONS.get(target);
        if (companion != null) {
            companion.calmTicks = 0;
        }
        HealthEvent event =
                events.health(type, body, SPAWNS.get(target).spawnId, actors.kindOf(target), blow.bySpawnId, amount);
        event.byMonster = blow.byMonster;
        event.source = blow.source;
        event.sourceNumber = blow.sourceNumber;
    }

    private static int pastArmour(int damage, int armour, int shieldPercent) {
        return damage == 0 ? 0 : Math.max(1, (damage - armour) * (WHOLE - shieldPercent) / WHOLE);
    }

    /** Staggers a target, unless the last stagger is too recent: a series of blows must not hold it for good. */
    private void stagger(
            HitEffect.Stagger stagger, Entity target, @Nullable Monster kind, BlowQueue.Blow blow, int taken) {
        HealthComponent health = HEALTHS.get(target);
        if (target == player.entity() && player.gear().standing(StandingRule.STEADY) > 0) {
            return;
        }
        int ticks = stagger.ticks() - (kind == null ? 0 : kind.steadyTicks());
        if (ticks > 0 && health.steadyTicks == 0) {
            health.staggerTicks = Math.max(health.staggerTicks, ticks);
            health.steadyTicks = health.staggerTicks + content.minds().steadyAfterTicks();
        }
    }

    /**
     * Knocks a body back. Its speed shrinks by a fixed share each tick ({@code knock_kept}), so the distance fixes the
     * speed at which it starts. Rooted monsters stay where they are.
     */
    private void push(HitEffect.Push push, Entity target, @Nullable Monster kind, BlowQueue.Blow blow, int taken) {
        boolean isSteady = target == player.entity() && player.gear().standing(StandingRule.STEADY) > 0;
        if (isSteady || (kind != null && kind.isRooted())) {
            return;
        }
        BodyComponent body = BODIES.get(target);
        float weight = kind == null ? 1 : kind.weight();
        float speed = push.cells() * startSpeed;
        body.knockX += blow.awayX * speed / weight / TickClock.TICKS_A_SECOND;
        body.knockY += blow.awayY * speed / weight / TickClock.TICKS_A_SECOND;
    }

    private void inflict(
            HitEffect.Inflict infliction, Entity target, @Nullable Monster kind, BlowQueue.Blow blow, int taken) {
        statuses.inflict(target, infliction.timed(), blow.bySpawnId, blow.byMonster);
    }

    /** Lets an attacker that still lives regain a share of what it has taken. */
    private void drain(HitEffect.Drain drain, Entity target, @Nullable Monster kind, BlowQueue.Blow blow, int taken) {
        Entity attacker = attackerOf(blow);
        if (attacker == null) {
            return;
        }
        HealthComponent health = HEALTHS.get(attacker);
        int share = (taken * drain.percent() + WHOLE - 1) / WHOLE;
        int gained = health.health <= 0 ? 0 : Math.min(share, health.most - health.health);
        if (gained > 0) {
            health.health += gained;
            tell(EventType.ACTOR_HEALED, attacker, blow, gained);
        }
    }

    /** Lets a thief that has just hurt the player take ore from the fullest flask, if it carries nothing yet. */
    private void steal(HitEffect.Steal steal, Entity target, @Nullable Monster kind, BlowQueue.Blow blow, int taken) {
        Entity attacker = kind == null && taken > 0 ? attackerOf(blow) : null;
        TacticComponent thief = attacker == null ? null : TACTICS.get(attacker);
        int[] flasks = player.component().flasks;
        int fullest = 0;
        for (int ore = 1; ore < flasks.length; ore++) {
            fullest = flasks[ore] > flasks[fullest] ? ore : fullest;
        }
        int measures = Math.min(steal.measures(), flasks[fullest]);
        if (thief == null || thief.stolenMeasures > 0 || measures == 0) {
            return;
        }
        flasks[fullest] -= measures;
        thief.stolenOre = fullest;
        thief.stolenMeasures = measures;
        thief.hiddenTicks = 0;
        events.ore(EventType.ORE_STOLEN, player.body(), fullest, measures, blow.bySpawnId);
    }

    /** Returns the actor that struck a blow, or null if it is gone. */
    private @Nullable Entity attackerOf(BlowQueue.Blow blow) {
        for (int i = 0; i < all.size(); i++) {
            if (all.spawnId(i) == blow.bySpawnId) {
                return all.entity(i);
            }
        }
        return null;
    }
}
