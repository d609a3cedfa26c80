package dev.orebound.lab.world;

import dev.orebound.world.World;
import java.util.Locale;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * A rule that holds in every tick of a {@link Trial}, or a count that is taken in every tick. Each world gets its own
 * instance, which may keep state.
 */
public interface WorldRule {
    /** Returns the word for it in figures: the words of its class name. */
    default String id() {
        return getClass().getSimpleName().replaceAll("(?<=.)([A-Z])", "_$1").toLowerCase(Locale.ROOT);
    }

    /**
     * Checks the tick that was just played.
     *
     * @return the complaint, or null
     */
    @Nullable
    RuleBreach look(World world);

    /** Returns a rule that is one method. */
    static WorldRule of(String id, Function<World, @Nullable RuleBreach> look) {
        return new WorldRule() {
            @Override
            public String id() {
                return id;
            }

            @Override
            public @Nullable RuleBreach look(World world) {
                return look.apply(world);
            }
        };
    }

    /**
     * A complaint of a rule.
     *
     * @param what in words, with the monster or horde that it is about
     * @param cell of the fault
     */
    record RuleBreach(String what, int cell) {}
}
