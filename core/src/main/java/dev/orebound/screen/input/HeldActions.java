package dev.orebound.screen.input;

import java.util.Arrays;

/**
 * What is held down right now. A tap that began and ended between two ticks still counts for the next one, so that a quick
 * hand is never ignored.
 */
final class HeldActions {
    private final int[] keysDown = new int[GameAction.values().length];
    private final boolean[] tapped = new boolean[GameAction.values().length];

    void press(GameAction action) {
        keysDown[action.ordinal()]++;
        tapped[action.ordinal()] = true;
    }

    void release(GameAction action) {
        keysDown[action.ordinal()] = Math.max(0, keysDown[action.ordinal()] - 1);
    }

    /** True while a key for it is down, and until the end of the tick after a tap. */
    boolean holds(GameAction action) {
        return keysDown[action.ordinal()] > 0 || tapped[action.ordinal()];
    }

    /** A tick has taken what it wanted: taps are over. */
    void endTick() {
        Arrays.fill(tapped, false);
    }

    /** Lets go of everything: the window no longer hears of keys that are let go. */
    void releaseAll() {
        Arrays.fill(keysDown, 0);
        Arrays.fill(tapped, false);
    }
}
