package dev.orebound.world.boss;

import static dev.orebound.world.component.ComponentMappers.BODIES;
import static dev.orebound.world.component.ComponentMappers.HEALTHS;
import static dev.orebound.world.component.ComponentMappers.MINDS;
import static dev.orebound.world.component.ComponentMappers.MONSTERS;
import static dev.orebound.world.component.ComponentMappers.SPAWNS;
import static dev.orebound.world.component.ComponentMappers.STRIKERS;

import com.badlogic.ashley.core.Entity;
import com.badlogic.ashley.core.Family;
import com.badlogic.ashley.utils.ImmutableArray;
import com.badlogic.gdx.utils.IntArray;
import dev.orebound.cave.floor.Floor;
import dev.orebound.chance.RandomStream;
import dev.orebound.content.Content;
import dev.orebound.content.arena.BossKind;
import dev.orebound.grid.Cells;
import dev.orebound.grid.DistanceMap;
import dev.orebound.grid.Grid;
import dev.orebound.grid.MutableBitLayer;
import dev.orebound.grid.StepKind;
import dev.orebound.world.arena.Arena;
import dev.orebound.world.arena.ArenaState;
import dev.orebound.world.arena.FloorArenas;
import dev.orebound.world.component.BodyComponent;
import dev.orebound.world.component.DoorComponent;
import dev.orebound.world.component.HealthComponent;
import dev.orebound.world.component.MindState;
import dev.orebound.world.component.MonsterComponent;
import dev.orebound.world.component.ProjectileComponent;
import dev.orebound.world.component.StrikePhase;
import dev.orebound.world.component.StrikerComponent;
import dev.orebound.world.element.HazardMap;
import dev.orebound.world.event.EventType;
import dev.orebound.world.event.TickEvents;
import dev.orebound.world.state.EntitySpawner;
import dev.orebound.world.state.FamilySystem;
import dev.orebound.world.state.FloorState;
import dev.orebound.world.state.NoiseQueue;
import dev.orebound.world.state.PartRegistry;
import dev.orebound.world.state.WorldStreams;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Takes the boss from phase to phase. The boss enters the next phase when its health is low enough: it rises as another monster,
 * harmless and invulnerable, and once it has risen, ore grows and a horde storms in. Ore that shields it does so until the last crystal
 * is broken.
 */
public final class BossSystem extends FamilySystem {
    private static final int WHOLE = 100;

    private final Content content;
    private final FloorState state;
    private final Boss boss;
    private final FloorArenas arenas;
    private final OreGrowth ore;
    private final StormCaller storms;
    private final TickEvents events;
    private final NoiseQueue noises;

    public BossSystem(PartRegistry parts) {
        // All bodies, because ore grows on none of them, nor on things that lie about.
        super(Family.all(BodyComponent.class).exclude(ProjectileComponent.class).get());
        arenas = parts.get(FloorArenas.class);
        content = parts.get(Content.class);
        state = parts.get(FloorState.class);
        boss = parts.get(Boss.class);
        ore = new OreGrowth(parts);
        storms = new StormCaller(parts);
        events = parts.get(TickEvents.class);
        noises = parts.get(NoiseQueue.class);
    }

    @Override
    public void update(float seconds) {
        if (boss.kind == Boss.NONE) {
            findBoss();
        } else if (boss.isAlive()) {
            update();
        }
    }

    private void findBoss() {
        for (int i = arenas.nextAwake(0); i >= 0; i = arenas.nextAwake(i + 1)) {
            Arena arena = arenas.all().get(i);
            for (int kind = 0; arena.heads() > 0 && kind < content.bosses().size(); kind++) {
                if (content.bosses().at(kind).arena().equals(arena.kind().id())) {
                    findBoss(kind, arena);
                }
            }
        }
    }

    private void findBoss(int kind, Arena arena) {
        int wanted = content.monsters().indexOf(phase(kind, 0).monster());
        for (int i = 0; i < entities().size(); i++) {
            Entity each = entities().get(i);
            MonsterComponent monster = MONSTERS.get(each);
            if (monster != null && monster.monster == wanted && arena.isHead(SPAWNS.get(each).spawnId)) {
                boss.kind = kind;
                boss.room = arena.room().id();
                boss.spawnId = SPAWNS.get(each).spawnId;
                rise(each, 0);
                return;
            }
        }
    }

