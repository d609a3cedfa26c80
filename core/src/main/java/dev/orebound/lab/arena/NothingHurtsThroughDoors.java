package dev.orebound.lab.arena;

import com.badlogic.ashley.core.ComponentMapper;
import com.badlogic.ashley.core.Entity;
import com.badlogic.ashley.utils.ImmutableArray;
import dev.orebound.grid.Grid;
import dev.orebound.lab.arena.ArenaTrialRules.ArenaTrialRule;
import dev.orebound.world.World;
import dev.orebound.world.arena.Arena;
import dev.orebound.world.component.BodyComponent;
import dev.orebound.world.component.SpawnComponent;
import dev.orebound.world.event.EventType;
import dev.orebound.world.event.TickEvents;
import dev.orebound.world.event.WorldEvent.HealthEvent;
import dev.orebound.world.state.TickClock;
import org.jspecify.annotations.Nullable;

/**
 * While the doors are shut, nobody in the room is hurt by anybody outside, nor the other way round. A status that was given before the
 * doors shut goes on hurting for as long as it lasts, and no longer.
 */
final class NothingHurtsThroughDoors implements ArenaTrialRule {
    /** What was on its way already as the doors met still comes down: no shot and no throw flies longer. */
    private static final int LONGEST_FLIGHT_TICKS = 3 * TickClock.TICKS_A_SECOND;

    private final ComponentMapper<BodyComponent> bodies = ComponentMapper.getFor(BodyComponent.class);
    private final ComponentMapper<SpawnComponent> spawns = ComponentMapper.getFor(SpawnComponent.class);
    private final StatusesFromBeforeSeal statuses = new StatusesFromBeforeSeal();
    private int sealedTicks;

    @Override
    public @Nullable String fault(World world, Arena arena) {
        if (!arena.state().isSealed()) {
            sealedTicks = 0;
            if (arena.isShutting()) {
                statuses.beforeSeal(world);
            }
            return null;
        }
        sealedTicks++;
        boolean isStillFlying = sealedTicks <= LONGEST_FLIGHT_TICKS;
        boolean isAnybodyHurt = !isStillFlying && isAnybodyHurt(world, arena);
        statuses.whileSealed(world, isStillFlying);
        return isAnybodyHurt ? "somebody was hurt through a shut door" : null;
    }

    private boolean isAnybodyHurt(World world, Arena arena) {
        TickEvents events = world.events();
        for (int i = 0; i < events.size(); i++) {
            if (events.at(i) instanceof HealthEvent hurt
                    && hurt.type() == EventType.ACTOR_HURT
                    && isThroughDoor(hurt, world, arena)
                    && !statuses.explains(hurt, world)) {
                return true;
            }
        }
        return false;
    }

    private boolean isThroughDoor(HealthEvent hurt, World world, Arena arena) {
        int by = cellOf(hurt.byId, world);
        return by != Grid.NONE && isInside(by, world, arena) != isInside(hurt.cell(), world, arena);
    }

    private static boolean isInside(int cell, World world, Arena arena) {
        return world.floor().room().at(cell) == arena.room().id();
    }

    /** Returns the cell of a living actor. */
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
