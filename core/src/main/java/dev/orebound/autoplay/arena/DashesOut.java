package dev.orebound.autoplay.arena;

import dev.orebound.autoplay.BotControls;
import dev.orebound.chance.RandomStream;

/** Waits inside until the doors all but meet, then dashes out between them; three times. */
final class DashesOut implements ArenaMischief {
    private static final int EARLIEST_TICKS = 20;

    private final WalksInAndOut feet;

    DashesOut(RandomStream chance) {
        feet = new WalksInAndOut(() -> chance.between(0, EARLIEST_TICKS), true);
    }

    @Override
    public boolean act(ArenaView sight, BotControls hands) {
        boolean acts = feet.act(sight, hands);
        if (acts && feet.isLeaving()) {
            hands.dash();
        }
        return acts;
    }
}
