package dev.orebound.screen.play;

import dev.orebound.world.event.EventType;
import dev.orebound.world.event.TickEvents;

/**
 * Slows the play while the last enemy of a trap room falls, or its roof comes down: a second of the screen's clock at a
 * third of the pace, then back to the usual pace. Like the hit-stop it only delays ticks.
 */
final class SlowMotionTimer {
    static final float SLOW_SECONDS = 1;
    static final float EASE_SECONDS = 0.4f;
    static final float SLOW_PACE = 1 / 3f;

    private float strength;
    private float left;

    /** Returns whether a trap room was won in a tick, or its roof gave way. */
    static boolean isDecidedIn(TickEvents events) {
        for (int i = 0; i < events.size(); i++) {
            EventType type = events.at(i).type();
            if (type == EventType.ARENA_CLEARED || type == EventType.ROOF_GAVE) {
                return true;
            }
        }
        return false;
    }

    /** @param wanted from 0, the usual pace, to 1, as slow as it gets */
    void begin(float wanted) {
        strength = wanted;
        left = SLOW_SECONDS + EASE_SECONDS;
    }

    /** Takes the seconds of a frame and returns those in which the game goes on. */
    float passed(float seconds) {
        float slowed = Math.min(left, Math.max(0, seconds));
        float middle = left - slowed / 2;
        left -= slowed;
        float slowness = strength * (1 - SLOW_PACE) * Math.min(1, middle / EASE_SECONDS);
        return seconds - slowed * slowness;
    }

    /** Ends it, for example after a pause. */
    void reset() {
        left = 0;
    }
}
