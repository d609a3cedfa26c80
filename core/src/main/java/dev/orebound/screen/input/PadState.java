package dev.orebound.screen.input;

import dev.orebound.journal.settings.KeyName;

/**
 * The gamepad at one moment, as the host reads it. Sticks are -1 to 1 on each axis, x to the right and y upwards;
 * triggers 0 to 1. One state is filled again and again.
 */
public final class PadState {
    /** A trigger pulled so far counts as a button. */
    private static final float PULLED = 0.4f;

    public float leftX;
    public float leftY;
    public float rightX;
    public float rightY;
    public float leftTrigger;
    public float rightTrigger;

    /**
     * The buttons that are down, a bit for each in the order of {@link KeyName}; triggers are added from their pull.
     */
    public int buttons;

    /** The make of the pad, or {@link PadMake#NONE} if there is none. */
    public PadMake make = PadMake.NONE;

    /** Sets the state of no pad: nothing is tilted, pulled or pressed. */
    public void clear() {
        leftX = 0;
        leftY = 0;
        rightX = 0;
        rightY = 0;
        leftTrigger = 0;
        rightTrigger = 0;
        buttons = 0;
        make = PadMake.NONE;
    }

    /** Returns the bit of a button. */
    public static int bit(int key) {
        return 1 << (key - KeyName.FIRST_PAD);
    }

    /** Returns true if either stick is tilted beyond a dead zone. */
    public boolean isTilted(float deadZone) {
        return Math.max(leftX * leftX + leftY * leftY, rightX * rightX + rightY * rightY) > deadZone * deadZone;
    }

    /** Returns the buttons that are down, triggers included. */
    public int down() {
        int pulled = (leftTrigger > PULLED ? bit(KeyName.PAD_LEFT_TRIGGER) : 0)
                | (rightTrigger > PULLED ? bit(KeyName.PAD_RIGHT_TRIGGER) : 0);
        return (buttons & ((1 << KeyName.padButtons()) - 1)) | pulled;
    }
}
