package dev.orebound.world.companion;

import static dev.orebound.world.component.ComponentMappers.BODIES;
import static dev.orebound.world.component.ComponentMappers.GOLEM_CORES;
import static dev.orebound.world.component.ComponentMappers.HEALTHS;
import static dev.orebound.world.component.ComponentMappers.SPAWNS;

import com.badlogic.ashley.core.Entity;
import dev.orebound.content.Content;
import dev.orebound.content.monster.GolemKind;
import dev.orebound.content.monster.GolemRules;
import dev.orebound.grid.BitLayer;
import dev.orebound.grid.Grid;
import dev.orebound.grid.LineTrace;
import dev.orebound.world.arena.Arena;
import dev.orebound.world.arena.FloorArenas;
import dev.orebound.world.component.BodyComponent;
import dev.orebound.world.component.GolemCoreComponent;
import dev.orebound.world.component.MindComponent;
import dev.orebound.world.component.MindState;
import dev.orebound.world.event.EventType;
import dev.orebound.world.event.TickEvents;
import dev.orebound.world.intent.InteractPrompt;
import dev.orebound.world.state.ActorColumns;
import dev.orebound.world.state.BodyCondition;
import dev.orebound.world.state.EntitySpawner;
import dev.orebound.world.state.FloorState;
import dev.orebound.world.state.PartRegistry;
import dev.orebound.world.state.PartyMember;
import dev.orebound.world.state.Player;
import dev.orebound.world.state.Population;
import dev.orebound.world.state.SpawnOrder;
import org.jspecify.annotations.Nullable;

/**
 * Brings fallen golems back: finds the core in the player's reach, tells what prevents it, counts for how long interact
 * is held, and takes the ore. The golem stands up with a part of its health and keeps what it has eaten.
 */
public final class GolemRevival {
    private final Content content;
    private final GolemRules rules;
    private final BitLayer opaque;
    private final FloorState state;
    private final FloorArenas arenas;
    private final TickEvents events;
    private final EntitySpawner spawner;
    private final ActorColumns actors;
    private final Player player;
    private final SpawnOrder cores;
    private final SpawnOrder companions;
    private @Nullable Entity inReach;

    public GolemRevival(PartRegistry parts) {
        content = parts.get(Content.class);
        rules = content.golems().rules();
        state = parts.get(FloorState.class);
        opaque = state.opaque();
        arenas = parts.get(FloorArenas.class);
        events = parts.get(TickEvents.class);
        spawner = parts.get(EntitySpawner.class);
        actors = parts.get(ActorColumns.class);
        player = parts.get(Player.class);
        cores = parts.get(Population.class).golemCores();
        companions = parts.get(Population.class).companions();
    }

    /**
     * Looks for the nearest core within the player's reach.
     *
     * @return what can be done with it, or {@link InteractPrompt#NOTHING}
     */
    public InteractPrompt look() {
        inReach = find();
        if (inReach == null) {
            return InteractPrompt.NOTHING;
        }
        if (companions.size() >= player.gear().companyPlaces()) {
            return InteractPrompt.PARTY_FULL;
        }
        if (isFighting(BODIES.get(inReach))) {
            return InteractPrompt.CORE_UNSAFE;
        }
        return canPay(GOLEM_CORES.get(inReach)) ? InteractPrompt.RAISE_GOLEM : InteractPrompt.CORE_WANTS_ORE;
    }

    /** Returns the cell of the core in reach, or {@link Grid#NONE}. */
    public int cell() {
        return inReach == null ? Grid.NONE : BODIES.get(inReach).cell;
    }

    /** Returns the index of the ore that brings the golem in reach back; 0 if there is none. */
    public int ore() {
        return inReach == null ? 0 : ore(GOLEM_CORES.get(inReach));
    }

    /** Returns the measures that bringing back the golem in reach takes; 0 if there is none. */
    public int measures() {
        return inReach == null ? 0 : rules.raiseMeasures(GOLEM_CORES.get(inReach).fedMeasures);
    }

