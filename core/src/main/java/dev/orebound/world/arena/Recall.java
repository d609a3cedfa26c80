package dev.orebound.world.arena;

import com.badlogic.ashley.core.ComponentMapper;
import com.badlogic.ashley.core.Entity;
import com.badlogic.ashley.utils.ImmutableArray;
import dev.orebound.grid.DistanceMap;
import dev.orebound.grid.Grid;
import dev.orebound.grid.IntLayer;
import dev.orebound.world.component.BodyComponent;
import dev.orebound.world.component.MonsterComponent;
import dev.orebound.world.component.SpawnComponent;
import dev.orebound.world.component.StrikePhase;
import dev.orebound.world.component.StrikerComponent;
import dev.orebound.world.element.HazardMap;
import dev.orebound.world.event.EventType;
import dev.orebound.world.event.TickEvents;
import dev.orebound.world.path.FlowField;
import dev.orebound.world.path.FlowFields;
import dev.orebound.world.state.BodyCollider;
import dev.orebound.world.state.FloorContext;
import dev.orebound.world.state.FloorState;

/**
 * Sees to it that whoever counts can be fought: who was outside the room, in something solid, or out of the player's walking
 * reach for too long is brought back to a free cell of the room, and counts no longer where there is none.
 */
final class Recall {
    private final ComponentMapper<BodyComponent> bodies = ComponentMapper.getFor(BodyComponent.class);
    private final ComponentMapper<MonsterComponent> monsters = ComponentMapper.getFor(MonsterComponent.class);
    private final ComponentMapper<SpawnComponent> spawns = ComponentMapper.getFor(SpawnComponent.class);
    private final ComponentMapper<StrikerComponent> strikers = ComponentMapper.getFor(StrikerComponent.class);
    private final FloorState state;
    private final IntLayer room;
    private final FlowField prey;
    private final ArenaPlacement footing;
    private final TickEvents events;

    Recall(FloorContext context, HazardMap perils, FlowFields ways, BodyCollider collider) {
        state = context.state();
        room = context.floor().room();
        prey = ways.toPlayer();
        footing = new ArenaPlacement(context, perils, ways, collider);
        events = context.events();
    }

    /** One tick, after the roster has counted these very entities. */
    void bringBack(Arena arena, ImmutableArray<Entity> all) {
        int index = 0;
        for (int i = 0; i < all.size(); i++) {
            Entity entity = all.get(i);
            if (arena.roster.counts(entity, arena.room().id())) {
                int ticks = arena.roster.countAstray(index, isAstray(arena, bodies.get(entity).cell));
                if (ticks >= arena.kind().pace().astrayTicks()) {
                    arena.roster.countAstray(index, false);
                    bringBack(arena, entity, all);
                }
                index++;
            }
        }
    }

    /** Nobody goes on here with a blow that was announced elsewhere. */
    private static void breakOff(Arena arena, StrikerComponent striker, BodyComponent body) {
        striker.phase = StrikePhase.READY;
        striker.ticks = 0;
        striker.harmlessTicks = arena.kind().pace().harmlessTicks();
        body.velocityX = 0;
        body.velocityY = 0;
        body.knockX = 0;
        body.knockY = 0;
    }

    private boolean isAstray(Arena arena, int cell) {
        return room.at(cell) != arena.room().id()
                || !state.isWalkable(cell)
                || prey.steps(cell) == DistanceMap.UNREACHED;
    }

    private void bringBack(Arena arena, Entity entity, ImmutableArray<Entity> all) {
        BodyComponent body = bodies.get(entity);
        MonsterComponent monster = monsters.get(entity);
        int cell = footing.inReach(arena, body, all);
        if (cell == Grid.NONE) {
            monster.arenaRoom = 0;
            return;
        }
        footing.setDown(body, cell);
        breakOff(arena, strikers.get(entity), body);
        long id = spawns.get(entity).spawnId;
        events.relocated(
                EventType.MONSTER_BROUGHT_BACK,
                body,
                id,
                monster.monster,
                arena.room().id());
    }
}
