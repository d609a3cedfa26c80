package dev.orebound.screen.input;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Offers what has no key of its own: while its key is held a wheel of actions is open, of which a movement of the mouse
 * or a number chooses one. What is held elsewhere goes on until it is chosen again.
 */
public final class ActionWheel {
    /** The actions of the wheel, clockwise from the top. */
    public static final List<GameAction> ACTIONS = List.of(
            GameAction.BOLT,
            GameAction.DASH,
            GameAction.BURST,
            GameAction.DRINK,
            GameAction.COMMAND,
            GameAction.PAUSE,
            GameAction.MAP,
            GameAction.SNEAK,
            GameAction.LAY);

    /** No action is chosen. */
    public static final int NONE = -1;

    private boolean isOpen;
    private float pressedX;
    private float pressedY;
    private int chosen = NONE;

    /** Returns true while the wheel is open. */
    public boolean isOpen() {
        return isOpen;
    }

    /** Returns the number of the chosen action, or {@link #NONE}. */
    public int chosen() {
        return chosen;
    }

    /** Handles a press of the key, with the place at which the mouse points, in cells from the alchemist. */
    void press(float x, float y) {
        if (!isOpen) {
            isOpen = true;
            pressedX = x;
            pressedY = y;
            chosen = NONE;
        }
    }

    /** Returns the place at which the mouse pointed as the wheel opened, in cells from the alchemist. */
    float pressedX() {
        return pressedX;
    }

    float pressedY() {
        return pressedY;
    }

    /** Handles the place at which the mouse points now, in cells from the alchemist. */
    void point(float x, float y) {
        if (isOpen) {
            chosen = CommandWheel.towards(x - pressedX, y - pressedY, ACTIONS.size());
        }
    }

    /** Handles a release of the key; returns the chosen action, or null. */
    @Nullable
    GameAction release() {
        GameAction action = isOpen && chosen != NONE ? ACTIONS.get(chosen) : null;
        cancel();
        return action;
    }

    /** Chooses an action by its number, from 1; returns null if the wheel is shut or has no such number. */
    @Nullable
    GameAction take(int number) {
        if (!isOpen || number < 1 || number > ACTIONS.size()) {
            return null;
        }
        cancel();
        return ACTIONS.get(number - 1);
    }

    /** Shuts the wheel without a choice. */
    void cancel() {
        isOpen = false;
        chosen = NONE;
    }
}
