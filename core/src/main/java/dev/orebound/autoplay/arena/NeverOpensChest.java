package dev.orebound.autoplay.arena;

import dev.orebound.autoplay.BotControls;
import dev.orebound.content.ArenaKind;

/** Walks around the chest that would spring the arena and leaves; fights if entering has sprung it. */
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
