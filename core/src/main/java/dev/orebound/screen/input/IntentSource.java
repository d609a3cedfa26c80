package dev.orebound.screen.input;

import dev.orebound.world.intent.Intent;

/** A source of a player's intents, such as keyboard and mouse or a bot. */
public interface IntentSource {
    /**
     * Writes what is wanted in the coming tick.
     *
     * @param intent to be written, cleared before
     * @param playerX where the alchemist stands, in cells; {@code playerY} likewise
     */
    void write(Intent intent, float playerX, float playerY);
}
