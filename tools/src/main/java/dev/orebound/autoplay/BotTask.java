package dev.orebound.autoplay;

import dev.orebound.walker.WalkerControls;
import dev.orebound.walker.WalkerView;

/** An activity that a bot pursues for a while. */
public interface BotTask {
    /**
     * Fills in what the bot wants in the next tick.
     *
     * @return false if nothing is left to do; the tick then goes to another task
     */
    boolean act(WalkerView view, WalkerControls controls);
}
