package dev.orebound.lab.arena;

import dev.orebound.world.World;
import dev.orebound.world.arena.Arena;
import dev.orebound.world.arena.ArenaState;
import dev.orebound.world.arena.ArenaTransitions;
import dev.orebound.world.arena.ArenaTransitions.Transition;
import org.jspecify.annotations.Nullable;

/** In a tick an arena stays what it is, or goes one line of its table. */
final class StatesFollowTheTable implements Rule {
    private ArenaState before = ArenaState.DORMANT;

    @Override
    public @Nullable String fault(World world, Arena arena) {
        ArenaState from = before;
        before = arena.state();
        if (before == from) {
            return null;
        }
        for (Transition line : ArenaTransitions.TABLE) {
            if (line.from() == from && line.to() == before) {
                return null;
            }
        }
        return "it went from " + from + " to " + before + ", which no line of the table says";
    }
}
