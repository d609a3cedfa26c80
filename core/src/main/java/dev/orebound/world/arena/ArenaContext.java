package dev.orebound.world.arena;

import dev.orebound.cave.floor.Floor;
import dev.orebound.grid.Grid;
import dev.orebound.world.element.HazardMap;
import dev.orebound.world.path.FlowFields;
import dev.orebound.world.state.BodyCollider;
import dev.orebound.world.state.EntitySpawner;
import dev.orebound.world.state.FloorChanges;
import dev.orebound.world.state.FloorContext;
import dev.orebound.world.state.NoiseQueue;
import dev.orebound.world.state.WorldStreams;

/**
 * The collaborators that arenas share.
 *
 * @param floor the floor, its content, the clock and the player
 * @param hazards the cells that are bad to stand on
 * @param changes changes the floor
 * @param spawner brings monsters into the world
 * @param noises carries the noise of doors to monsters
 * @param fields the flow fields
 * @param collider moves bodies
 * @param chance the world's random streams
 */
public record ArenaContext(
        FloorContext floor,
        HazardMap hazards,
        FloorChanges changes,
        EntitySpawner spawner,
        NoiseQueue noises,
        FlowFields fields,
        BodyCollider collider,
        WorldStreams chance) {
    Floor map() {
        return floor.floor();
    }

    Grid grid() {
        return floor.floor().grid();
    }
}
