package dev.orebound.world.combat;

import static dev.orebound.world.component.ComponentMappers.BODIES;
import static dev.orebound.world.component.ComponentMappers.COMPANIONS;
import static dev.orebound.world.component.ComponentMappers.HEALTHS;
import static dev.orebound.world.component.ComponentMappers.MONSTERS;
import static dev.orebound.world.component.ComponentMappers.SPAWNS;
import static dev.orebound.world.component.ComponentMappers.TACTICS;

import com.badlogic.ashley.core.Entity;
import com.badlogic.ashley.core.Family;
import dev.orebound.content.Content;
import dev.orebound.content.element.TimedStatus;
import dev.orebound.content.monster.FightingStyle;
import dev.orebound.content.monster.Monster;
import dev.orebound.world.component.BodyComponent;
import dev.orebound.world.component.CompanionComponent;
import dev.orebound.world.component.HealthComponent;
import dev.orebound.world.component.TacticComponent;
import dev.orebound.world.element.StatusEffects;
import dev.orebound.world.event.EventType;
import dev.orebound.world.event.TickEvents;
import dev.orebound.world.state.ActorQueries;
import dev.orebound.world.state.BlowQueue;
import dev.orebound.world.state.ComponentArray;
import dev.orebound.world.state.FamilySystem;
import dev.orebound.world.state.NoiseQueue;
import dev.orebound.world.state.Player;
import dev.orebound.world.state.TickClock;
import org.jspecify.annotations.Nullable;

/** Applies the blows against actors in the order in which they were struck, and lets grace and stagger run out. Thieves steal by blows. */
public final class DamageSystem extends FamilySystem {
    private static final int WHOLE = 100;

    private final ComponentArray<HealthComponent> healthsOfAll = column(HealthComponent.class);
    private final ActorQueries actors;
    private final Player player;
    private final Content content;
    private final BlowQueue blows;
    private final StatusEffects statuses;
    private final TickEvents events;
    private final NoiseQueue noises;

    public DamageSystem(CombatContext context) {
        super(Family.all(HealthComponent.class).get());
        content = context.floor().content();
        actors = context.floor().actors();
        player = context.floor().player();
        blows = context.blows();
        statuses = context.elements().statuses();
        events = context.floor().events();
        noises = context.actions().noises();
    }

    @Override
    public void update(float seconds) {
        for (int i = 0; i < entities().size(); i++) {
            wearOff(healthsOfAll.get(i));
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
                if (blow.isStatusDamage) {
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
        int taken = blow.damage > 0
                ? Math.min(blow.damage, Math.max(0, health.health - blow.sparedHealth))
                : Math.max(blow.damage, Math.min(0, health.health - health.most));
        if (taken == 0) {
            return;
        }
        health.health -= taken;
        if (taken > 0) {
            // Damage that no actor caused counts as the target's own.
            health.hurtBySpawnId = blow.bySpawnId == 0 ? SPAWNS.get(target).spawnId : blow.bySpawnId;
            health.hurtByMonster = blow.byMonster;
        }
        tell(taken > 0 ? EventType.ACTOR_HURT : EventType.ACTOR_HEALED, target, blow.bySpawnId, Math.abs(taken));
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
            steal(blow.bySpawnId, blow.byMonster);
        }
        inflict(target, blow.inflicts, blow);
        inflict(target, blow.alsoInflicts, blow);
    }

    private void inflict(Entity target, @Nullable TimedStatus infliction, BlowQueue.Blow blow) {
        if (infliction != null) {
            statuses.inflict(target, infliction, blow.bySpawnId, blow.byMonster);
        }
    }

    private void tell(EventType type, Entity target, long bySpawnId, int amount) {
        BodyComponent body = BODIES.get(target);
        CompanionComponent companion = COMPANIONS.get(target);
        if (companion != null) {
            companion.calmTicks = 0;
        }
        events.health(type, body, SPAWNS.get(target).spawnId, actors.kindOf(target), bySpawnId, amount);
    }

    private static int pastArmour(int damage, @Nullable Monster kind, int shieldPercent) {
        int armour = kind == null ? 0 : kind.armour();
        return damage == 0 ? 0 : Math.max(1, (damage - armour) * (WHOLE - shieldPercent) / WHOLE);
    }

    /** Staggers a target, unless the last stagger is too recent: a series of blows must not hold it for good. */
    private void stagger(HealthComponent health, int ticks) {
        if (ticks > 0 && health.steadyTicks == 0) {
            health.staggerTicks = Math.max(health.staggerTicks, ticks);
            health.steadyTicks = health.staggerTicks + content.minds().steadyAfterTicks();
        }
    }

    /** Knocks a body back with a speed in cells a second, divided by its weight. Rooted monsters stay where they are. */
    private static void knock(BodyComponent body, @Nullable Monster kind, BlowQueue.Blow blow) {
        if (kind != null && kind.isRooted()) {
            return;
        }
        float weight = kind == null ? 1 : kind.weight();
        body.knockX += blow.knockX / weight / TickClock.TICKS_A_SECOND;
        body.knockY += blow.knockY / weight / TickClock.TICKS_A_SECOND;
    }

    /** Lets a thief that has just hurt the player take ore from the fullest flask, if it carries nothing yet. */
    private void steal(long bySpawnId, int byMonster) {
        if (byMonster < 0) {
            return;
        }
        FightingStyle manner =
                content.manners().get(content.monsters().at(byMonster).manner());
        for (int i = 0; i < entities().size() && manner.steals(); i++) {
            Entity each = entities().get(i);
            if (MONSTERS.has(each) && SPAWNS.get(each).spawnId == bySpawnId) {
                steal(TACTICS.get(each), manner.theft(), bySpawnId);
                return;
            }
        }
    }

    private void steal(TacticComponent thief, FightingStyle.Theft theft, long thiefId) {
        int[] flasks = player.component().flasks;
        int fullest = 0;
        for (int ore = 1; ore < flasks.length; ore++) {
            fullest = flasks[ore] > flasks[fullest] ? ore : fullest;
        }
        int measures = Math.min(theft.measures(), flasks[fullest]);
        if (thief.stolenMeasures > 0 || measures == 0) {
            return;
        }
        flasks[fullest] -= measures;
        thief.stolenOre = fullest;
        thief.stolenMeasures = measures;
        thief.hiddenTicks = 0;
        events.ore(EventType.ORE_STOLEN, player.body(), fullest, measures, thiefId);
    }
}
