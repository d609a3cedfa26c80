package dev.orebound.autoplay.arena;

import dev.orebound.autoplay.BotControls;
import dev.orebound.autoplay.RandomPlayer;
import dev.orebound.chance.Stream;

/** Presses random buttons on the threshold for a while. */
final class WantsAnything implements ArenaMischief {
    private static final int STUMBLING_TICKS = 900;

    private final RandomPlayer player;
    private int ticks;
    private boolean isThere;

    WantsAnything(Stream chance) {
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
