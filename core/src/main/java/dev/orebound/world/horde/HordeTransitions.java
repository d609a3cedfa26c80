package dev.orebound.world.horde;

import com.badlogic.ashley.core.ComponentMapper;
import com.badlogic.ashley.core.Entity;
import com.badlogic.ashley.utils.ImmutableArray;
import dev.orebound.content.Content;
import dev.orebound.content.monster.Horde;
import dev.orebound.grid.Grid;
import dev.orebound.world.component.BodyComponent;
import dev.orebound.world.component.HealthComponent;
import dev.orebound.world.component.MindComponent;
import dev.orebound.world.component.MindState;
import dev.orebound.world.component.MonsterComponent;
import dev.orebound.world.component.SpawnComponent;
import dev.orebound.world.event.EventType;
import dev.orebound.world.event.TickEvents;
import dev.orebound.world.event.WorldEvent;
import dev.orebound.world.state.NoiseQueue;

/** Turns whole hordes to something else, and tells of it. */
final class HordeTransitions {
    private final ComponentMapper<BodyComponent> bodies = ComponentMapper.getFor(BodyComponent.class);
    private final ComponentMapper<HealthComponent> healths = ComponentMapper.getFor(HealthComponent.class);
    private final ComponentMapper<MindComponent> minds = ComponentMapper.getFor(MindComponent.class);
    private final ComponentMapper<MonsterComponent> monsters = ComponentMapper.getFor(MonsterComponent.class);
    private final ComponentMapper<SpawnComponent> spawns = ComponentMapper.getFor(SpawnComponent.class);
    private final Content content;
    private final HordeMinds hordes;
    private final TickEvents events;
    private final NoiseQueue noises;

    HordeTransitions(Content content, TickEvents events, HordeMinds hordes, NoiseQueue noises) {
        this.content = content;
        this.hordes = hordes;
        this.events = events;
        this.noises = noises;
    }

    /** Turns a horde; nothing happens if it is about that already. */
    void to(HordeMind horde, MindState state) {
        if (horde.state == state) {
            return;
        }
        MindState before = horde.state;
        horde.state = state;
        horde.ticks = 0;
        horde.goalCell = Grid.NONE;
        ImmutableArray<Entity> members = horde.members();
        for (int i = 0; i < members.size(); i++) {
            turn(members.get(i), before, state);
        }
        if (state == MindState.HUNTING) {
            wake(horde);
        } else if (state == MindState.SEARCHING) {
            tell(EventType.HORDE_SEARCHED, hordes.leader(horde));
        } else if (isRoused(before) && state != MindState.FLEEING) {
            tell(EventType.HORDE_CALMED, hordes.leader(horde));
        }
    }

    private static boolean isRoused(MindState state) {
        return state == MindState.HUNTING || state == MindState.SEARCHING || state == MindState.FLEEING;
    }

    /** Who runs for reasons of its own goes on running, until all sleep. */
    private void turn(Entity member, MindState before, MindState state) {
        MindComponent mind = minds.get(member);
        if (mind.state == MindState.FLEEING && before != MindState.FLEEING && state != MindState.ASLEEP) {
            return;
        }
        mind.state = state;
        mind.ticks = 0;
        if (state != MindState.HUNTING) {
            // Old wounds wake nobody.
            healths.get(member).hurtBySpawnId = WorldEvent.NOBODY;
        }
    }

    private void wake(HordeMind horde) {
        Entity seer = horde.seer == null ? hordes.leader(horde) : horde.seer;
        tell(EventType.PLAYER_NOTICED, seer);
        tell(EventType.HORDE_WOKEN, seer);
        if (horde.kind >= 0 && content.hordes().at(horde.kind).has(Horde.HordeFlag.RAISES_ALARM)) {
            noises.make(bodies.get(seer).x, bodies.get(seer).y);
        }
    }

    void tell(EventType type, Entity about) {
        events.actor(type, bodies.get(about), spawns.get(about).spawnId, monsters.get(about).monster);
    }
}
