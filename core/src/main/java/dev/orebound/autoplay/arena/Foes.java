package dev.orebound.autoplay.arena;

import com.badlogic.ashley.core.ComponentMapper;
import com.badlogic.ashley.core.Entity;
import com.badlogic.ashley.utils.ImmutableArray;
import dev.orebound.grid.DistanceMap;
import dev.orebound.world.component.BodyComponent;
import dev.orebound.world.component.HealthComponent;
import dev.orebound.world.component.MindComponent;
import dev.orebound.world.component.MindState;
import dev.orebound.world.component.MonsterComponent;
import dev.orebound.world.component.SpawnComponent;
import org.jspecify.annotations.Nullable;

/** The monsters that somebody in a trap room, or before it, looks for. */
final class Foes {
    /** More than any square of a distance on a floor. */
    private static final float BEHIND_HEADS = 1e6f;

    private final ComponentMapper<BodyComponent> bodies = ComponentMapper.getFor(BodyComponent.class);
    private final ComponentMapper<HealthComponent> healths = ComponentMapper.getFor(HealthComponent.class);
    private final ComponentMapper<MindComponent> minds = ComponentMapper.getFor(MindComponent.class);
    private final ComponentMapper<MonsterComponent> monsters = ComponentMapper.getFor(MonsterComponent.class);
    private final ComponentMapper<SpawnComponent> spawns = ComponentMapper.getFor(SpawnComponent.class);
    private final ArenaView sight;

    Foes(ArenaView sight) {
        this.sight = sight;
    }

    /** The nearest living monster that the arena counts, its heads before all others; null if there is none. */
    @Nullable
    Entity nearestCounted() {
        return nearest(true);
    }

    /** The nearest living monster that hunts or is counted; null if there is none. */
    @Nullable
    Entity nearestFoe() {
        return nearest(false);
    }

    private @Nullable Entity nearest(boolean countedOnly) {
        ImmutableArray<Entity> all = sight.world().monsters();
        Entity nearest = null;
        float least = Float.MAX_VALUE;
        for (int i = 0; i < all.size(); i++) {
            Entity each = all.get(i);
            boolean isMeant = isCounted(each) || (!countedOnly && isHunting(each));
            float squared = sight.squaredTo(each)
                    + (countedOnly && sight.arena().isHead(spawns.get(each).spawnId) ? 0 : BEHIND_HEADS);
            if (isMeant && healths.get(each).health > 0 && squared < least && !sight.isUnderWater(each)) {
                nearest = each;
                least = squared;
            }
        }
        return nearest;
    }

    boolean isCounted(Entity monster) {
        return monsters.get(monster).arenaRoom == sight.arena().room().id();
    }

    boolean isHunting(Entity monster) {
        return minds.get(monster).state == MindState.HUNTING;
    }

    /** The nearest sleeping monster outside that somebody can walk to, or null. */
    @Nullable
    Entity nearestSleeper(DistanceMap fromSelf) {
        ImmutableArray<Entity> all = sight.world().monsters();
        Entity nearest = null;
        int least = DistanceMap.UNREACHED;
        for (int i = 0; i < all.size(); i++) {
            int steps = fromSelf.at(bodies.get(all.get(i)).cell);
            if (minds.get(all.get(i)).state == MindState.ASLEEP && steps < least) {
                nearest = all.get(i);
                least = steps;
            }
        }
        return nearest;
    }

    /** How many monsters that nobody counts hunt the player. */
    int hunters() {
        ImmutableArray<Entity> all = sight.world().monsters();
        int hunters = 0;
        for (int i = 0; i < all.size(); i++) {
            hunters += isHunting(all.get(i)) && !isCounted(all.get(i)) ? 1 : 0;
        }
        return hunters;
    }
}
