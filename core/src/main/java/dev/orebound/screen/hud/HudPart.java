package dev.orebound.screen.hud;

import dev.orebound.screen.speech.Speaker;
import dev.orebound.screen.speech.SpeechRank;
import dev.orebound.view.ui.UiPane;
import dev.orebound.world.event.WorldEvent;

/** A part of the HUD. {@link Hud} keeps all parts in one list and calls each of these methods in that order. */
interface HudPart {
    /** Handles an event of the last tick. */
    default void hear(WorldEvent event) {}

    /** Handles the end of a tick, after all of its events. */
    default void tick() {}

    /** Advances animations by a frame. */
    default void update(float seconds) {}

    /** Returns what the part tells now in words, a sentence a line, to be read aloud when it changes; or nothing. */
    default String spoken() {
        return "";
    }

    /** Returns how important {@link #spoken} is. */
    default SpeechRank rank() {
        return SpeechRank.NEWS;
    }

    /** Reads several things aloud that were told at once; called each frame while speech is on. */
    default void read(Speaker speaker) {}

    /** Draws the part; the pane has begun. */
    void draw(UiPane pane, HudFrame frame);
}
