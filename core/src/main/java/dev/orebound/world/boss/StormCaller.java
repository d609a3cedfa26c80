package dev.orebound.world.boss;

import com.badlogic.ashley.core.ComponentMapper;
import com.badlogic.ashley.core.Entity;
import com.badlogic.ashley.utils.ImmutableArray;
import dev.orebound.content.arena.BossKind;
import dev.orebound.content.Content;
import dev.orebound.grid.Grid;
import dev.orebound.world.arena.Arena;
import dev.orebound.world.component.MindComponent;
import dev.orebound.world.component.MindState;
import dev.orebound.world.component.MonsterComponent;
import dev.orebound.world.component.SpawnComponent;
import dev.orebound.world.component.StrikerComponent;
import dev.orebound.world.element.HazardMap;
import dev.orebound.world.event.EventType;
import dev.orebound.world.event.TickEvents;
import dev.orebound.world.state.FloorContext;
import dev.orebound.world.state.EntitySpawner;
import dev.orebound.world.state.WorldStreams;

/**
 * Lets a horde gather before the doors of a sealed hall and calls for the doors to be thrown open. Who storms in counts in the
 * arena: who is left outside as the doors meet again is brought in like anybody else.
 */
final class StormCaller {
    private final ComponentMapper<MindComponent> minds = ComponentMapper.getFor(MindComponent.class);
    private final ComponentMapper<MonsterComponent> monsters = ComponentMapper.getFor(MonsterComponent.class);
    private final ComponentMapper<SpawnComponent> spawns = ComponentMapper.getFor(SpawnComponent.class);
    private final ComponentMapper<StrikerComponent> strikers = ComponentMapper.getFor(StrikerComponent.class);
    private final Content content;
    private final Grid grid;
    private final EntitySpawner spawner;
    private final TickEvents events;
    private final StormGround ground;

    StormCaller(FloorContext context, HazardMap perils, EntitySpawner spawner, WorldStreams chance) {
        content = context.content();
        grid = context.floor().grid();
        this.spawner = spawner;
        events = context.events();
        ground = new StormGround(context.floor(), context.state(), perils, chance);
    }

    /** As many of the horde come as there is room for; where there is none at all, the doors stay shut. */
    void call(Arena arena, BossKind.Storm storm, ImmutableArray<Entity> all) {
        ground.look(arena, all);
        int left = arena.placesLeft();
        boolean hasAnybody = false;
        for (int i = 0; i < storm.members().size(); i++) {
            BossKind.StormMembers members = storm.members().get(i);
            int kind = content.monsters().indexOf(members.monster());
            for (int each = 0; each < members.count() && left > 0; each++) {
                int cell = ground.take();
                if (cell != Grid.NONE) {
                    bring(arena, kind, cell);
                    hasAnybody = true;
                    left--;
                }
            }
        }
        if (hasAnybody) {
            arena.throwOpen();
        }
    }

    private void bring(Arena arena, int kind, int cell) {
        Entity entity = spawner.monster(kind, cell);
        monsters.get(entity).arenaRoom = arena.room().id();
        minds.get(entity).state = MindState.HUNTING;
        strikers.get(entity).harmlessTicks = arena.kind().pace().harmlessTicks();
        long id = spawns.get(entity).spawnId;
        events.actor(EventType.MONSTER_SPAWNED, grid.x(cell) + 0.5f, grid.y(cell) + 0.5f, cell, id, kind);
    }
}
