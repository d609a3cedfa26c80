package dev.orebound.autoplay.arena;

import dev.orebound.autoplay.BotControls;
/** Plays fairly: enters, fights and leaves. */
final class FightsFairly implements ArenaMischief {
    @Override
    public boolean act(ArenaView sight, BotControls hands) {
        return false;
    }
}
