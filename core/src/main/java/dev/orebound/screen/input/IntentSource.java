package dev.orebound.screen.input;

import dev.orebound.world.intent.Intent;

/** A source of a player's intents, such as keyboard and mouse or a bot. */
public interface IntentSource {
    /**
     * Fills in the intent of the next tick.
     *
     * @param intent the intent to fill in, which was cleared before
     * @param playerX x of the alchemist, in cells
     * @param playerY y of the alchemist, in cells
     */
    void write(Intent intent, float playerX, float playerY);

    /** Returns true while the player chooses from a wheel for which the game slows down. */
    default boolean isChoosing() {
        return false;
    }
}
