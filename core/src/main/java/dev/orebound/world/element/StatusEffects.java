package dev.orebound.world.element;

import static dev.orebound.world.component.ComponentMappers.BODIES;
import static dev.orebound.world.component.ComponentMappers.HEALTHS;
import static dev.orebound.world.component.ComponentMappers.SPAWNS;
import static dev.orebound.world.component.ComponentMappers.STATUSES;

import com.badlogic.ashley.core.Entity;
import dev.orebound.content.element.ElementRules;
import dev.orebound.content.element.ElementRules.StatusReaction;
import dev.orebound.content.element.GroundInfluence;
import dev.orebound.content.element.StatusEffect;
import dev.orebound.content.element.StatusRules;
import dev.orebound.content.element.TimedStatus;
import dev.orebound.world.component.StatusComponent;
import dev.orebound.world.event.EventType;
import dev.orebound.world.event.TickEvents;
import dev.orebound.world.state.ActorQueries;
import dev.orebound.world.state.BlowQueue;
import dev.orebound.world.state.FloorContext;
import org.jspecify.annotations.Nullable;

/** Applies statuses to actors, as the only writer: a new status may meet an older one, which changes both. */
public final class StatusEffects {
    private static final int WHOLE = 100;

    private final ActorQueries actors;
    private final ElementRules rules;
    private final GroundChanges ground;
    private final BlowQueue blows;
    private final TickEvents events;

    StatusEffects(FloorContext context, GroundChanges ground, BlowQueue blows) {
        this.ground = ground;
        this.blows = blows;
        actors = context.actors();
        events = context.events();
        rules = context.content().elements();
    }

    /**
     * Applies a status once, as a blow does.
     *
     * @param bySpawnId spawn id of the actor that causes it, or 0
     * @param byMonster index of its monster kind, or -1
     */
    public void inflict(Entity target, TimedStatus infliction, long bySpawnId, int byMonster) {
        StatusEffect status = infliction.status();
        if (HEALTHS.get(target).health <= 0 || actors.isImmune(target, status)) {
            return;
        }
        StatusComponent own = STATUSES.get(target);
        StatusReaction meeting = meetingOf(own, status);
        if (meeting == null) {
            begin(target, status, infliction.ticks(), bySpawnId, byMonster);
            return;
        }
        keep(target, own, meeting);
        begin(target, status, infliction.ticks() * meeting.comesPercent() / WHOLE, bySpawnId, byMonster);
        if (meeting.damage() > 0) {
            blows.addStatusDamage(target, bySpawnId, byMonster, meeting.damage(), 0);
        }
        if (meeting.adds() != null && !actors.isImmune(target, meeting.adds().status())) {
            begin(target, meeting.adds().status(), meeting.adds().ticks(), bySpawnId, byMonster);
        }
    }

    /** Keeps a status up as long as this is called in each tick, as the ground does. */
    void hold(Entity target, TimedStatus infliction, long bySpawnId, int byMonster) {
        StatusComponent own = STATUSES.get(target);
        int index = infliction.status().ordinal();
        if (own.ticks[index] == 0) {
            inflict(target, infliction, bySpawnId, byMonster);
        } else {
            own.ticks[index] = Math.max(
                    own.ticks[index],
                    Math.min(infliction.ticks(), rules.of(infliction.status()).longestTicks()));
        }
    }

    void end(Entity target, StatusEffect status) {
        STATUSES.get(target).ticks[status.ordinal()] = 0;
        tell(EventType.STATUS_ENDED, target, status);
    }

    /** Ends every status of an actor. */
    public void cure(Entity target) {
        StatusComponent own = STATUSES.get(target);
        for (StatusEffect status : StatusEffect.values()) {
            if (own.has(status)) {
                end(target, status);
            }
        }
    }

    /** Returns the first meeting of a new status with the ones that an actor has; one with the same status comes first. */
    private @Nullable StatusReaction meetingOf(StatusComponent own, StatusEffect comes) {
        for (int i = 0; i < rules.meetings().size(); i++) {
            StatusReaction meeting = rules.meetings().get(i);
            if (meeting.comes() == comes && own.has(meeting.has()) && (!own.has(comes) || meeting.has() == comes)) {
                return meeting;
            }
        }
        return null;
    }

    private void keep(Entity target, StatusComponent own, StatusReaction meeting) {
        int index = meeting.has().ordinal();
        int kept = own.ticks[index] * meeting.keptPercent() / WHOLE;
        if (kept == 0) {
            end(target, meeting.has());
        } else {
            own.ticks[index] = Math.min(kept, rules.of(meeting.has()).longestTicks());
        }
    }

    private void begin(Entity target, StatusEffect status, int ticks, long bySpawnId, int byMonster) {
        StatusComponent own = STATUSES.get(target);
        StatusRules statusRules = rules.of(status);
        if (ticks == 0 || (statusRules.isHelpless() && own.steadyTicks > 0)) {
            return;
        }
        int index = status.ordinal();
        boolean isNew = own.ticks[index] == 0;
        own.ticks[index] = Math.max(own.ticks[index], Math.min(ticks, statusRules.longestTicks()));
        if (statusRules.hurts()) {
            own.bySpawnId = bySpawnId;
            own.byMonster = byMonster;
        }
        if (statusRules.isHelpless()) {
            own.steadyTicks = own.ticks[index] + statusRules.steadyTicks();
        }
        if (isNew) {
            tell(EventType.STATUS_BEGAN, target, status);
            give(target, statusRules);
        }
    }

    private void give(Entity target, StatusRules statusRules) {
        GroundInfluence gives = statusRules.gives();
        if (gives != null && !actors.isOffTheGround(target)) {
            StatusComponent own = STATUSES.get(target);
            ground.bring(gives, BODIES.get(target).cell, own.bySpawnId, own.byMonster);
        }
    }

    private void tell(EventType type, Entity target, StatusEffect status) {
        events.status(type, BODIES.get(target), SPAWNS.get(target).spawnId, actors.kindOf(target), status);
    }
}
