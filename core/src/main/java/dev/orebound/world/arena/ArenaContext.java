package dev.orebound.world.arena;

import dev.orebound.cave.floor.Floor;
import dev.orebound.grid.Grid;
import dev.orebound.world.element.HazardMap;
import dev.orebound.world.path.FlowFields;
import dev.orebound.world.state.BodyCollider;
import dev.orebound.world.state.EntitySpawner;
import dev.orebound.world.state.FloorActions;
import dev.orebound.world.state.FloorChanges;
import dev.orebound.world.state.FloorContext;
import dev.orebound.world.state.NoiseQueue;
import dev.orebound.world.state.WorldStreams;

/**
 * The collaborators that arenas share.
 *
 * @param floor the floor, its content, the clock and the player
 * @param actions the ways to change the floor
 * @param hazards the cells that are bad to stand on
 * @param fields the flow fields
 */
public record ArenaContext(FloorContext floor, FloorActions actions, HazardMap hazards, FlowFields fields) {
    Floor map() {
        return floor.floor();
    }

    Grid grid() {
        return floor.floor().grid();
    }

    public FloorChanges changes() {
        return actions.changes();
    }

    public EntitySpawner spawner() {
        return actions.spawner();
    }

    public NoiseQueue noises() {
        return actions.noises();
    }

    BodyCollider collider() {
        return actions.collider();
    }

    public WorldStreams chance() {
        return actions.streams();
    }
}