    /** Returns the monster of the golem in reach, or -1. */
    public int monster() {
        return inReach == null ? -1 : GOLEM_CORES.get(inReach).monster;
    }

    /**
     * Counts a tick of bringing back the golem in reach.
     *
     * @return the core to remove when the golem stands there again, or null
     */
    public @Nullable Entity hold() {
        Entity core = inReach;
        if (core == null) {
            return null;
        }
        long id = SPAWNS.get(core).spawnId;
        if (player.component().freesSpawnId != id) {
            player.component().freesSpawnId = id;
            player.component().freeTicks = 0;
        }
        player.component().freeTicks++;
        if (player.component().freeTicks < rules.fall().raiseTicks()) {
            return null;
        }
        player.component().freesSpawnId = 0;
        player.component().freeTicks = 0;
        raise(core);
        return core;
    }

    private void raise(Entity core) {
        GolemCoreComponent fallen = GOLEM_CORES.get(core);
        BodyComponent body = BODIES.get(core);
        player.component().flasks[ore()] -= measures();
        Entity golem = spawner.companion(
                new PartyMember(fallen.monster, BodyCondition.free(PartyMember.HALE), fallen.fedMeasures), body.cell);
        int most = HEALTHS.get(golem).most;
        HEALTHS.get(golem).health = Math.max(1, most * rules.fall().healthPercent() / 100);
        events.actor(EventType.GOLEM_RAISED, body, spawner.lastSpawnId(), fallen.monster);
    }

    /** Returns the nearest core in reach that the flasks pay for, else the nearest; null if there is none. */
    private @Nullable Entity find() {
        Entity nearest = null;
        boolean isPaid = false;
        float reach = content.player().reachCells();
        float least = reach * reach;
        for (int i = 0; i < cores.size(); i++) {
            Entity each = cores.entities().get(i);
            BodyComponent body = BODIES.get(each);
            float squared = squared(body, player.body());
            boolean isInReach = squared <= reach * reach && !state.isSolid(body.cell) && isSeen(body, player.body());
            boolean canBePaid = isInReach && canPay(GOLEM_CORES.get(each));
            if (isInReach && (canBePaid == isPaid ? squared <= least : canBePaid)) {
                nearest = each;
                isPaid = canBePaid;
                least = squared;
            }
        }
        return nearest;
    }

    private boolean canPay(GolemCoreComponent core) {
        return player.component().flasks[ore(core)] >= rules.raiseMeasures(core.fedMeasures);
    }

    private int ore(GolemCoreComponent core) {
        GolemKind golem = kindOf(core);
        return golem == null ? 0 : content.ores().indexOf(golem.ore());
    }

    /** Returns whether the player is in a trap that is shut, or an awake enemy is near a core. */
    private boolean isFighting(BodyComponent core) {
        Arena arena = arenas.in(player.component().room);
        if (arena != null && arena.isShutting()) {
            return true;
        }
        float quiet = rules.fall().quietCells();
        for (int i = 0; i < actors.size(); i++) {
            if (actors.monsters.find(i) != null
                    && isAwake(actors.minds.find(i))
                    && actors.healths.get(i).health > 0
                    && squared(actors.bodies.get(i), core) <= quiet * quiet
                    && isSeen(actors.bodies.get(i), core)) {
                return true;
            }
        }
        return false;
    }

    private static boolean isAwake(@Nullable MindComponent mind) {
        return mind == null || (mind.state != MindState.ASLEEP && mind.state != MindState.SHACKLED);
    }

    private boolean isSeen(BodyComponent one, BodyComponent other) {
        return LineTrace.isClear(opaque, one.x, one.y, other.x, other.y);
    }

    private static float squared(BodyComponent one, BodyComponent other) {
        float dx = one.x - other.x;
        float dy = one.y - other.y;
        return dx * dx + dy * dy;
    }

    private @Nullable GolemKind kindOf(GolemCoreComponent core) {
        return content.golems().ofMonster(core.monster);
    }
}
