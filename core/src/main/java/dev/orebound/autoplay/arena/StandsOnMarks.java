package dev.orebound.autoplay.arena;

import dev.orebound.autoplay.BotControls;
/** Stands where somebody is about to come up. */
final class StandsOnMarks implements ArenaMischief {
    @Override
    public boolean act(ArenaView sight, BotControls hands) {
        if (sight.arena().marks().size() == 0) {
            return false;
        }
        hands.walkTo(sight.arena().marks().cell(0));
        return true;
    }
}
