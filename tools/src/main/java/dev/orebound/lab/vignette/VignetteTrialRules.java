package dev.orebound.lab.vignette;

import com.badlogic.ashley.core.ComponentMapper;
import com.badlogic.ashley.core.Entity;
import com.badlogic.ashley.utils.ImmutableArray;
import dev.orebound.cave.floor.Floor;
import dev.orebound.cave.floor.LockSpot;
import dev.orebound.cave.floor.VignetteSpot;
import dev.orebound.content.vignette.LockKind.LockTrait;
import dev.orebound.content.vignette.VignetteProp.PropKind;
import dev.orebound.grid.Cells;
import dev.orebound.grid.DistanceMap;
import dev.orebound.grid.Grid;
import dev.orebound.grid.MutableBitLayer;
import dev.orebound.grid.StepKind;
import dev.orebound.lab.world.MonsterFacts;
import dev.orebound.lab.world.NobodyIsInRock;
import dev.orebound.lab.world.WorldRule;
import dev.orebound.lab.world.WorldRule.RuleBreach;
import dev.orebound.world.World;
import dev.orebound.world.component.BodyComponent;
import dev.orebound.world.component.ChestComponent;
import dev.orebound.world.component.DoorComponent;
import dev.orebound.world.component.HealthComponent;
import dev.orebound.world.component.KeyComponent;
import dev.orebound.world.component.LockComponent;
import dev.orebound.world.component.SpawnComponent;
import dev.orebound.world.event.EventType;
import dev.orebound.world.event.WorldEvent.HealthEvent;
import dev.orebound.world.event.WorldEvent.VignetteEvent;
import dev.orebound.world.state.FloorState;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The rules that every tick of a trial of vignettes is checked against, and what they measure together. */
final class VignetteTrialRules {
    static final String SHUT_IN = "nobody_is_shut_in";
    static final String KEY_LOST = "no_key_is_lost";

    /** The time for which a companion may be cut off before the game must have brought it back. */
    private static final int CUT_OFF_TICKS = 10 * 60;

    private final ComponentMapper<BodyComponent> bodies = ComponentMapper.getFor(BodyComponent.class);
    private final ComponentMapper<SpawnComponent> spawns = ComponentMapper.getFor(SpawnComponent.class);
    private final ComponentMapper<HealthComponent> healths = ComponentMapper.getFor(HealthComponent.class);
    private final MonsterFacts census = new MonsterFacts();
    private final World world;
    private final Floor floor;
    private final FloorState state;
    private final DistanceMap onFoot;
    private final DistanceMap toKey;
    private final MutableBitLayer blocked;
    private final int[] given;
    private final List<Integer> takenCells = new ArrayList<>();
    private int version = -1;
    private int companionTicks;

    private VignetteTrialRules(World world) {
        this.world = world;
        floor = world.floor();
        state = world.floorState();
        onFoot = new DistanceMap(floor.grid());
        toKey = new DistanceMap(floor.grid());
        blocked = new MutableBitLayer(floor.grid());
        given = new int[floor.vignettes().size()];
    }

    /** Returns all rules for a new world. */
    static List<WorldRule> of(World world) {
        VignetteTrialRules rules = new VignetteTrialRules(world);
        return List.of(
                WorldRule.of(SHUT_IN, any -> rules.shutIn()),
                WorldRule.of(KEY_LOST, any -> rules.keyLost()),
                WorldRule.of("nothing_is_given_twice", any -> rules.givenTwice()),
                WorldRule.of("nobody_is_in_a_lock", any -> rules.inLock()),
                WorldRule.of("nothing_hurts_through_locks", any -> rules.hurtThroughLock()),
                new NobodyIsInRock());
    }

    /** Somebody on our side cannot walk to the start or an exit. Ore and chests count as removable, doors as open. */
    private @Nullable RuleBreach shutIn() {
        measure();
        boolean isPlayerFree =
                !world.player().isAlive() || onFoot.isReached(world.player().body().cell);
        boolean areAllFree = true;
        ImmutableArray<Entity> companions = world.companions();
        for (int i = 0; i < companions.size(); i++) {
            areAllFree &= onFoot.isReached(bodies.get(companions.get(i)).cell);
        }
        companionTicks = areAllFree ? 0 : companionTicks + 1;
        if (!isPlayerFree) {
            return new RuleBreach("the player is shut in", world.player().body().cell);
        }
        return companionTicks > CUT_OFF_TICKS
                ? new RuleBreach("a companion is shut in", world.player().body().cell)
                : null;
    }

    private void measure() {
        if (version == state.solidVersion()) {
            return;
        }
        version = state.solidVersion();
        blocked.copyFrom(state.solid());
        clearRemovable();
        onFoot.clear();
        onFoot.addSource(floor.start());
        floor.exits().forEach(exit -> onFoot.addSource(exit.at()));
        onFoot.spread(blocked, StepKind.FOUR_WAY);
    }

