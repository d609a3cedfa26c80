package dev.orebound.world.tactic;

import com.badlogic.ashley.core.Engine;
import com.badlogic.ashley.core.Entity;
import com.badlogic.ashley.core.Family;
import com.badlogic.ashley.utils.ImmutableArray;
import dev.orebound.world.component.BodyComponent;
import dev.orebound.world.component.HealthComponent;
import dev.orebound.world.component.MindComponent;
import dev.orebound.world.component.MonsterComponent;
import dev.orebound.world.component.SpawnComponent;
import dev.orebound.world.component.StrikerComponent;
import dev.orebound.world.component.TacticComponent;
import dev.orebound.world.component.WishComponent;
import dev.orebound.world.state.ComponentArray;
import dev.orebound.world.state.SpawnOrder;

/** All monsters, oldest first, with the components that tactics read stored in parallel columns. */
final class MonsterColumns {
    private final SpawnOrder order = new SpawnOrder(Family.all(
                    BodyComponent.class,
                    HealthComponent.class,
                    MindComponent.class,
                    MonsterComponent.class,
                    SpawnComponent.class,
                    StrikerComponent.class,
                    TacticComponent.class,
                    WishComponent.class)
            .get());
    final ComponentArray<BodyComponent> bodies = order.column(BodyComponent.class);
    final ComponentArray<HealthComponent> healths = order.column(HealthComponent.class);
    final ComponentArray<MindComponent> minds = order.column(MindComponent.class);
    final ComponentArray<MonsterComponent> monsters = order.column(MonsterComponent.class);
    final ComponentArray<StrikerComponent> strikers = order.column(StrikerComponent.class);
    final ComponentArray<TacticComponent> tactics = order.column(TacticComponent.class);
    final ComponentArray<WishComponent> wishes = order.column(WishComponent.class);

    void follow(Engine engine) {
        order.follow(engine);
    }

    int size() {
        return order.size();
    }

    Entity entity(int index) {
        return order.entities().get(index);
    }

    long spawnId(int index) {
        return order.spawnId(index);
    }

    ImmutableArray<Entity> entities() {
        return order.entities();
    }
}
