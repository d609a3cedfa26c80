package dev.orebound.autoplay.arena;

import dev.orebound.autoplay.BotControls;
/** Stands at a shut door and strikes and throws at what is behind it. */
final class StrikesThroughDoors implements ArenaMischief {
    private static final int STRIKING_TICKS = 900;
    private static final int THROW_EVERY = 90;

    private int ticks;

    @Override
    public boolean act(ArenaView sight, BotControls hands) {
        if (!sight.arena().state().isSealed() || ticks++ > STRIKING_TICKS) {
            return false;
        }
        int door = sight.places().nearestDoor(sight.outside());
        if (hands.walkTo(sight.places().justInside(door))) {
            float x = sight.middleX(sight.outside());
            float y = sight.middleY(sight.outside());
            hands.strikeAt(x, y);
            if (ticks % THROW_EVERY < 2) {
                hands.throwAt(x, y);
            }
        }
        return true;
    }
}
