package dev.orebound.world.state;

import com.badlogic.ashley.core.Engine;
import com.badlogic.ashley.core.Entity;
import com.badlogic.ashley.core.Family;
import com.badlogic.ashley.utils.ImmutableArray;
import dev.orebound.world.component.BodyComponent;
import dev.orebound.world.component.CompanionComponent;
import dev.orebound.world.component.HeadwayComponent;
import dev.orebound.world.component.HealthComponent;
import dev.orebound.world.component.MindComponent;
import dev.orebound.world.component.MonsterComponent;
import dev.orebound.world.component.StatusComponent;
import dev.orebound.world.component.StrikerComponent;
import dev.orebound.world.component.TacticComponent;
import dev.orebound.world.component.WishComponent;
import java.util.Arrays;

/**
 * Holds all actors, oldest first, with their components in parallel arrays that all systems share, and the list of those that are awake:
 * systems visit only these, so that thousands of resting monsters cost nothing.
 *
 * <p>Every actor has a body, health, a striker and statuses; the other columns hold null where an actor has no such component.
 */
public final class ActorColumns {
    private final SpawnOrder order = new SpawnOrder(
            Family.all(BodyComponent.class, HealthComponent.class).get());
    public final ComponentArray<BodyComponent> bodies = order.column(BodyComponent.class);
    public final ComponentArray<HealthComponent> healths = order.column(HealthComponent.class);
    public final ComponentArray<StrikerComponent> strikers = order.column(StrikerComponent.class);
    public final ComponentArray<StatusComponent> statuses = order.column(StatusComponent.class);
    public final ComponentArray<MonsterComponent> monsters = order.column(MonsterComponent.class);
    public final ComponentArray<MindComponent> minds = order.column(MindComponent.class);
    public final ComponentArray<TacticComponent> tactics = order.column(TacticComponent.class);
    public final ComponentArray<CompanionComponent> companions = order.column(CompanionComponent.class);
    public final ComponentArray<WishComponent> wishes = order.column(WishComponent.class);
    public final ComponentArray<HeadwayComponent> headways = order.column(HeadwayComponent.class);
    private final AwakeList awake = new AwakeList();

    /** Creates the columns of an engine's actors. */
    public ActorColumns(Engine engine) {
        order.add(awake);
        order.follow(engine);
    }

    /** Returns the number of actors. */
    public int size() {
        return order.size();
    }

    public Entity entity(int index) {
        return order.entities().get(index);
    }

    /** Returns all actors, oldest first. Those born or removed within a system join or leave after it. */
    public ImmutableArray<Entity> entities() {
        return order.entities();
    }

    /** Returns the spawn id of the actor at an index; spawn ids rise with the index. */
    public long spawnId(int index) {
        return order.spawnId(index);
    }

    /** Returns a number that rises whenever an actor joins or leaves, which may change all indices. */
    public int changes() {
        return order.changes();
    }

    /** Returns the number of awake actors. */
    public int awakeCount() {
        return awake.count;
    }

    /** Returns the index of one of the awake actors, oldest first. */
    public int awake(int number) {
        return awake.indices[number];
    }

    /** The rising indices of the awake actors. Newborn actors are awake. */
    private static final class AwakeList implements OrderColumn {
        private int[] indices = new int[64];
        private int count;

        @Override
        public void insert(int index, Entity entity) {
            if (count == indices.length) {
                indices = Arrays.copyOf(indices, 2 * count);
            }
            int at = count;
            while (at > 0 && indices[at - 1] >= index) {
                indices[at] = indices[at - 1] + 1;
                at--;
            }
            indices[at] = index;
            count++;
        }

        @Override
        public void remove(int index) {
            int kept = 0;
            for (int i = 0; i < count; i++) {
                if (indices[i] != index) {
                    indices[kept++] = indices[i] > index ? indices[i] - 1 : indices[i];
                }
            }
            count = kept;
        }
    }
}
