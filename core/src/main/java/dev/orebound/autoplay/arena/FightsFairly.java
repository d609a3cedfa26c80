package dev.orebound.autoplay.arena;

import dev.orebound.autoplay.BotControls;
/** No mischief at all: steps in, fights, walks out. */
final class FightsFairly implements ArenaMischief {
    @Override
    public boolean act(ArenaView sight, BotControls hands) {
        return false;
    }
}