    private void update() {
        Entity entity = findEntity();
        if (entity == null || HEALTHS.get(entity).health <= 0) {
            boss.spawnId = 0;
            boss.isShielded = false;
            return;
        }
        Arena arena = arenas.in(boss.room);
        if (arena == null) {
            return;
        }
        clearBroken(arena);
        shield(HEALTHS.get(entity));
        if (boss.riseTicks > 0) {
            boss.riseTicks--;
            if (boss.riseTicks > 0) {
                return;
            }
        } else if (isDue(HEALTHS.get(entity))) {
            rise(entity, boss.phase + 1);
            return;
        } else {
            boss.ticks++;
        }
        callReinforcements(arena);
    }

    private @Nullable Entity findEntity() {
        for (int i = 0; i < entities().size(); i++) {
            if (SPAWNS.get(entities().get(i)).spawnId == boss.spawnId) {
                return entities().get(i);
            }
        }
        return null;
    }

    private boolean isDue(HealthComponent health) {
        List<BossKind.BossPhase> phases = content.bosses().at(boss.kind).phases();
        return boss.phase + 1 < phases.size()
                && health.health * WHOLE
                        <= health.most * phases.get(boss.phase + 1).belowPercent();
    }

    /** Breaks off the boss's attack and turns it into the monster of a phase. */
    private void rise(Entity entity, int phase) {
        BossKind.BossPhase next = phase(boss.kind, phase);
        boss.phase = phase;
        boss.ticks = 0;
        // At least one tick, at whose end ore and storm come.
        boss.riseTicks = Math.max(1, next.riseTicks());
        MonsterComponent monster = MONSTERS.get(entity);
        monster.monster = content.monsters().indexOf(next.monster());
        StrikerComponent striker = STRIKERS.get(entity);
        striker.phase = StrikePhase.READY;
        striker.ticks = 0;
        // The monster of the phase may have fewer attacks.
        striker.attack = 0;
        striker.wanted = false;
        striker.wantedAttack = 0;
        striker.calledCount = 0;
        striker.cellsLeft = 0;
        Arrays.fill(striker.cooldownTicks, 0);
        HealthComponent health = HEALTHS.get(entity);
        health.staggerTicks = Math.max(health.staggerTicks, next.riseTicks());
        health.steadyTicks = Math.max(health.steadyTicks, next.riseTicks());
        health.graceTicks = Math.max(health.graceTicks, next.riseTicks());
        BodyComponent body = BODIES.get(entity);
        noises.make(body.x, body.y);
        events.bossRose(body, boss.spawnId, monster.monster, phase + 1);
    }

    /** Forgets broken crystals; breaking one is progress in the fight, although it hurts no monster. */
    private void clearBroken(Arena arena) {
        for (int i = boss.crystals.size - 1; i >= 0; i--) {
            if (state.ore(boss.crystals.get(i)) == null) {
                boss.crystals.removeIndex(i);
                arena.progress();
            }
        }
    }

    private void shield(HealthComponent health) {
        BossKind.HallGrowth growth = phase(boss.kind, boss.phase).growth();
        boss.isShielded = growth != null && growth.shieldPercent() > 0 && boss.crystals.size > 0;
        health.shieldPercent = growth != null && boss.isShielded ? growth.shieldPercent() : 0;
    }

    /** Calls ore and storm when the boss has risen, and at intervals after that. */
    private void callReinforcements(Arena arena) {
        BossKind.BossPhase phase = phase(boss.kind, boss.phase);
        BossKind.HallGrowth growth = phase.growth();
        if (growth != null && isTime(growth.everyTicks())) {
            ore.grow(boss, arena, growth, entities());
        }
        BossKind.Storm storm = phase.storm();
        if (storm != null && isTime(storm.everyTicks()) && arena.state() == ArenaState.FIGHTING) {
            storms.call(arena, storm, entities());
        }
    }

