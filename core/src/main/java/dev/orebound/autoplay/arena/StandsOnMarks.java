package dev.orebound.autoplay.arena;

import dev.orebound.autoplay.BotControls;
/** Stands on a cell where a monster is about to spawn. */
public final class StandsOnMarks implements ArenaMischief {
    @Override
    public boolean act(ArenaView sight, BotControls hands) {
        if (sight.arena().marks().size() == 0) {
            return false;
        }
        hands.walkTo(sight.arena().marks().cell(0));
        return true;
    }
}
