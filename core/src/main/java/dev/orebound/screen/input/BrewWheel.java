package dev.orebound.screen.input;

/**
 * Turns the key of the next brew into the choice of any brew. A tap chooses the next one; while the key is held a wheel
 * of all brews is open, of which a movement of the mouse or a number chooses one. Releasing the key takes it.
 */
public final class BrewWheel {
    /** No brew is chosen. */
    public static final int NONE = -1;

    private static final int HELD_TICKS = 12;

    private final BrewBelt belt;
    private boolean isDown;
    private int heldTicks;
    private float pressedX;
    private float pressedY;
    private int chosen = NONE;

    public BrewWheel(BrewBelt belt) {
        this.belt = belt;
    }

    /** Returns true while the wheel is open. */
    public boolean isOpen() {
        return isDown && heldTicks >= HELD_TICKS;
    }

    /** Returns the index of the chosen brew, or {@link #NONE}. */
    public int chosen() {
        return chosen;
    }

    /** Returns true while the key is down and no brew was taken by its number. */
    boolean isDown() {
        return isDown;
    }

    /** Returns the place from which a movement chooses, as {@link #press} was given it. */
    float pressedX() {
        return pressedX;
    }

    float pressedY() {
        return pressedY;
    }

    /** Handles a press of the key, with the place at which the mouse points, in cells from the alchemist. */
    void press(float x, float y) {
        if (!isDown) {
            isDown = true;
            heldTicks = 0;
            pressedX = x;
            pressedY = y;
            chosen = NONE;
        }
    }

    /** Handles the place at which the mouse points now, in cells from the alchemist. */
    void point(float x, float y) {
        if (isOpen()) {
            chosen = CommandWheel.towards(x - pressedX, y - pressedY, belt.brews());
        }
    }

    /** Counts a tick. The mouse chooses from where it points as the wheel opens. */
    void tick(float x, float y) {
        if (isDown) {
            heldTicks++;
            if (heldTicks == HELD_TICKS) {
                pressedX = x;
                pressedY = y;
            }
        }
    }

    /** Chooses a brew by its number and shuts the wheel; returns its ores, or 0 if there is no such number. */
    int take(int number) {
        if (!isDown || number < 1 || number > belt.brews()) {
            return 0;
        }
        cancel();
        return belt.oresOf(number - 1);
    }

    /** Handles a release of the key, which takes the chosen brew; returns its ores, or 0 if there is none. */
    int release() {
        int ores = chosen == NONE ? 0 : belt.oresOf(chosen);
        cancel();
        return ores;
    }

    /** Shuts the wheel without a choice. */
    void cancel() {
        isDown = false;
        chosen = NONE;
    }
}
