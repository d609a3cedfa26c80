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
 * Holds all actors, oldest first, with their components in parallel arrays that all systems share, and the list of
 * those that are awake: systems visit only these, so that thousands of resting monsters cost nothing.
 *
 * <p>Every actor has a body, health, a striker and statuses; the other columns hold null where an actor has no such
 * component.
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

    /** Adds a column of one's own. To be called before any entity joins, apart from those that never rest. */
    public void add(OrderColumn column) {
        for (int i = 0; i < size(); i++) {
            column.insert(i, entity(i));
        }
        order.add(column);
    }

    /** Lets an actor rest from the next {@link #listAwake} on. */
    public void rest(int index) {
        awake.isResting[index] = true;
    }

    /** Returns whether an actor rests. */
    public boolean isResting(int index) {
        return awake.isResting[index];
    }

    /** Wakes an actor at once. */
    public void wake(int index) {
        awake.wake(index);
    }

    /** Wakes the same actor, if it is one. */
    public void wake(Entity actor) {
        int index = order.indexOf(actor);
        if (index >= 0) {
            awake.wake(index);
        }
    }

    /** Lists all actors that do not rest; called once a tick. */
    public void listAwake() {
        awake.list(size());
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
        private boolean[] isResting = new boolean[64];
        private int size;

        void list(int size) {
            count = 0;
            for (int i = 0; i < size; i++) {
                indices[count] = i;
                count += isResting[i] ? 0 : 1;
            }
        }

        void wake(int index) {
            if (isResting[index]) {
                isResting[index] = false;
                int at = place(index);
                if (at == count || indices[at] != index) {
                    System.arraycopy(indices, at, indices, at + 1, count - at);
                    indices[at] = index;
                    count++;
                }
            }
        }

        /** Returns the number in the list of the first index that is not lower. */
        private int place(int index) {
            int at = Arrays.binarySearch(indices, 0, count, index);
            return at < 0 ? -1 - at : at;
        }

        @Override
        public void insert(int index, Entity entity) {
            if (size + 1 >= indices.length) {
                indices = Arrays.copyOf(indices, 2 * indices.length);
                isResting = Arrays.copyOf(isResting, indices.length);
            }
            int at = count;
            while (at > 0 && indices[at - 1] >= index) {
                indices[at] = indices[at - 1] + 1;
                at--;
            }
            indices[at] = index;
            count++;
            System.arraycopy(isResting, index, isResting, index + 1, size - index);
            isResting[index] = false;
            size++;
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
            size--;
            System.arraycopy(isResting, index + 1, isResting, index, size - index);
        }
    }
}
