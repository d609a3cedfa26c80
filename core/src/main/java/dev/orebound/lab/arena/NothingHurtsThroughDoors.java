package dev.orebound.lab.arena;

import com.badlogic.ashley.core.ComponentMapper;
import com.badlogic.ashley.core.Entity;
import com.badlogic.ashley.utils.ImmutableArray;
import dev.orebound.grid.Grid;
import dev.orebound.world.Event;
import dev.orebound.world.EventType;
import dev.orebound.world.Events;
import dev.orebound.world.World;
import dev.orebound.world.arena.Arena;
import dev.orebound.world.component.BodyComponent;
import dev.orebound.world.component.SpawnComponent;
import org.jspecify.annotations.Nullable;

/** While the doors are shut, nobody in the room is hurt by anybody outside, nor the other way round. */
final class NothingHurtsThroughDoors implements Rule {
    /** What was on its way already as the doors met still comes down: no shot and no throw flies longer. */
    private static final int LONGEST_FLIGHT_TICKS = 3 * World.TICKS_A_SECOND;

    private final ComponentMapper<BodyComponent> bodies = ComponentMapper.getFor(BodyComponent.class);
    private final ComponentMapper<SpawnComponent> spawns = ComponentMapper.getFor(SpawnComponent.class);
    private int sealedTicks;

    @Override
    public @Nullable String fault(World world, Arena arena) {
        sealedTicks = arena.state().isSealed() ? sealedTicks + 1 : 0;
        Events events = world.events();
        for (int i = 0; i < events.size() && sealedTicks > LONGEST_FLIGHT_TICKS; i++) {
            Event event = events.at(i);
            if (event.type() == EventType.ACTOR_HURT) {
                int by = cellOf(event.otherSpawnId(), world);
                if (by != Grid.NONE && isInside(by, world, arena) != isInside(event.cell(), world, arena)) {
                    return "somebody was hurt through a shut door";
                }
            }
        }
        return null;
    }

    private static boolean isInside(int cell, World world, Arena arena) {
        return world.floor().room().at(cell) == arena.room().id();
    }

    /** Where somebody who still lives is. */
    private int cellOf(long spawnId, World world) {
        if (spawnId == world.player().spawnId()) {
            return world.player().body().cell;
        }
        int cell = cellAmong(spawnId, world.monsters());
        return cell != Grid.NONE ? cell : cellAmong(spawnId, world.companions());
    }

    private int cellAmong(long spawnId, ImmutableArray<Entity> all) {
        for (int i = 0; i < all.size(); i++) {
            if (spawns.get(all.get(i)).spawnId == spawnId) {
                return bodies.get(all.get(i)).cell;
            }
        }
        return Grid.NONE;
    }
}
