package dev.orebound.world.element;

import static dev.orebound.world.component.ComponentMappers.BODIES;
import static dev.orebound.world.component.ComponentMappers.HEALTHS;
import static dev.orebound.world.component.ComponentMappers.SPAWNS;
import static dev.orebound.world.component.ComponentMappers.STATUSES;

import com.badlogic.ashley.core.Entity;
import dev.orebound.content.Content;
import dev.orebound.content.element.ElementRules;
import dev.orebound.content.element.ElementRules.StatusReaction;
import dev.orebound.content.element.GroundInfluence;
import dev.orebound.content.element.ReactionTable;
import dev.orebound.content.element.StatusEffect;
import dev.orebound.content.element.StatusRules;
import dev.orebound.content.element.StatusRules.StatusFlag;
import dev.orebound.content.element.TimedStatus;
import dev.orebound.world.component.BodyComponent;
import dev.orebound.world.component.StatusComponent;
import dev.orebound.world.event.EventType;
import dev.orebound.world.event.HurtSource;
import dev.orebound.world.event.TickEvents;
import dev.orebound.world.state.ActorQueries;
import dev.orebound.world.state.BlowQueue;
import dev.orebound.world.state.ChangedBy;
import dev.orebound.world.state.PartRegistry;
import org.jspecify.annotations.Nullable;

/** Applies statuses to actors, as the only writer: a new status may meet an older one, which changes both. */
@ChangedBy({"combat", "gear", "help"})
public final class StatusEffects {
    private static final int WHOLE = 100;
    private static final StatusEffect[] STATUS_EFFECTS = StatusEffect.values();

    private final ActorQueries actors;
    private final ElementRules rules;
    private final ReactionTable table;
    private final GroundChanges ground;
    private final BlowQueue blows;
    private final TickEvents events;

    public StatusEffects(PartRegistry parts) {
        ground = parts.get(GroundChanges.class);
        blows = parts.get(BlowQueue.class);
        actors = parts.get(ActorQueries.class);
        events = parts.get(TickEvents.class);
        rules = parts.get(Content.class).elements();
        table = parts.get(Content.class).reactions();
    }

    /**
     * Applies a status once, as a blow does.
     *
     * @param bySpawnId spawn id of the actor that causes it, or 0
     * @param byMonster index of its monster kind, or -1
     */
    public void inflict(Entity target, TimedStatus infliction, long bySpawnId, int byMonster) {
        inflict(target, infliction, bySpawnId, byMonster, ReactionTable.NONE);
    }

    /** Applies a status once, to which a reaction has led. */
    private void inflict(Entity target, TimedStatus infliction, long bySpawnId, int byMonster, int cause) {
        StatusEffect status = infliction.status();
        if (HEALTHS.get(target).health <= 0 || actors.isImmune(target, status)) {
            return;
        }
        StatusComponent own = STATUSES.get(target);
        StatusEffect has = metBy(own, status);
        StatusReaction meeting = has == null ? null : table.meeting(has, status);
        if (has == null || meeting == null) {
            begin(target, status, actors.statusTicks(infliction.ticks(), bySpawnId), bySpawnId, byMonster, cause);
            return;
        }
        int reaction = table.numberOfMeeting(has, status);
        int before = own.madeBy[has.ordinal()];
        BodyComponent body = BODIES.get(target);
        events.reaction(body.x, body.y, body.cell, reaction, before == ReactionTable.NONE ? cause : before, bySpawnId);
        keep(target, own, has, meeting);
        int ticks = actors.statusTicks(infliction.ticks(), bySpawnId) * meeting.comesPercent() / WHOLE;
        begin(target, status, ticks, bySpawnId, byMonster, reaction);
        if (meeting.damage() > 0) {
            int number = status.ordinal();
            blows.addStatusDamage(target, HurtSource.STATUS, number, bySpawnId, byMonster, meeting.damage(), 0);
        }
        if (meeting.adds() != null && !actors.isImmune(target, meeting.adds().status())) {
            begin(target, meeting.adds().status(), meeting.adds().ticks(), bySpawnId, byMonster, reaction);
        }
    }

    /** Keeps a status up as long as this is called in each tick, as the ground does. */
    void hold(Entity target, TimedStatus infliction, long bySpawnId, int byMonster, int cause) {
        StatusComponent own = STATUSES.get(target);
        int index = infliction.status().ordinal();
        if (own.ticks[index] == 0) {
            inflict(target, infliction, bySpawnId, byMonster, cause);
        } else {
            own.ticks[index] = Math.max(
                    own.ticks[index],
                    Math.min(infliction.ticks(), rules.of(infliction.status()).longestTicks()));
        }
    }

    /**
     * Returns the share of a blow's damage that an actor takes, in percent: a heavy blow shatters a brittle status,
     * which ends, and does more.
     */
    public int shatterPercent(Entity target, BlowQueue.Blow blow) {
        if (blow.damage < rules.shatter().heavyDamage() || !actors.suffers(target, StatusFlag.BRITTLE)) {
            return WHOLE;
        }
        StatusComponent own = STATUSES.get(target);
        for (StatusEffect status : STATUS_EFFECTS) {
            if (own.has(status) && rules.of(status).has(StatusFlag.BRITTLE)) {
                BodyComponent body = BODIES.get(target);
                int before = own.madeBy[status.ordinal()];
                events.reaction(body.x, body.y, body.cell, table.numberOfShattering(), before, blow.bySpawnId);
                end(target, status);
            }
        }
        return rules.shatter().percent();
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

    /**
     * Returns the status of an actor that a new one meets: itself before all, or else the first with which it changes
     * something; null if there is none.
     */
    private @Nullable StatusEffect metBy(StatusComponent own, StatusEffect comes) {
        if (own.has(comes)) {
            return changes(comes, comes) ? comes : null;
        }
        for (StatusEffect has : STATUS_EFFECTS) {
            if (own.has(has) && changes(has, comes)) {
                return has;
            }
        }
        return null;
    }

    private boolean changes(StatusEffect has, StatusEffect comes) {
        StatusReaction meeting = table.meeting(has, comes);
        return meeting != null && meeting.changes();
    }

    private void keep(Entity target, StatusComponent own, StatusEffect has, StatusReaction meeting) {
        int index = has.ordinal();
        int kept = own.ticks[index] * meeting.keptPercent() / WHOLE;
        if (kept == 0) {
            end(target, has);
        } else {
            own.ticks[index] = Math.min(kept, rules.of(has).longestTicks());
        }
    }

    private void begin(Entity target, StatusEffect status, int ticks, long bySpawnId, int byMonster, int cause) {
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
            own.madeBy[index] = cause;
            tell(EventType.STATUS_BEGAN, target, status);
            give(target, statusRules);
        }
    }

    private void give(Entity target, StatusRules statusRules) {
        GroundInfluence gives = statusRules.gives();
        if (gives != null && !actors.isOffTheGround(target)) {
            StatusComponent own = STATUSES.get(target);
            ground.bring(
                    gives,
                    BODIES.get(target).cell,
                    own.bySpawnId,
                    own.byMonster,
                    own.madeBy[statusRules.status().ordinal()]);
        }
    }

    private void tell(EventType type, Entity target, StatusEffect status) {
        events.status(type, BODIES.get(target), SPAWNS.get(target).spawnId, actors.kindOf(target), status);
    }
}
