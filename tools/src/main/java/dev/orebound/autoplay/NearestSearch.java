package dev.orebound.autoplay;

import com.badlogic.ashley.utils.ImmutableArray;
import dev.orebound.chance.RandomStream;
import dev.orebound.grid.DistanceMap;
import dev.orebound.grid.Grid;
import java.util.AbstractList;
import java.util.List;
import java.util.function.IntPredicate;
import java.util.function.IntToDoubleFunction;
import java.util.function.Predicate;
import java.util.function.ToDoubleFunction;
import org.jspecify.annotations.Nullable;

/**
 * Finds the nearest of many things that meet a condition, by any measure of distance. Of equally near things it finds
 * the earliest. The distance of things that do not meet the condition is never asked for.
 */
public final class NearestSearch {
    /** The index of nothing, which is also the cell of nothing. */
    public static final int NONE = Grid.NONE;

    private NearestSearch() {}

    /** Returns the index of the nearest thing below a distance, or {@link #NONE}. */
    public static int nearestIndex(int count, IntPredicate isMeant, IntToDoubleFunction distance, double below) {
        int nearest = NONE;
        double least = below;
        for (int i = 0; i < count; i++) {
            double far = isMeant.test(i) ? distance.applyAsDouble(i) : below;
            if (far < least) {
                nearest = i;
                least = far;
            }
        }
        return nearest;
    }

    /** Returns the nearest thing of a list below a distance, or null. */
    public static <T> @Nullable T nearest(
            List<T> all, Predicate<T> isMeant, ToDoubleFunction<T> distance, double below) {
        int nearest =
                nearestIndex(all.size(), i -> isMeant.test(all.get(i)), i -> distance.applyAsDouble(all.get(i)), below);
        return nearest == NONE ? null : all.get(nearest);
    }

    /** Returns the nearest of some entities below a distance, or null. */
    public static <T> @Nullable T nearest(
            ImmutableArray<T> all, Predicate<T> isMeant, ToDoubleFunction<T> distance, double below) {
        return nearest(listOf(all), isMeant, distance, below);
    }

    /** Returns the first thing of a list that meets a condition, or null. */
    public static <T> @Nullable T first(List<T> all, Predicate<T> isMeant) {
        for (int i = 0; i < all.size(); i++) {
            if (isMeant.test(all.get(i))) {
                return all.get(i);
            }
        }
        return null;
    }

    /** Returns the first of some entities that meets a condition, or null. */
    public static <T> @Nullable T first(ImmutableArray<T> all, Predicate<T> isMeant) {
        return first(listOf(all), isMeant);
    }

    /** Returns true if anything of a list meets a condition. */
    public static <T> boolean any(List<T> all, Predicate<T> isMeant) {
        return first(all, isMeant) != null;
    }

    /** Returns true if any of some entities meets a condition. */
    public static <T> boolean any(ImmutableArray<T> all, Predicate<T> isMeant) {
        return first(all, isMeant) != null;
    }

    private static <T> List<T> listOf(ImmutableArray<T> all) {
        return new AbstractList<>() {
            @Override
            public T get(int index) {
                return all.get(index);
            }

            @Override
            public int size() {
                return all.size();
            }
        };
    }

    /** Returns the first index from one on that meets a condition, going on at 0 after the last; or {@link #NONE}. */
    public static int firstFrom(int start, int count, IntPredicate isMeant) {
        for (int i = 0; i < count; i++) {
            if (isMeant.test((start + i) % count)) {
                return (start + i) % count;
            }
        }
        return NONE;
    }

    /** Returns the cell of a map with the fewest steps, or {@link #NONE}. */
    public static int nearestCell(DistanceMap around, IntPredicate isMeant) {
        for (int i = 0; i < around.reachedCount(); i++) {
            if (isMeant.test(around.reached(i))) {
                return around.reached(i);
            }
        }
        return NONE;
    }

    /** Returns a random cell that a map reaches. */
    public static int anyCell(DistanceMap around, RandomStream chance) {
        return around.reached(chance.below(around.reachedCount()));
    }

    /**
     * Returns the best of a cell and of some random cells that a map reaches.
     *
     * @param worth how good a cell is; of equally good ones the earliest counts
     */
    public static int bestCell(
            int first, int draws, DistanceMap around, RandomStream chance, IntToDoubleFunction worth) {
        int best = first;
        double most = worth.applyAsDouble(first);
        for (int i = 0; i < draws; i++) {
            int cell = anyCell(around, chance);
            double now = worth.applyAsDouble(cell);
            if (now > most) {
                best = cell;
                most = now;
            }
        }
        return best;
    }
}
