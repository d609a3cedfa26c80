package dev.orebound.autoplay;

import static dev.orebound.world.component.ComponentMappers.HEALTHS;
import static dev.orebound.world.component.ComponentMappers.MINDS;
import static dev.orebound.world.component.ComponentMappers.MONSTERS;
import static dev.orebound.world.component.ComponentMappers.SPAWNS;

import com.badlogic.ashley.core.Entity;
import dev.orebound.grid.DistanceMap;
import dev.orebound.walker.WalkerControls;
import dev.orebound.walker.WalkerView;
import dev.orebound.world.World;
import dev.orebound.world.arena.Arena;
import dev.orebound.world.arena.ArenaWard;
import dev.orebound.world.component.MindState;
import java.util.function.Predicate;
import java.util.function.ToDoubleFunction;
import org.jspecify.annotations.Nullable;

/** Finds monsters, and tells what they are to an arena. */
public final class MonsterSearch {
    private MonsterSearch() {}

    /** Returns the nearest living monster below a distance that is not under water, or null. */
    public static @Nullable Entity nearest(
            WalkerView view, Predicate<Entity> isMeant, ToDoubleFunction<Entity> distance, double below) {
        return NearestSearch.nearest(
                view.world().monsters(),
                each -> isMeant.test(each) && HEALTHS.get(each).health > 0 && !view.isUnderWater(each),
                distance,
                below);
    }

    /** Returns the nearest living monster in a state by straight distance, or null. */
    public static @Nullable Entity nearest(WalkerView view, MindState state) {
        return nearest(view, each -> isIn(each, state), view::squaredTo, Float.MAX_VALUE);
    }

    /** Returns the nearest living monster in a state; null if there is none or it cannot be reached. */
    public static @Nullable Entity nearestInReach(WalkerView view, WalkerControls controls, MindState state) {
        Entity nearest = nearest(view, state);
        return nearest == null || controls.stepsTo(view.bodyOf(nearest).cell) == DistanceMap.UNREACHED ? null : nearest;
    }

    /** Returns the monster with a spawn id, or null. */
    public static @Nullable Entity withId(World world, long spawnId) {
        return NearestSearch.first(world.monsters(), each -> SPAWNS.get(each).spawnId == spawnId);
    }

    public static boolean isIn(Entity monster, MindState state) {
        return MINDS.get(monster).state == state;
    }

    /** Returns true for a monster that must die before the doors of an arena open. */
    public static boolean isCounted(Arena arena, Entity monster) {
        return MONSTERS.get(monster).arenaRoom == arena.room().id();
    }

    /** Returns true for a monster that goes for what an arena protects. */
    public static boolean isBesieging(Arena arena, Entity monster) {
        ArenaWard ward = arena.ward();
        return ward != null && isCounted(arena, monster) && ward.isWantedBy(SPAWNS.get(monster).spawnId);
    }
}
