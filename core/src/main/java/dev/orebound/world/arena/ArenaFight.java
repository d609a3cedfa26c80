package dev.orebound.world.arena;

import static dev.orebound.world.component.ComponentMappers.BODIES;
import static dev.orebound.world.component.ComponentMappers.HEALTHS;
import static dev.orebound.world.component.ComponentMappers.MINDS;
import static dev.orebound.world.component.ComponentMappers.MONSTERS;
import static dev.orebound.world.component.ComponentMappers.SPAWNS;
import static dev.orebound.world.component.ComponentMappers.STRIKERS;

import com.badlogic.ashley.core.Entity;
import com.badlogic.ashley.utils.ImmutableArray;
import dev.orebound.cave.floor.Floor;
import dev.orebound.content.Content;
import dev.orebound.content.arena.ArenaGoal;
import dev.orebound.content.arena.ArenaKind;
import dev.orebound.grid.DistanceMap;
import dev.orebound.grid.Grid;
import dev.orebound.grid.IntLayer;
import dev.orebound.world.component.BodyComponent;
import dev.orebound.world.component.HealthComponent;
import dev.orebound.world.component.MindState;
import dev.orebound.world.component.MonsterComponent;
import dev.orebound.world.component.StrikePhase;
import dev.orebound.world.component.StrikerComponent;
import dev.orebound.world.event.EventType;
import dev.orebound.world.event.TickEvents;
import dev.orebound.world.path.FlowField;
import dev.orebound.world.path.FlowFields;
import dev.orebound.world.state.EntitySpawner;
import dev.orebound.world.state.FloorState;
import dev.orebound.world.state.PartRegistry;

/**
 * The fight in a sealed room: counts the monsters, brings up waves and decides whether the fight is won. A counted
 * monster that was outside the room, in something solid, or out of the player's walking reach for too long is brought
 * back to a free cell of the room, and no longer counts if there is none.
 */
final class ArenaFight {
    private final WavePlanner planner;
    private final ArenaPlacement placement;
    private final Content content;
    private final Grid grid;
    private final IntLayer room;
    private final FloorState state;
    private final FlowField toPlayer;
    private final TickEvents events;
    private final EntitySpawner spawner;

    ArenaFight(PartRegistry parts) {
        placement = new ArenaPlacement(parts);
        planner = new WavePlanner(parts, placement);
        content = parts.get(Content.class);
        grid = parts.get(Floor.class).grid();
        room = parts.get(Floor.class).room();
        state = parts.get(FloorState.class);
        toPlayer = parts.get(FlowFields.class).toPlayer();
        events = parts.get(TickEvents.class);
        spawner = parts.get(EntitySpawner.class);
    }

    /** Counts the monsters, brings back those that went astray, and raises the signals that the fight itself gives. */
    void tick(Arena arena, ImmutableArray<Entity> all, ArenaSignals signals) {
        if (arena.roster.count(arena.room().id(), all)) {
            arena.machine.progress();
        }
        bringBackAstray(arena, all);
        ArenaKind.ArenaPacing pace = arena.kind().pace();
        int ticks = arena.machine.ticks();
        judge(arena, signals);
        switch (arena.state()) {
            case PAUSING -> signals.raiseIf(ticks >= pace.pauseTicks() && planner.hasRoom(arena), ArenaSignal.MARKED);
            case MARKING -> signals.raiseIf(ticks >= pace.markTicks(), ArenaSignal.CAME_UP);
            default -> {
                signals.raiseIf(isWaveOver(arena), ArenaSignal.WAVE_ENDED);
                signals.raiseIf(arena.isStormCalled, ArenaSignal.STORMED);
            }
        }
    }

    /**
     * Does the same while the doors stand open; monsters are not brought back then, because they may be on their way
     * in.
     */
    void tickStorm(Arena arena, ImmutableArray<Entity> all, ArenaSignals signals) {
        if (arena.roster.count(arena.room().id(), all)) {
            arena.machine.progress();
        }
        judge(arena, signals);
    }

    private boolean isWaveOver(Arena arena) {
        int mostTicks = arena.kind().pace().waveTicks();
        int lullTicks = arena.kind().restlessness().lullTicks();
        boolean isTime = mostTicks > 0 && arena.machine.ticks() >= mostTicks;
        boolean isLull = lullTicks > 0 && arena.lullTicks >= lullTicks;
        return arena.machine.hasNextWave() && (arena.roster.size() == 0 || isTime || isLull);
    }

    private static void judge(Arena arena, ArenaSignals signals) {
        ArenaGoal goal = arena.kind().goal().rules();
        signals.raiseIf(goal.isWon(arena), ArenaSignal.GOAL_REACHED);
        signals.raiseIf(goal.isLost(arena), ArenaSignal.GOAL_LOST);
        signals.raiseIf(arena.isBrokenOut, ArenaSignal.BROKE_OUT);
    }

