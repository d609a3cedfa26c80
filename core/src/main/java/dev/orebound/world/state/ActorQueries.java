package dev.orebound.world.state;

import static dev.orebound.world.component.ComponentMappers.COMPANIONS;
import static dev.orebound.world.component.ComponentMappers.HEALTHS;
import static dev.orebound.world.component.ComponentMappers.MINDS;
import static dev.orebound.world.component.ComponentMappers.MONSTERS;
import static dev.orebound.world.component.ComponentMappers.STATUSES;
import static dev.orebound.world.component.ComponentMappers.STRIKERS;
import static dev.orebound.world.component.ComponentMappers.WARDS;

import com.badlogic.ashley.core.Entity;
import dev.orebound.content.Content;
import dev.orebound.content.element.ElementRules;
import dev.orebound.content.element.StatusEffect;
import dev.orebound.content.element.StatusRules.StatusFlag;
import dev.orebound.content.gear.StandingRule;
import dev.orebound.content.monster.Monster;
import dev.orebound.content.reading.ContentTable;
import dev.orebound.world.component.CompanionComponent;
import dev.orebound.world.component.HealthComponent;
import dev.orebound.world.component.MindComponent;
import dev.orebound.world.component.MindState;
import dev.orebound.world.component.MonsterComponent;
import dev.orebound.world.component.StatusComponent;
import dev.orebound.world.component.StrikePhase;
import dev.orebound.world.component.WardComponent;

/**
 * Answers what an actor is, which side it is on, and what can hit or affect it. An actor has health: player, companion,
 * monster or ward.
 */
public final class ActorQueries {
    private static final StatusEffect[] STATUS_EFFECTS = StatusEffect.values();

    private final ContentTable<Monster> kinds;
    private final ElementRules elements;
    private final Entity player;
    private final PlayerGear gear;
    private final long playerId;

    public ActorQueries(Content content, Player player) {
        kinds = content.monsters();
        elements = content.elements();
        this.player = player.entity();
        gear = player.gear();
        playerId = player.spawnId();
    }

    /** Returns the index of the monster kind whose body and attacks an actor has, or -1 for the player. */
    public int kindOf(Entity actor) {
        MonsterComponent monster = MONSTERS.get(actor);
        if (monster != null) {
            return monster.monster;
        }
        CompanionComponent companion = COMPANIONS.get(actor);
        if (companion != null) {
            return companion.monster;
        }
        WardComponent ward = WARDS.get(actor);
        return ward == null ? -1 : ward.monster;
    }

    /**
     * Returns the side of an actor's blows: the index of a monster's kind, or -1 for the player, companions and wards.
     */
    public int sideOf(Entity actor) {
        MonsterComponent monster = MONSTERS.get(actor);
        return monster == null ? -1 : monster.monster;
    }

    /** Returns whether an actor is a companion of the player. */
    public boolean isCompanion(Entity actor) {
        return COMPANIONS.has(actor);
    }

    /** Returns whether an actor is a shackled captive, which nothing hits or affects until it is freed. */
    public boolean isCaptive(Entity actor) {
        MindComponent mind = MINDS.get(actor);
        return mind != null && mind.state == MindState.SHACKLED;
    }

    /** Returns whether an actor hovers or flies, so that the ground does not affect it. */
    public boolean isOffTheGround(Entity actor) {
        int kind = kindOf(actor);
        return kind >= 0 && kinds.at(kind).isOffTheGround();
    }

    /** Returns whether a status never affects an actor. */
    public boolean isImmune(Entity actor, StatusEffect status) {
        if (isCaptive(actor)) {
            return true;
        }
        if (actor == player) {
            return gear.isUnharmedBy(status);
        }
        int kind = kindOf(actor);
        return kind >= 0 && kinds.at(kind).unharmedBy().contains(status);
    }

    /** Returns the ticks of a status that an actor gives; relics lengthen those that the player gives. */
    public int statusTicks(int ticks, long bySpawnId) {
        return bySpawnId == playerId ? gear.scaled(ticks, StandingRule.STATUS_TICKS) : ticks;
    }

    /** Returns whether an actor has a status with a flag. */
    public boolean suffers(Entity actor, StatusFlag flag) {
        StatusComponent own = STATUSES.get(actor);
        if (own == null || own.isFree()) {
            return false;
        }
        for (StatusEffect status : STATUS_EFFECTS) {
            if (own.has(status) && elements.of(status).has(flag)) {
                return true;
            }
        }
        return false;
    }

    /**
     * Returns whether an attack can hit an entity: monsters hit the player, companions and exposed wards; the player
     * and companions hit monsters that are neither captive nor under water.
     *
     * @param side of the attacker, as for {@link #sideOf}
     */
    public boolean canHit(int side, Entity target) {
        HealthComponent health = HEALTHS.get(target);
        if (health == null || health.health <= 0) {
            return false;
        }
        if (side >= 0) {
            return target == player || COMPANIONS.has(target) || isExposedWard(target);
        }
        return MONSTERS.has(target) && !isCaptive(target) && !isUnderWater(target);
    }

    private static boolean isExposedWard(Entity target) {
        WardComponent ward = WARDS.get(target);
        return ward != null && ward.isExposed;
    }

    /**
     * Returns whether a monster is under water, where no attack reaches it: it swims, and neither attacks nor is
     * staggered or shocked. This follows from other state, so that there is nothing to store or hash.
     */
    public boolean isUnderWater(Entity entity) {
        MonsterComponent monster = MONSTERS.get(entity);
        if (monster == null || !kinds.at(monster.monster).swims()) {
            return false;
        }
        HealthComponent health = HEALTHS.get(entity);
        StatusComponent status = STATUSES.get(entity);
        return STRIKERS.get(entity).phase == StrikePhase.READY
                && health.health > 0
                && health.staggerTicks == 0
                && (status == null || !status.has(StatusEffect.SHOCKED));
    }
}
