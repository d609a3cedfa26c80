package dev.orebound.autoplay.arena;

import dev.orebound.autoplay.BotControls;
import dev.orebound.content.arena.ArenaKind;

/** Walks about a chest that would spring the arena, and goes again; fights where stepping in was enough. */
final class NeverOpensChest implements ArenaMischief {
    private static final int LOOKING_TICKS = 300;

    private int ticks;

    @Override
    public boolean act(ArenaView sight, BotControls hands) {
        if (sight.arena().kind().spring() != ArenaKind.Spring.OPENING_CHEST || refuses()) {
            return false;
        }
        hands.walkTo(sight.places().middle());
        ticks += sight.isInside() ? 1 : 0;
        return true;
    }

    @Override
    public boolean refuses() {
        return ticks > LOOKING_TICKS;
    }
}
