package dev.orebound.screen.bench;

import dev.orebound.screen.page.GameScreen;

/** What a bench may ask of the screen that plays. */
public interface BenchHost {
    /** Shows a screen over the game, which stands still beneath it. */
    void show(GameScreen screen);

    /** Takes away what was shown. */
    void close();
}
