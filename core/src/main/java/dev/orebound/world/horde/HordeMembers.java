package dev.orebound.world.horde;

import static dev.orebound.world.component.ComponentMappers.BODIES;
import static dev.orebound.world.component.ComponentMappers.HEALTHS;
import static dev.orebound.world.component.ComponentMappers.MINDS;
import static dev.orebound.world.component.ComponentMappers.SPAWNS;

import com.badlogic.ashley.core.Entity;
import com.badlogic.ashley.utils.ImmutableArray;
import com.badlogic.gdx.utils.Array;
import dev.orebound.world.component.BodyComponent;
import dev.orebound.world.component.HealthComponent;
import dev.orebound.world.component.MindComponent;
import dev.orebound.world.component.SpawnComponent;

/**
 * The living members of a horde, oldest first, with the components that hordes read every tick, which spares lookups.
 * Valid until a member dies or is born; it is filled anew at the end of that tick.
 */
final class HordeMembers {
    private final Array<Entity> entities = new Array<>(true, 16, Entity[]::new);
    private final ImmutableArray<Entity> readOnly = new ImmutableArray<>(entities);
    private final Array<BodyComponent> bodies = new Array<>(true, 16, BodyComponent[]::new);
    private final Array<HealthComponent> healths = new Array<>(true, 16, HealthComponent[]::new);
    private final Array<MindComponent> minds = new Array<>(true, 16, MindComponent[]::new);
    private final Array<SpawnComponent> spawns = new Array<>(true, 16, SpawnComponent[]::new);

    ImmutableArray<Entity> entities() {
        return readOnly;
    }

    int size() {
        return entities.size;
    }

    Entity entity(int index) {
        return entities.get(index);
    }

    BodyComponent body(int index) {
        return bodies.get(index);
    }

    HealthComponent health(int index) {
        return healths.get(index);
    }

    MindComponent mind(int index) {
        return minds.get(index);
    }

    long spawnId(int index) {
        return spawns.get(index).spawnId;
    }

    void add(Entity member) {
        entities.add(member);
        bodies.add(BODIES.get(member));
        healths.add(HEALTHS.get(member));
        minds.add(MINDS.get(member));
        spawns.add(SPAWNS.get(member));
    }

    void clear() {
        entities.clear();
        bodies.clear();
        healths.clear();
        minds.clear();
        spawns.clear();
    }
}
