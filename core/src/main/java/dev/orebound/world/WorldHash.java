package dev.orebound.world;

import com.badlogic.ashley.core.ComponentMapper;
import com.badlogic.ashley.core.Engine;
import com.badlogic.ashley.core.Entity;
import com.badlogic.ashley.core.Family;
import com.badlogic.ashley.utils.ImmutableArray;
import dev.orebound.chance.Hash64;
import dev.orebound.chance.RandomStream;
import dev.orebound.world.component.HashedComponent;
import dev.orebound.world.component.SpawnComponent;
import dev.orebound.world.state.ComponentArray;
import dev.orebound.world.state.HashedPart;
import dev.orebound.world.state.PartRegistry;
import dev.orebound.world.state.Population;
import dev.orebound.world.state.SpawnOrder;
import dev.orebound.world.state.WorldStreams;
import java.util.ArrayList;
import java.util.List;

/**
 * Hashes a world part by part: each kind of component over its entities in the order of their spawn ids, then the rest.
 */
final class WorldHash {
    private static final HashPart[] PARTS = HashPart.values();

    /** A kind of component of what moves, and the part in which it is hashed. */
    private record ComponentKind(HashPart part, ComponentMapper<? extends HashedComponent> mapper) {}

    /** A kind of entity that stands on a cell and has no other component to hash. */
    private record StandingEntities(
            HashPart part,
            SpawnOrder order,
            ComponentArray<SpawnComponent> spawns,
            ComponentArray<? extends HashedComponent> components) {
        static StandingEntities of(HashPart part, Engine engine, Class<? extends HashedComponent> type) {
            SpawnOrder order = new SpawnOrder(Family.all(type).get());
            StandingEntities standing =
                    new StandingEntities(part, order, order.column(SpawnComponent.class), order.column(type));
            order.follow(engine);
            return standing;
        }
    }

    /** A part of the registry and the part of the hash in which it is hashed. */
    private record Hashed(HashPart part, HashedPart source) {}

    private final List<ComponentKind> kinds = new ArrayList<>();
    private final List<StandingEntities> standing = new ArrayList<>();
    private final List<Hashed> parts = new ArrayList<>();
    private final SpawnOrder movers;
    private final List<RandomStream> streams;
    private final Hash64[] hashes = new Hash64[PARTS.length];

    WorldHash(Engine engine, PartRegistry registry) {
        movers = registry.get(Population.class).movers();
        streams = registry.get(WorldStreams.class).all();
        for (HashPart part : PARTS) {
            hashes[part.ordinal()] = new Hash64(part.ordinal());
            for (Class<?> type : part.types()) {
                add(part, type, registry);
            }
        }
        for (Class<? extends HashedComponent> type : HashPart.STANDING) {
            standing.add(StandingEntities.of(HashPart.of(type), engine, type));
        }
    }

    private void add(HashPart part, Class<?> type, PartRegistry registry) {
        if (HashedPart.class.isAssignableFrom(type)) {
            parts.add(new Hashed(part, registry.get(type.asSubclass(HashedPart.class))));
        } else if (!HashPart.STANDING.contains(type)) {
            kinds.add(new ComponentKind(part, ComponentMapper.getFor(type.asSubclass(HashedComponent.class))));
        }
    }

    /** Computes all hashes; {@link #of} then returns the parts. */
    void take() {
        for (int part = 0; part < hashes.length; part++) {
            hashes[part].reset(part);
        }
        ImmutableArray<Entity> entities = movers.entities();
        for (int i = 0; i < entities.size(); i++) {
            addEntity(entities.get(i));
        }
        for (int i = 0; i < standing.size(); i++) {
            add(standing.get(i));
        }
        for (int i = 0; i < parts.size(); i++) {
            parts.get(i).source().addTo(hash(parts.get(i).part()));
        }
        for (int i = 0; i < streams.size(); i++) {
            streams.get(i).addTo(hashes[HashPart.MINDS_STREAM.ordinal() + i]);
        }
    }

    /** Returns the hash of one part, as of the last {@link #take}. */
    long of(HashPart part) {
        return hash(part).value();
    }

    /** Returns the hash of all parts, as of the last {@link #take}. */
    long ofAll() {
        long all = 0;
        for (int part = 0; part < hashes.length; part++) {
            all = all * 31 + hashes[part].value();
        }
        return all;
    }

    private Hash64 hash(HashPart part) {
        return hashes[part.ordinal()];
    }

    private void add(StandingEntities all) {
        for (int i = 0; i < all.order().size(); i++) {
            all.spawns().get(i).addTo(hash(HashPart.SPAWN));
            all.components().get(i).addTo(hash(all.part()));
        }
    }

    private void addEntity(Entity entity) {
        for (int i = 0; i < kinds.size(); i++) {
            ComponentKind kind = kinds.get(i);
            HashedComponent component = kind.mapper().get(entity);
            if (component != null) {
                component.addTo(hash(kind.part()));
            }
        }
    }
}