    /** Marks the cells on which the next wave will come up. */
    void mark(Arena arena) {
        planner.plan(arena);
        for (int i = 0; i < arena.marks.size(); i++) {
            int cell = arena.marks.cell(i);
            int ticks = arena.kind().pace().markTicks();
            events.spawnMarked(grid.x(cell) + 0.5f, grid.y(cell) + 0.5f, cell, arena.marks.monster(i), ticks);
        }
    }

    /** Brings all monsters up on their marks, or beside a mark on which something stands by now. */
    void bringUp(Arena arena, ImmutableArray<Entity> all) {
        for (int i = 0; i < arena.marks.size(); i++) {
            float radius = content.monsters().at(arena.marks.monster(i)).radiusCells();
            int cell = placement.nearest(arena, arena.marks.cell(i), radius, all, null);
            // Newborn monsters are not among the bodies before the next system runs, but their marks are known.
            arena.marks.move(i, cell);
            bringUp(arena, i, cell);
        }
        arena.marks.clear();
    }

    private void bringUp(Arena arena, int mark, int cell) {
        int kind = arena.marks.monster(mark);
        Entity entity = spawner.monster(kind, cell);
        MonsterComponent monster = MONSTERS.get(entity);
        monster.arenaRoom = arena.room().id();
        STRIKERS.get(entity).harmlessTicks = arena.kind().pace().harmlessTicks();
        MINDS.get(entity).state = MindState.HUNTING;
        HealthComponent health = HEALTHS.get(entity);
        if (arena.marks.isHead(mark)) {
            health.most = Math.max(1, health.most * arena.marks.headPercent(mark) / 100);
            health.health = health.most;
        }
        long spawnId = SPAWNS.get(entity).spawnId;
        arena.roster.add(spawnId, health.health, arena.marks.isHead(mark));
        events.actor(EventType.MONSTER_SPAWNED, grid.x(cell) + 0.5f, grid.y(cell) + 0.5f, cell, spawnId, kind);
    }

    /** Kills all counted monsters where they stand, within this tick. */
    void killCounted(Arena arena, ImmutableArray<Entity> all) {
        for (int i = 0; i < all.size(); i++) {
            if (arena.roster.counts(all.get(i), arena.room().id())) {
                HEALTHS.get(all.get(i)).health = 0;
            }
        }
    }

    /** Turns all counted monsters into ordinary monsters, which attack nobody for a moment. */
    void release(Arena arena, ImmutableArray<Entity> all) {
        for (int i = 0; i < all.size(); i++) {
            MonsterComponent monster = MONSTERS.get(all.get(i));
            if (monster != null && monster.arenaRoom == arena.room().id()) {
                release(monster);
                daze(STRIKERS.get(all.get(i)), arena);
            }
        }
    }

    private static void release(MonsterComponent monster) {
        monster.formerArenaRoom = monster.arenaRoom;
        monster.arenaRoom = 0;
    }

    /**
     * Brings back monsters that have been astray for too long; the roster must have counted the same entities before.
     */
    private void bringBackAstray(Arena arena, ImmutableArray<Entity> all) {
        int index = 0;
        for (int i = 0; i < all.size(); i++) {
            Entity entity = all.get(i);
            if (arena.roster.counts(entity, arena.room().id())) {
                int ticks = arena.roster.countAstray(index, isAstray(arena, BODIES.get(entity).cell));
                if (ticks >= arena.kind().pace().astrayTicks()) {
                    arena.roster.countAstray(index, false);
                    bringBack(arena, entity, all);
                }
                index++;
            }
        }
    }

    /** Breaks off what somebody is about to do, and lets it begin nothing for a moment. */
    private static void daze(StrikerComponent striker, Arena arena) {
        striker.phase = StrikePhase.READY;
        striker.ticks = 0;
        striker.harmlessTicks =
                Math.max(striker.harmlessTicks, arena.kind().pace().harmlessTicks());
    }

    private boolean isAstray(Arena arena, int cell) {
        return room.at(cell) != arena.room().id()
                || !state.isWalkable(cell)
                || toPlayer.steps(cell) == DistanceMap.UNREACHED;
    }

    private void bringBack(Arena arena, Entity entity, ImmutableArray<Entity> all) {
        BodyComponent body = BODIES.get(entity);
        MonsterComponent monster = MONSTERS.get(entity);
        int cell = placement.inReach(arena, body, all);
        if (cell == Grid.NONE) {
            release(monster);
            return;
        }
        placement.setDown(body, cell);
        body.velocityX = 0;
        body.velocityY = 0;
        // An attack that was announced elsewhere does not go on here.
        daze(STRIKERS.get(entity), arena);
        long id = SPAWNS.get(entity).spawnId;
        events.relocated(
                EventType.MONSTER_BROUGHT_BACK,
                body,
                id,
                monster.monster,
                arena.room().id());
    }
}
