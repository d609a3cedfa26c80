package dev.orebound.world.arena;

import com.badlogic.ashley.core.ComponentMapper;
import com.badlogic.ashley.core.Entity;
import com.badlogic.ashley.utils.ImmutableArray;
import dev.orebound.content.Content;
import dev.orebound.grid.Grid;
import dev.orebound.world.EventType;
import dev.orebound.world.Events;
import dev.orebound.world.Spawner;
import dev.orebound.world.WorldParts;
import dev.orebound.world.component.HealthComponent;
import dev.orebound.world.component.MonsterComponent;
import dev.orebound.world.component.SpawnComponent;
import dev.orebound.world.horde.MindComponent;
import dev.orebound.world.horde.MindState;

/** The waves of a sealed arena: pause, marks, fight, and again, until the last is dead. */
final class ArenaWaves {
    private final ComponentMapper<HealthComponent> healths = ComponentMapper.getFor(HealthComponent.class);
    private final ComponentMapper<MindComponent> minds = ComponentMapper.getFor(MindComponent.class);
    private final ComponentMapper<MonsterComponent> monsters = ComponentMapper.getFor(MonsterComponent.class);
    private final ComponentMapper<SpawnComponent> spawns = ComponentMapper.getFor(SpawnComponent.class);
    private final WavePlanner planner;
    private final Footing footing;
    private final Content content;
    private final Grid grid;
    private final Events events;
    private final Spawner spawner;

    ArenaWaves(WorldParts parts) {
        planner = new WavePlanner(parts);
        footing = new Footing(parts);
        content = parts.content();
        grid = parts.floor().grid();
        events = parts.events();
        spawner = parts.spawner();
    }

    /**
     * One tick of the waves.
     *
     * @return whether the last one is dead
     */
    boolean areBeaten(Arena arena, ImmutableArray<Entity> all) {
        switch (arena.stage) {
            case PAUSING -> {
                if (arena.ticks >= arena.kind().pauseTicks()) {
                    mark(arena);
                }
            }
            case MARKING -> {
                if (arena.ticks >= arena.kind().markTicks()) {
                    bringUp(arena, all);
                }
            }
            case FIGHTING -> {
                return isLastBeaten(arena, all);
            }
        }
        return false;
    }

    private void mark(Arena arena) {
        planner.plan(arena);
        arena.begin(Arena.Stage.MARKING);
        for (int i = 0; i < arena.marks.size(); i++) {
            int cell = arena.marks.cell(i);
            events.add(EventType.SPAWN_MARKED, grid.x(cell) + 0.5f, grid.y(cell) + 0.5f)
                    .kind(arena.marks.monster(i))
                    .cell(cell)
                    .amount(arena.kind().markTicks());
        }
    }

    /** Everybody comes up on their mark, or beside it where somebody stands there by now. */
    private void bringUp(Arena arena, ImmutableArray<Entity> all) {
        arena.healthLeft = 0;
        for (int i = 0; i < arena.marks.size(); i++) {
            float radius = content.monsters().at(arena.marks.monster(i)).radiusCells();
            int cell = footing.nearest(arena, arena.marks.cell(i), radius, all, null);
            // The newborn are not among the bodies before the next system, but their marks are.
            arena.marks.move(i, cell);
            Entity monster = spawner.monster(arena.marks.monster(i), cell);
            monsters.get(monster).arenaRoom = arena.room().id();
            minds.get(monster).state = MindState.HUNTING;
            arena.healthLeft += healths.get(monster).health;
            events.add(EventType.MONSTER_SPAWNED, grid.x(cell) + 0.5f, grid.y(cell) + 0.5f)
                    .of(spawns.get(monster).spawnId, arena.marks.monster(i))
                    .cell(cell);
        }
        arena.marks.clear();
        arena.begin(Arena.Stage.FIGHTING);
    }

    private boolean isLastBeaten(Arena arena, ImmutableArray<Entity> all) {
        int healthLeft = healthLeft(arena, all);
        if (healthLeft < arena.healthLeft) {
            arena.idleTicks = 0;
        }
        arena.healthLeft = healthLeft;
        if (healthLeft > 0) {
            return false;
        }
        int centre = arena.room().centre();
        events.add(EventType.WAVE_BEATEN, grid.x(centre) + 0.5f, grid.y(centre) + 0.5f)
                .cell(centre)
                .amount(arena.room().id());
        arena.wave++;
        arena.begin(Arena.Stage.PAUSING);
        return arena.wave == arena.kind().waves().size();
    }

    /** The health of all whom the arena counts, however they came to lose it. */
    private int healthLeft(Arena arena, ImmutableArray<Entity> all) {
        int sum = 0;
        for (int i = 0; i < all.size(); i++) {
            MonsterComponent monster = monsters.get(all.get(i));
            if (monster != null && monster.arenaRoom == arena.room().id()) {
                sum += healths.get(all.get(i)).health;
            }
        }
        return sum;
    }
}
