package dev.orebound.world.arena;

import com.badlogic.ashley.core.ComponentMapper;
import com.badlogic.ashley.core.Entity;
import com.badlogic.ashley.utils.ImmutableArray;
import dev.orebound.content.arena.ArenaKind;
import dev.orebound.content.Content;
import dev.orebound.grid.Grid;
import dev.orebound.world.component.HealthComponent;
import dev.orebound.world.component.MindComponent;
import dev.orebound.world.component.MindState;
import dev.orebound.world.component.MonsterComponent;
import dev.orebound.world.component.SpawnComponent;
import dev.orebound.world.component.StrikerComponent;
import dev.orebound.world.element.HazardMap;
import dev.orebound.world.event.EventType;
import dev.orebound.world.event.TickEvents;
import dev.orebound.world.path.FlowFields;
import dev.orebound.world.state.BodyCollider;
import dev.orebound.world.state.EntitySpawner;
import dev.orebound.world.state.FloorContext;
import dev.orebound.world.state.WorldStreams;

/** What goes on in a sealed room: who counts, who comes up, whether it is won. */
final class ArenaFight {
    private final ComponentMapper<HealthComponent> healths = ComponentMapper.getFor(HealthComponent.class);
    private final ComponentMapper<MindComponent> minds = ComponentMapper.getFor(MindComponent.class);
    private final ComponentMapper<MonsterComponent> monsters = ComponentMapper.getFor(MonsterComponent.class);
    private final ComponentMapper<StrikerComponent> strikers = ComponentMapper.getFor(StrikerComponent.class);
    private final ComponentMapper<SpawnComponent> spawns = ComponentMapper.getFor(SpawnComponent.class);
    private final WavePlanner planner;
    private final Recall recall;
    private final ArenaPlacement footing;
    private final Content content;
    private final Grid grid;
    private final TickEvents events;
    private final EntitySpawner spawner;
    private final int depth;

    ArenaFight(
            FloorContext context,
            HazardMap perils,
            EntitySpawner spawner,
            FlowFields ways,
            BodyCollider collider,
            WorldStreams chance) {
        planner = new WavePlanner(context, perils, ways, collider, chance);
        recall = new Recall(context, perils, ways, collider);
        footing = new ArenaPlacement(context, perils, ways, collider);
        content = context.content();
        grid = context.floor().grid();
        events = context.events();
        this.spawner = spawner;
        depth = context.floor().request().depth();
    }

    /** Takes stock of who counts, brings back who went astray, and raises what the fight itself brings about. */
    void tell(Arena arena, ImmutableArray<Entity> all, ArenaSignals signals) {
        if (arena.roster.count(arena.room().id(), all)) {
            arena.machine.progress();
        }
        recall.bringBack(arena, all);
        ArenaKind.ArenaPacing pace = arena.kind().pace();
        int ticks = arena.machine.ticks();
        signals.raiseIf(isWon(arena), ArenaSignal.GOAL_REACHED);
        switch (arena.state()) {
            case PAUSING -> signals.raiseIf(ticks >= pace.pauseTicks() && planner.hasRoom(arena), ArenaSignal.MARKED);
            case MARKING -> signals.raiseIf(ticks >= pace.markTicks(), ArenaSignal.CAME_UP);
            default -> {
                signals.raiseIf(isWaveOver(arena), ArenaSignal.WAVE_ENDED);
                signals.raiseIf(arena.isStormCalled, ArenaSignal.STORMED);
            }
        }
    }

    /** Takes stock of who counts while the doors stand open: nobody is brought back for being on the way in. */
    void tellOfStorm(Arena arena, ImmutableArray<Entity> all, ArenaSignals signals) {
        if (arena.roster.count(arena.room().id(), all)) {
            arena.machine.progress();
        }
        signals.raiseIf(isWon(arena), ArenaSignal.GOAL_REACHED);
    }

    private boolean isWaveOver(Arena arena) {
        int most = arena.kind().pace().waveTicks();
        boolean isTime = most > 0 && arena.machine.ticks() >= most;
        return arena.machine.hasNextWave() && (arena.roster.size() == 0 || isTime);
    }

    private boolean isWon(Arena arena) {
        boolean isFighting = arena.state() == ArenaState.FIGHTING || arena.state() == ArenaState.STORMING;
        boolean areAllDead = isFighting && arena.roster.size() == 0 && !arena.machine.hasNextWave();
        if (arena.kind().goal() != ArenaKind.Goal.SLAY_HEADS) {
            return areAllDead;
        }
        int next = isFighting ? arena.wave() + 1 : arena.wave();
        boolean areHeadsDead = arena.roster.heads() == 0 && headsFrom(arena, next) == 0 && headsFrom(arena, 0) > 0;
        return areAllDead || areHeadsDead;
    }

    private int headsFrom(Arena arena, int wave) {
        int sum = 0;
        for (int i = wave; i < arena.waves(); i++) {
            sum += arena.kind().waves().get(i).headsAt(depth);
        }
        return sum;
    }

    /** Marks where the next wave comes up. */
    void mark(Arena arena) {
        planner.plan(arena);
        for (int i = 0; i < arena.marks.size(); i++) {
            int cell = arena.marks.cell(i);
            int ticks = arena.kind().pace().markTicks();
            events.spawnMarked(grid.x(cell) + 0.5f, grid.y(cell) + 0.5f, cell, arena.marks.monster(i), ticks);
        }
    }

    /** Everybody comes up on their mark, or beside it where somebody stands there by now. */
    void bringUp(Arena arena, ImmutableArray<Entity> all) {
        for (int i = 0; i < arena.marks.size(); i++) {
            float radius = content.monsters().at(arena.marks.monster(i)).radiusCells();
            int cell = footing.nearest(arena, arena.marks.cell(i), radius, all, null);
            // The newborn are not among the bodies before the next system, but their marks are.
            arena.marks.move(i, cell);
            bringUp(arena, i, cell);
        }
        arena.marks.clear();
    }

    private void bringUp(Arena arena, int mark, int cell) {
        int kind = arena.marks.monster(mark);
        Entity entity = spawner.monster(kind, cell);
        MonsterComponent monster = monsters.get(entity);
        monster.arenaRoom = arena.room().id();
        strikers.get(entity).harmlessTicks = arena.kind().pace().harmlessTicks();
        minds.get(entity).state = MindState.HUNTING;
        HealthComponent health = healths.get(entity);
        if (arena.marks.isHead(mark)) {
            health.most = Math.max(1, health.most * arena.marks.headPercent(mark) / 100);
            health.health = health.most;
        }
        long spawnId = spawns.get(entity).spawnId;
        arena.roster.add(spawnId, health.health, arena.marks.isHead(mark));
        events.actor(EventType.MONSTER_SPAWNED, grid.x(cell) + 0.5f, grid.y(cell) + 0.5f, cell, spawnId, kind);
    }

    /** All who still count fall where they stand: they end in this very tick, as if slain. */
    void fell(Arena arena, ImmutableArray<Entity> all) {
        for (int i = 0; i < all.size(); i++) {
            if (arena.roster.counts(all.get(i), arena.room().id())) {
                healths.get(all.get(i)).health = 0;
            }
        }
    }

    /** All who still count are monsters like any other from now on. */
    void release(Arena arena, ImmutableArray<Entity> all) {
        for (int i = 0; i < all.size(); i++) {
            MonsterComponent monster = monsters.get(all.get(i));
            if (monster != null && monster.arenaRoom == arena.room().id()) {
                monster.arenaRoom = 0;
            }
        }
    }
}
