package dev.orebound.lab.arena;

import dev.orebound.world.World;
import dev.orebound.world.arena.Arena;
import org.jspecify.annotations.Nullable;

/** Something that holds in every tick of an arena. One is for one trial, and remembers what it must. */
public interface ArenaTrialRule {
    /**
     * Looks at a tick that has just been.
     *
     * @return what is wrong, or null
     */
    @Nullable
    String fault(World world, Arena arena);
}
