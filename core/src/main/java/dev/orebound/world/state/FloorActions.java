package dev.orebound.world.state;

/**
 * Groups the means by which systems change a floor.
 *
 * @param changes to ore, chests, doors and sight
 * @param spawner of entities
 * @param noises that wake sleeping monsters
 * @param collider that stops bodies at solid cells, with square corners; the player's own walk has round ones
 * @param streams of random numbers
 */
public record FloorActions(
        FloorChanges changes, EntitySpawner spawner, NoiseQueue noises, BodyCollider collider, WorldStreams streams) {}