    private void clearRemovable() {
        for (int cell = 0; cell < floor.grid().size(); cell++) {
            if (state.oreAt(cell) != FloorState.NO_ORE) {
                blocked.set(cell, false);
            }
        }
        for (ChestComponent chest : world.chests()) {
            blocked.set(chest.cell, false);
        }
        for (DoorComponent door : world.doors()) {
            blocked.set(door.cell, false);
        }
    }

    /**
     * While a lock is shut, its key is carried, or lies dry where the player can walk once all other locks are open.
     */
    private @Nullable RuleBreach keyLost() {
        for (KeyComponent key : state.keys()) {
            String fault = state.locks().get(key.lock).isOpen ? null : faultOf(key);
            if (fault != null) {
                return new RuleBreach("the key of lock " + (key.lock + 1) + " " + fault, key.cell);
            }
        }
        return null;
    }

    private @Nullable String faultOf(KeyComponent key) {
        return switch (key.state) {
            case WITH_PLAYER -> null;
            case USED -> "is used up, but its lock is shut";
            case WITH_MONSTER -> lives(key.carrierSpawnId) ? null : "is with a monster that is gone";
            case LYING -> {
                if (state.isSolid(key.cell) && state.prop(key.cell) == null) {
                    yield "lies in something solid";
                }
                yield state.isPeril(key.cell) || !isReachable(key) ? "lies out of reach at " + told(key.cell) : null;
            }
        };
    }

    private String told(int cell) {
        return floor.grid().x(cell) + "," + floor.grid().y(cell);
    }

    private boolean lives(long spawnId) {
        ImmutableArray<Entity> all = world.monsters();
        for (int i = 0; i < all.size(); i++) {
            if (spawns.get(all.get(i)).spawnId == spawnId) {
                return healths.get(all.get(i)).health > 0;
            }
        }
        return false;
    }

    private boolean isReachable(KeyComponent key) {
        if (onFoot.isReached(key.cell)) {
            return true;
        }
        blocked.copyFrom(state.solid());
        clearRemovable();
        for (LockComponent lock : state.locks()) {
            Cells cells = floor.locks().get(lock.number).cells();
            blocked.set(cells, lock.number == key.lock && !lock.isOpen);
        }
        toKey.spreadFrom(floor.start(), blocked, StepKind.FOUR_WAY);
        return toKey.isReached(key.cell);
    }

    private @Nullable RuleBreach givenTwice() {
        for (int i = 0; i < world.events().size(); i++) {
            if (world.events().at(i) instanceof VignetteEvent taken && taken.type() == EventType.PRIZE_TAKEN) {
                VignetteSpot spot = floor.vignettes().get(taken.vignette);
                boolean isCage = spot.props().stream()
                        .anyMatch(prop -> prop.at() == taken.cell()
                                && (prop.kind() == PropKind.CAGE || prop.kind() == PropKind.KENNEL));
                given[taken.vignette] += isCage ? 1 : 0;
                if (given[taken.vignette] > 1 || takenCells.contains(taken.cell())) {
                    return new RuleBreach("something was given twice", taken.cell());
                }
                takenCells.add(taken.cell());
            }
        }
        return null;
    }

    private @Nullable RuleBreach inLock() {
        for (LockComponent lock : state.locks()) {
            Cells cells = floor.locks().get(lock.number).cells();
            if (lock.isOpen) {
                continue;
            }
            boolean isIn = cells.contains(world.player().body().cell)
                    || isAnyIn(cells, world.monsters())
                    || isAnyIn(cells, world.companions());
            if (isIn) {
                return new RuleBreach("somebody is in lock " + (lock.number + 1), lock.cell);
            }
        }
        return null;
    }

    private boolean isAnyIn(Cells cells, ImmutableArray<Entity> all) {
        for (int i = 0; i < all.size(); i++) {
            if (cells.contains(bodies.get(all.get(i)).cell)) {
                return true;
            }
        }
        return false;
    }

    /** Nobody in a chamber is hurt from outside through a shut opaque lock, nor the other way around. */
    private @Nullable RuleBreach hurtThroughLock() {
        for (int i = 0; i < world.events().size(); i++) {
            if (world.events().at(i) instanceof HealthEvent hurt && hurt.type() == EventType.ACTOR_HURT) {
                int by = census.cellOf(hurt.byId, world);
                for (LockSpot lock : floor.locks()) {
                    if (by != Grid.NONE && isOpaqueAndShut(lock) && isThrough(lock, by, hurt.cell())) {
                        return new RuleBreach("somebody was hurt through lock " + lock.id(), hurt.cell());
                    }
                }
            }
        }
        return null;
    }

    private boolean isThrough(LockSpot lock, int by, int hurt) {
        Cells cells = floor.vignettes().get(lock.vignette() - 1).cells();
        return cells.contains(by) != cells.contains(hurt);
    }

    private boolean isOpaqueAndShut(LockSpot lock) {
        return !state.locks().get(lock.id() - 1).isOpen
                && world.content().locks().get(lock.kind()).has(LockTrait.OPAQUE);
    }
}
