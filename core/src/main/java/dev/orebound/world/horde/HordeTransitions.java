package dev.orebound.world.horde;

import static dev.orebound.world.component.ComponentMappers.BODIES;
import static dev.orebound.world.component.ComponentMappers.HEALTHS;
import static dev.orebound.world.component.ComponentMappers.MINDS;
import static dev.orebound.world.component.ComponentMappers.MONSTERS;
import static dev.orebound.world.component.ComponentMappers.SPAWNS;

import com.badlogic.ashley.core.Entity;
import com.badlogic.ashley.utils.ImmutableArray;
import dev.orebound.chance.RandomStream;
import dev.orebound.content.Content;
import dev.orebound.content.behaviour.MindRules.HordeRules;
import dev.orebound.content.monster.Horde;
import dev.orebound.grid.Grid;
import dev.orebound.world.component.MindComponent;
import dev.orebound.world.component.MindState;
import dev.orebound.world.event.EventType;
import dev.orebound.world.event.TickEvents;
import dev.orebound.world.event.WorldEvent;
import dev.orebound.world.state.ActorColumns;
import dev.orebound.world.state.NoiseQueue;
import dev.orebound.world.state.PartRegistry;
import dev.orebound.world.state.WorldStreams;

/**
 * Changes the state of whole hordes and tells of it. A horde whose leader is gone either follows its oldest member or
 * routs: then all run, and afterwards each is on its own.
 */
final class HordeTransitions {
    private final Content content;
    private final HordeMinds hordes;
    private final TickEvents events;
    private final NoiseQueue noises;
    private final ActorColumns actors;
    private final HordeRules rules;
    private final RandomStream chance;

    HordeTransitions(PartRegistry parts) {
        WorldStreams chance = parts.get(WorldStreams.class);
        content = parts.get(Content.class);
        rules = content.minds().hordes();
        hordes = parts.get(HordeMinds.class);
        events = parts.get(TickEvents.class);
        actors = parts.get(ActorColumns.class);
        noises = parts.get(NoiseQueue.class);
        this.chance = chance.minds();
    }

    /** Changes the state of a horde; does nothing if it is in that state already. */
    void change(HordeMind horde, MindState state) {
        if (horde.state == state) {
            return;
        }
        MindState before = horde.state;
        hordes.setState(horde, state);
        horde.ticks = 0;
        horde.goalCell = Grid.NONE;
        ImmutableArray<Entity> members = horde.members();
        for (int i = 0; i < members.size(); i++) {
            change(members.get(i), before, state);
        }
        if (state == MindState.HUNTING) {
            wake(horde);
        } else if (state == MindState.SEARCHING) {
            tell(EventType.HORDE_SEARCHED, hordes.leader(horde));
        } else if (isRoused(before) && state != MindState.FLEEING) {
            tell(EventType.HORDE_CALMED, hordes.leader(horde));
        }
    }

    /** Lets a horde hunt the player on a cell. */
    void rouse(HordeMind horde, int playerCell) {
        horde.isRoused = false;
        horde.lastSeenCell = playerCell;
        horde.unseenTicks = 0;
        change(horde, MindState.HUNTING);
    }

    private static boolean isRoused(MindState state) {
        return state == MindState.HUNTING || state == MindState.SEARCHING || state == MindState.FLEEING;
    }

    /** Changes the state of a member. One that runs for its own life goes on running until all sleep. */
    private void change(Entity member, MindState before, MindState state) {
        actors.wake(member);
        MindComponent mind = MINDS.get(member);
        if (mind.state == MindState.FLEEING && before != MindState.FLEEING && state != MindState.ASLEEP) {
            return;
        }
        mind.state = state;
        mind.ticks = 0;
        if (state != MindState.HUNTING) {
            // Old wounds wake no monster.
            HEALTHS.get(member).hurtBySpawnId = WorldEvent.NOBODY;
        }
    }

    private void wake(HordeMind horde) {
        Entity seer = horde.seer == null ? hordes.leader(horde) : horde.seer;
        tell(EventType.PLAYER_NOTICED, seer);
        tell(EventType.HORDE_WOKEN, seer);
        if (horde.kind >= 0 && content.hordes().at(horde.kind).has(Horde.HordeFlag.RAISES_ALARM)) {
            noises.make(BODIES.get(seer).x, BODIES.get(seer).y);
        }
    }

    void tell(EventType type, Entity about) {
        events.actor(type, BODIES.get(about), SPAWNS.get(about).spawnId, MONSTERS.get(about).monster);
    }

    /** Handles the loss of a leader, and returns whether the horde is routing and decides nothing else. */
    boolean isRouting(HordeMind horde) {
        if (!horde.isRouting && HordeMinds.isLeaderless(horde)) {
            loseLeader(horde);
        }
        if (horde.isRouting && --horde.restTicks <= 0) {
            disband(horde);
        }
        return horde.isRouting;
    }

    private void loseLeader(HordeMind horde) {
        Entity next = horde.members().get(0);
        boolean routs = horde.kind >= 0 && content.hordes().at(horde.kind).grief() == Horde.LeaderLoss.ROUT;
        if (!routs || horde.leaderSpawnId == 0) {
            boolean succeeds = horde.leaderSpawnId != 0 && horde.size() > 1;
            hordes.lead(horde, next);
            if (succeeds) {
                tell(EventType.LEADER_SUCCEEDED, next);
            }
            return;
        }
        events.actor(EventType.HORDE_ROUTED, BODIES.get(next), horde.leaderSpawnId, horde.leaderMonster);
        horde.leaderSpawnId = 0;
        horde.isLed = false;
        horde.isRouting = true;
        horde.restTicks = rules.routTicks();
        change(horde, MindState.FLEEING);
    }

    /** Ends a rout: each member is on its own from now on, and some go back to hunting. */
    private void disband(HordeMind horde) {
        ImmutableArray<Entity> members = horde.members();
        for (int i = 0; i < members.size(); i++) {
            Entity member = members.get(i);
            MindComponent mind = MINDS.get(member);
            boolean rallies = chance.chance(rules.rallyPercent());
            mind.state = rallies ? MindState.HUNTING : MindState.SEARCHING;
            mind.ticks = 0;
            mind.hasSlot = false;
            hordes.leave(MONSTERS.get(member));
            if (rallies) {
                tell(EventType.MONSTER_RALLIED, member);
            }
        }
    }
}