    private boolean isTime(int everyTicks) {
        return boss.ticks == 0 || (everyTicks > 0 && boss.ticks % everyTicks == 0);
    }

    private BossKind.BossPhase phase(int kind, int phase) {
        return content.bosses().at(kind).phases().get(phase);
    }

    /**
     * Gathers a horde outside the doors of a sealed hall and calls for the doors to be thrown open. The arena counts the monsters that storm
     * in; those that are left outside when the doors meet again are brought in like any others.
     */
    private static final class StormCaller {
        /** The steps from the doors within which the horde gathers. */
        private static final int NEAREST_STEPS = 2;

        private static final int FARTHEST_STEPS = 9;

        private final Content content;
        private final Grid grid;
        private final FloorState state;
        private final HazardMap hazards;
        private final EntitySpawner spawner;
        private final TickEvents events;
        private final RandomStream chance;
        private final DistanceMap fromDoors;
        private final MutableBitLayer blocked;
        private final IntArray places;

        StormCaller(PartRegistry parts) {
            content = parts.get(Content.class);
            grid = parts.get(Floor.class).grid();
            state = parts.get(FloorState.class);
            hazards = parts.get(HazardMap.class);
            spawner = parts.get(EntitySpawner.class);
            events = parts.get(TickEvents.class);
            chance = parts.get(WorldStreams.class).boss();
            fromDoors = new DistanceMap(grid);
            blocked = new MutableBitLayer(grid);
            places = new IntArray(grid.size());
        }

        /** Brings as many monsters of the horde as there is room for; if there is no room at all, the doors stay shut. */
        void call(Arena arena, BossKind.Storm storm, ImmutableArray<Entity> all) {
            findPlaces(arena, all);
            int left = arena.placesLeft();
            boolean hasAny = false;
            for (int i = 0; i < storm.members().size(); i++) {
                BossKind.StormMembers members = storm.members().get(i);
                int kind = content.monsters().indexOf(members.monster());
                for (int each = 0; each < members.count() && left > 0; each++) {
                    if (!places.isEmpty()) {
                        bring(arena, kind, places.removeIndex(chance.below(places.size)));
                        hasAny = true;
                        left--;
                    }
                }
            }
            if (hasAny) {
                arena.throwOpen();
            }
        }

        /** Collects the free cells outside the doors, a few steps off. */
        private void findPlaces(Arena arena, ImmutableArray<Entity> all) {
            blocked.copyFrom(state.unwalkable());
            Cells hall = arena.room().cells();
            for (int i = 0; i < hall.size(); i++) {
                blocked.set(hall.at(i), true);
            }
            fromDoors.clear();
            List<DoorComponent> doors = arena.doors();
            for (int i = 0; i < doors.size(); i++) {
                blocked.set(doors.get(i).cell, false);
                fromDoors.addSource(doors.get(i).cell);
            }
            fromDoors.spread(blocked, StepKind.EIGHT_WAY, FARTHEST_STEPS);
            places.clear();
            for (int i = 0; i < fromDoors.reachedCount(); i++) {
                int cell = fromDoors.reached(i);
                if (fromDoors.at(cell) >= NEAREST_STEPS && !hazards.hurts(cell, -1) && isFree(cell, all)) {
                    places.add(cell);
                }
            }
        }

        private boolean isFree(int cell, ImmutableArray<Entity> all) {
            for (int i = 0; i < all.size(); i++) {
                if (BODIES.get(all.get(i)).cell == cell) {
                    return false;
                }
            }
            return true;
        }

        private void bring(Arena arena, int kind, int cell) {
            Entity entity = spawner.monster(kind, cell);
            MONSTERS.get(entity).arenaRoom = arena.room().id();
            MINDS.get(entity).state = MindState.HUNTING;
            STRIKERS.get(entity).harmlessTicks = arena.kind().pace().harmlessTicks();
            long id = SPAWNS.get(entity).spawnId;
            events.actor(EventType.MONSTER_SPAWNED, grid.x(cell) + 0.5f, grid.y(cell) + 0.5f, cell, id, kind);
        }
    }
}
