package dev.orebound.autoplay.arena;

import dev.orebound.autoplay.BotControls;
import dev.orebound.autoplay.RandomPlayer;
import dev.orebound.chance.RandomStream;

/** Stumbles about on the threshold for a while and presses whatever comes. */
final class WantsAnything implements ArenaMischief {
    private static final int STUMBLING_TICKS = 900;

    private final RandomPlayer player;
    private int ticks;
    private boolean isThere;

    WantsAnything(RandomStream chance) {
        player = new RandomPlayer(chance);
    }

    @Override
    public boolean act(ArenaView sight, BotControls hands) {
        if (!isThere) {
            isThere = hands.walkTo(sight.places().justInside(sight.places().nearestDoor()));
            return true;
        }
        if (ticks++ > STUMBLING_TICKS) {
            return false;
        }
        player.decide(hands.intent());
        return true;
    }
}
