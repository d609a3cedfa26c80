package dev.orebound.world.horde;

import static dev.orebound.world.component.ComponentMappers.BODIES;
import static dev.orebound.world.component.ComponentMappers.HEALTHS;

import com.badlogic.ashley.core.Entity;
import com.badlogic.ashley.core.EntitySystem;
import com.badlogic.gdx.ai.btree.BehaviorTree;
import dev.orebound.cave.floor.Floor;
import dev.orebound.content.Content;
import dev.orebound.content.behaviour.MindRules;
import dev.orebound.grid.ArcCount;
import dev.orebound.grid.IntLayer;
import dev.orebound.world.component.MindComponent;
import dev.orebound.world.component.MindState;
import dev.orebound.world.component.MonsterComponent;
import dev.orebound.world.event.EventType;
import dev.orebound.world.event.WorldEvent;
import dev.orebound.world.horde.tree.BehaviourTrees;
import dev.orebound.world.path.FlowFields;
import dev.orebound.world.state.ActorColumns;
import dev.orebound.world.state.NoiseQueue;
import dev.orebound.world.state.PartRegistry;
import dev.orebound.world.state.Player;
import dev.orebound.world.state.TickClock;
import dev.orebound.world.state.WorldStreams;
import java.util.List;

/**
 * Decides the states of hordes by their behaviour trees, once a tick. Monsters without a horde decide for themselves:
 * those of waves, summoned ones, and members of a horde that lost its leader. Such a loner hunts until it has lost the
 * player for the search time, or for as long as it is shut in an arena with the player.
 */
public final class HordeMindSystem extends EntitySystem {
    private final ActorColumns all;
    private final Content content;
    private final HordeMinds minds;
    private final List<HordeMind> hordes;
    private final TickClock clock;
    private final NoiseQueue noises;
    private final HordeTransitions transitions;
    private final IntLayer arcs;
    private final MindRules rules;
    private final MonsterSenses senses;
    private final Player player;
    private final BehaviourTrees<HordeMind> trees;

    public HordeMindSystem(PartRegistry parts) {
        HordeMinds hordes = parts.get(HordeMinds.class);
        FlowFields flowFields = parts.get(FlowFields.class);
        WorldStreams chance = parts.get(WorldStreams.class);
        all = parts.get(ActorColumns.class);
        content = parts.get(Content.class);
        minds = hordes;
        this.hordes = hordes.all();
        arcs = parts.get(Floor.class).arcs();
        clock = parts.get(TickClock.class);
        noises = parts.get(NoiseQueue.class);
        rules = content.minds();
        senses = parts.get(MonsterSenses.class);
        player = parts.get(Player.class);
        transitions = new HordeTransitions(parts);
        trees = new BehaviourTrees<>(
                content.trees(), HordeWords.define(parts, hordes, flowFields, chance, senses, transitions));
    }

    @Override
    public void update(float seconds) {
        for (int number = 0; number < all.awakeCount(); number++) {
            int i = all.awake(number);
            MindComponent mind = all.minds.find(i);
            if (mind != null) {
                mind.ticks++;
                if (all.monsters.get(i).horde < 0) {
                    thinkAlone(all.entity(i), mind, all.monsters.get(i));
                }
            }
        }
        // All monsters have heard the noises by now; an alarm that is raised below is heard in the next tick.
        noises.hush();
        for (int number = 0; number < hordes.size(); number++) {
            if (!minds.isIdle(number)) {
                think(hordes.get(number));
            }
        }
    }

    private void think(HordeMind horde) {
        if (horde.size() == 0) {
            end(horde);
            return;
        }
        int elapsedTicks = horde.elapsedTicks(clock.tick());
        horde.thoughtTick = clock.tick();
        horde.ticks += elapsedTicks;
        horde.unfledTicks = Math.min(HordeMind.LONG, horde.unfledTicks + elapsedTicks);
        if (horde.isRoused) {
            transitions.rouse(horde, player.body().cell);
        }
        if (!transitions.isRouting(horde)) {
            treeOf(horde).step();
        }
        horde.seer = null;
    }

    private BehaviorTree<HordeMind> treeOf(HordeMind horde) {
        BehaviorTree<HordeMind> tree = horde.tree;
        if (tree == null) {
            String mind = horde.kind < 0
                    ? content.minds().mind()
                    : content.hordes().at(horde.kind).mind();
            horde.treeKind = content.trees().indexOf(mind);
            tree = trees.take(horde.treeKind, horde);
            horde.tree = tree;
        }
        return tree;
    }

    private void end(HordeMind horde) {
        if (horde.tree != null) {
            trees.giveBack(horde.treeKind, horde.tree);
            horde.tree = null;
        }
    }

    private void thinkAlone(Entity entity, MindComponent mind, MonsterComponent monster) {
        switch (mind.state) {
            case HUNTING -> hunt(entity, mind, monster);
            case FLEEING, SHACKLED -> {}
            default -> watch(entity, mind);
        }
    }

    private void hunt(Entity entity, MindComponent mind, MonsterComponent monster) {
        if (senses.sees(entity) || isShutInWithPlayer(monster)) {
            mind.ticks = 0;
        } else if (mind.ticks > rules.searchTicks() || !player.isAlive()) {
            change(entity, mind, MindState.SEARCHING, EventType.HORDE_SEARCHED);
        }
    }

    private boolean isShutInWithPlayer(MonsterComponent monster) {
        return player.isAlive() && monster.arenaRoom != 0 && monster.arenaRoom == player.component().room;
    }

    private void watch(Entity entity, MindComponent mind) {
        if (senses.notices(entity, mind.state != MindState.ASLEEP)) {
            transitions.tell(EventType.PLAYER_NOTICED, entity);
            change(entity, mind, MindState.HUNTING, EventType.HORDE_WOKEN);
        } else if (mind.state == MindState.ASLEEP && senses.isHurtByItself(entity)) {
            // A monster that lies in fire gets up without knowing of the player.
            mind.state = MindState.GUARDING;
            mind.ticks = 0;
            HEALTHS.get(entity).hurtBySpawnId = WorldEvent.NOBODY;
        } else if (mind.state != MindState.ASLEEP && mind.ticks > rules.searchTicks()) {
            rest(entity, mind);
        }
    }

    /** Lets a monster without a horde fall asleep, but never in a hallway, where others could not get past it. */
    private void rest(Entity entity, MindComponent mind) {
        if (arcs.at(BODIES.get(entity).cell) < ArcCount.HALLWAY) {
            change(entity, mind, MindState.ASLEEP, EventType.HORDE_CALMED);
        } else {
            mind.state = MindState.GUARDING;
        }
    }

    private void change(Entity entity, MindComponent mind, MindState state, EventType event) {
        mind.state = state;
        mind.ticks = 0;
        mind.hasSlot = false;
        if (state != MindState.HUNTING) {
            HEALTHS.get(entity).hurtBySpawnId = WorldEvent.NOBODY;
        }
        transitions.tell(event, entity);
    }
}
