package dev.orebound.world.horde;

import com.badlogic.ashley.core.ComponentMapper;
import com.badlogic.ashley.core.Entity;
import com.badlogic.ashley.utils.ImmutableArray;
import dev.orebound.chance.RandomStream;
import dev.orebound.content.Content;
import dev.orebound.content.monster.Horde;
import dev.orebound.content.behaviour.MindRules.HordeRules;
import dev.orebound.world.component.BodyComponent;
import dev.orebound.world.component.MindComponent;
import dev.orebound.world.component.MindState;
import dev.orebound.world.component.MonsterComponent;
import dev.orebound.world.event.EventType;
import dev.orebound.world.event.TickEvents;
import dev.orebound.world.state.WorldStreams;

/** What a horde does when its leader is gone: another leads, or all run and each is then on its own. */
final class Grief {
    private final ComponentMapper<BodyComponent> bodies = ComponentMapper.getFor(BodyComponent.class);
    private final ComponentMapper<MindComponent> minds = ComponentMapper.getFor(MindComponent.class);
    private final ComponentMapper<MonsterComponent> monsters = ComponentMapper.getFor(MonsterComponent.class);
    private final Content content;
    private final HordeRules rules;
    private final HordeMinds hordes;
    private final TickEvents events;
    private final HordeTransitions turns;
    private final RandomStream chance;

    Grief(Content content, TickEvents events, HordeMinds hordes, WorldStreams chance, HordeTransitions turns) {
        this.content = content;
        rules = content.minds().hordes();
        this.hordes = hordes;
        this.events = events;
        this.turns = turns;
        this.chance = chance.minds();
    }

    /** One tick of it: whether the horde is beside itself and thinks of nothing else. */
    boolean mourns(HordeMind horde) {
        if (!horde.mourns && HordeMinds.isLeaderless(horde)) {
            lose(horde);
        }
        if (horde.mourns && --horde.restTicks <= 0) {
            disband(horde);
        }
        return horde.mourns;
    }

    private void lose(HordeMind horde) {
        Entity next = horde.members().get(0);
        boolean routs = horde.kind >= 0 && content.hordes().at(horde.kind).grief() == Horde.LeaderLoss.ROUT;
        if (!routs || horde.leaderSpawnId == 0) {
            boolean isNew = horde.leaderSpawnId != 0;
            hordes.lead(horde, next);
            if (isNew) {
                turns.tell(EventType.LEADER_SUCCEEDED, next);
            }
            return;
        }
        events.actor(EventType.HORDE_ROUTED, bodies.get(next), horde.leaderSpawnId, horde.leaderMonster);
        horde.leaderSpawnId = 0;
        horde.mourns = true;
        horde.restTicks = rules.routTicks();
        turns.to(horde, MindState.FLEEING);
    }

    /** From now on each is on its own; some come back for more. */
    private void disband(HordeMind horde) {
        ImmutableArray<Entity> members = horde.members();
        for (int i = 0; i < members.size(); i++) {
            Entity member = members.get(i);
            MindComponent mind = minds.get(member);
            boolean rallies = chance.chance(rules.rallyPercent());
            mind.state = rallies ? MindState.HUNTING : MindState.SEARCHING;
            mind.ticks = 0;
            mind.hasSlot = false;
            hordes.leave(monsters.get(member));
            if (rallies) {
                turns.tell(EventType.MONSTER_RALLIED, member);
            }
        }
    }
}
