package dev.orebound.world;

import com.badlogic.ashley.core.Component;
import com.badlogic.ashley.core.Entity;
import com.badlogic.ashley.core.PooledEngine;
import dev.orebound.world.component.BodyComponent;
import dev.orebound.world.component.HealthComponent;
import dev.orebound.world.component.MindComponent;
import dev.orebound.world.component.MonsterComponent;
import dev.orebound.world.component.OreComponent;
import dev.orebound.world.component.PickupComponent;
import dev.orebound.world.component.ProjectileComponent;
import dev.orebound.world.component.SpawnComponent;
import dev.orebound.world.component.StatusComponent;
import dev.orebound.world.component.StrikerComponent;
import dev.orebound.world.component.TacticComponent;
import dev.orebound.world.component.WishComponent;
import java.util.ArrayList;
import java.util.List;

/** Puts spare entities into an engine's pools, so that who is born later asks for no memory. To be called outside a tick. */
final class Spares {
    private static final int MONSTERS = 64;
    private static final int PICKUPS = 64;
    private static final int PROJECTILES = 32;

    /** More than a boss lets grow at a time. */
    private static final int ORES = 64;

    private Spares() {}

    static void fill(PooledEngine engine) {
        List<Entity> all = new ArrayList<>();
        for (int i = 0; i < MONSTERS; i++) {
            all.add(of(
                    engine,
                    SpawnComponent.class,
                    BodyComponent.class,
                    HealthComponent.class,
                    StrikerComponent.class,
                    StatusComponent.class,
                    MonsterComponent.class,
                    MindComponent.class,
                    WishComponent.class,
                    TacticComponent.class));
        }
        for (int i = 0; i < PICKUPS; i++) {
            all.add(of(engine, SpawnComponent.class, BodyComponent.class, PickupComponent.class));
        }
        for (int i = 0; i < PROJECTILES; i++) {
            all.add(of(engine, SpawnComponent.class, BodyComponent.class, ProjectileComponent.class));
        }
        for (int i = 0; i < ORES; i++) {
            all.add(of(engine, SpawnComponent.class, OreComponent.class));
        }
        // All are there at once, or each would be made of the one before.
        for (Entity spare : all) {
            engine.addEntity(spare);
        }
        for (Entity spare : all) {
            engine.removeEntity(spare);
        }
    }

    @SafeVarargs
    private static Entity of(PooledEngine engine, Class<? extends Component>... types) {
        Entity entity = engine.createEntity();
        for (Class<? extends Component> type : types) {
            entity.add(engine.createComponent(type));
        }
        return entity;
    }
}
