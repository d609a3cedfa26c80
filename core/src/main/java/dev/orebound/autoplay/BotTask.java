package dev.orebound.autoplay;

/** Something that somebody who walks about a floor is up to for a while. */
public interface BotTask {
    /**
     * Wants something for the next tick.
     *
     * @return false once there is nothing left to do of it; the tick then goes to another errand
     */
    boolean act(BotView sight, BotControls hands);
}
