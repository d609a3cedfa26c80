package dev.orebound.lab.arena;

import dev.orebound.world.World;
import dev.orebound.world.arena.Arena;
import dev.orebound.world.arena.ArenaState;
import dev.orebound.world.arena.ArenaTransitions;
import dev.orebound.world.arena.ArenaTransitions.Transition;
import dev.orebound.world.event.EventType;
import dev.orebound.world.event.TickEvents;
import dev.orebound.world.event.WorldEvent.HelpEvent;
import dev.orebound.world.intent.IntentOrder;
import org.jspecify.annotations.Nullable;

/** In a tick an arena stays what it is, or goes one line of its table, unless a playtester wins it or lays it anew. */
final class StatesFollowTheTable implements ArenaTrialRule {
    private ArenaState before = ArenaState.DORMANT;

    @Override
    public @Nullable String fault(World world, Arena arena) {
        ArenaState from = before;
        before = arena.state();
        if (before == from || isHelped(world, arena)) {
            return null;
        }
        for (Transition line : ArenaTransitions.TABLE) {
            if (line.from() == from && line.to() == before) {
                return null;
            }
        }
        return "it went from " + from + " to " + before + ", which no line of the table says";
    }

    private boolean isHelped(World world, Arena arena) {
        TickEvents events = world.events();
        for (int i = 0; i < events.size(); i++) {
            if (!(events.at(i) instanceof HelpEvent help)
                    || help.type() != EventType.HELP_GIVEN
                    || help.amount != arena.room().id()) {
                continue;
            }
            if (help.order == IntentOrder.HELP_WIN) {
                return before == ArenaState.CLEARING;
            }
            if (help.order == IntentOrder.HELP_RESET) {
                return before == ArenaState.DORMANT;
            }
        }
        return false;
    }
}
