package dev.orebound.autoplay;

/** An activity that a bot pursues for a while. */
public interface BotTask {
    /**
     * Fills in what the bot wants in the next tick.
     *
     * @return false if nothing is left to do; the tick then goes to another task
     */
    boolean act(BotView view, BotControls controls);
}
