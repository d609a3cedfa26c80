package dev.orebound.world.element;

import com.badlogic.ashley.core.ComponentMapper;
import com.badlogic.ashley.core.Entity;
import dev.orebound.content.Content;
import dev.orebound.content.element.ElementRules;
import dev.orebound.content.element.TimedStatus;
import dev.orebound.content.element.GroundInfluence;
import dev.orebound.content.element.StatusReaction;
import dev.orebound.content.element.StatusEffect;
import dev.orebound.content.element.StatusRules;
import dev.orebound.world.component.BodyComponent;
import dev.orebound.world.component.CompanionComponent;
import dev.orebound.world.component.HealthComponent;
import dev.orebound.world.component.MindComponent;
import dev.orebound.world.component.MindState;
import dev.orebound.world.component.MonsterComponent;
import dev.orebound.world.component.SpawnComponent;
import dev.orebound.world.component.StatusComponent;
import dev.orebound.world.event.EventType;
import dev.orebound.world.event.TickEvents;
import dev.orebound.world.state.BlowQueue;
import org.jspecify.annotations.Nullable;

/** The only way to bring a status to somebody: sees to what it meets there, and tells when it begins and ends. */
public final class StatusEffects {
    private static final int WHOLE = 100;

    private final ComponentMapper<BodyComponent> bodies = ComponentMapper.getFor(BodyComponent.class);
    private final ComponentMapper<CompanionComponent> companions = ComponentMapper.getFor(CompanionComponent.class);
    private final ComponentMapper<HealthComponent> healths = ComponentMapper.getFor(HealthComponent.class);
    private final ComponentMapper<MindComponent> minds = ComponentMapper.getFor(MindComponent.class);
    private final ComponentMapper<MonsterComponent> monsters = ComponentMapper.getFor(MonsterComponent.class);
    private final ComponentMapper<SpawnComponent> spawns = ComponentMapper.getFor(SpawnComponent.class);
    private final ComponentMapper<StatusComponent> statuses = ComponentMapper.getFor(StatusComponent.class);
    private final Content content;
    private final ElementRules rules;
    private final GroundChanges ground;
    private final BlowQueue blows;
    private final TickEvents events;

    public StatusEffects(Content content, GroundChanges ground, BlowQueue blows, TickEvents events) {
        this.content = content;
        this.ground = ground;
        this.blows = blows;
        this.events = events;
        rules = content.elements();
    }

    /**
     * Brings a status once, as a blow does.
     *
     * @param bySpawnId who does, or 0
     * @param byMonster the index of its kind, or -1
     */
    public void inflict(Entity target, TimedStatus infliction, long bySpawnId, int byMonster) {
        StatusEffect status = infliction.status();
        if (healths.get(target).health <= 0 || isUnharmed(target, status)) {
            return;
        }
        StatusComponent own = statuses.get(target);
        StatusReaction meeting = meetingOf(own, status);
        if (meeting == null) {
            begin(target, status, infliction.ticks(), bySpawnId, byMonster);
            return;
        }
        keep(target, own, meeting);
        begin(target, status, infliction.ticks() * meeting.comesPercent() / WHOLE, bySpawnId, byMonster);
        if (meeting.damage() > 0) {
            blows.afflict(target, bySpawnId, byMonster, meeting.damage(), 0);
        }
        if (meeting.adds() != null && !isUnharmed(target, meeting.adds().status())) {
            begin(target, meeting.adds().status(), meeting.adds().ticks(), bySpawnId, byMonster);
        }
    }

    /** Brings a status for as long as it is brought again in each tick, as the ground does. */
    void hold(Entity target, TimedStatus infliction, long bySpawnId, int byMonster) {
        StatusComponent own = statuses.get(target);
        int index = infliction.status().ordinal();
        if (own.ticks[index] == 0) {
            inflict(target, infliction, bySpawnId, byMonster);
        } else {
            own.ticks[index] = Math.max(
                    own.ticks[index],
                    Math.min(infliction.ticks(), rules.of(infliction.status()).longestTicks()));
        }
    }

    /** A status is over. */
    void end(Entity target, StatusEffect status) {
        statuses.get(target).ticks[status.ordinal()] = 0;
        tell(EventType.STATUS_ENDED, target, status);
    }

    /** Whatever afflicts somebody is over. */
    public void cure(Entity target) {
        StatusComponent own = statuses.get(target);
        for (StatusEffect status : StatusEffect.values()) {
            if (own.has(status)) {
                end(target, status);
            }
        }
    }

    /** True for those whom what lies on the ground does not touch. */
    public boolean isOffTheGround(Entity entity) {
        int kind = kindOf(entity);
        return kind >= 0 && content.monsters().at(kind).isOffTheGround();
    }

    /** What is there already meets what comes before anything else does. */
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
        StatusComponent own = statuses.get(target);
        StatusRules what = rules.of(status);
        if (ticks == 0 || (what.isHelpless() && own.steadyTicks > 0)) {
            return;
        }
        int index = status.ordinal();
        boolean isNew = own.ticks[index] == 0;
        own.ticks[index] = Math.max(own.ticks[index], Math.min(ticks, what.longestTicks()));
        if (what.hurts()) {
            own.bySpawnId = bySpawnId;
            own.byMonster = byMonster;
        }
        if (what.isHelpless()) {
            own.steadyTicks = own.ticks[index] + what.steadyTicks();
        }
        if (isNew) {
            tell(EventType.STATUS_BEGAN, target, status);
            give(target, what);
        }
    }

    private void give(Entity target, StatusRules what) {
        GroundInfluence gives = what.gives();
        if (gives != null && !isOffTheGround(target)) {
            StatusComponent own = statuses.get(target);
            ground.bring(gives, bodies.get(target).cell, own.bySpawnId, own.byMonster);
        }
    }

    /** True for those whom a status never afflicts; captives are out of all harm. */
    boolean isUnharmed(Entity target, StatusEffect status) {
        if (isShackled(target)) {
            return true;
        }
        int kind = kindOf(target);
        return kind >= 0 && content.monsters().at(kind).unharmedBy().contains(status);
    }

    /** True for captives, whom nothing hurts until they are free. */
    boolean isShackled(Entity target) {
        MindComponent mind = minds.get(target);
        return mind != null && mind.state == MindState.SHACKLED;
    }

    /** The monster kind whose body somebody has, or -1. */
    private int kindOf(Entity entity) {
        MonsterComponent monster = monsters.get(entity);
        CompanionComponent companion = companions.get(entity);
        return monster != null ? monster.monster : companion != null ? companion.monster : -1;
    }

    private void tell(EventType type, Entity target, StatusEffect status) {
        events.status(type, bodies.get(target), spawns.get(target).spawnId, kindOf(target), status);
    }
}
