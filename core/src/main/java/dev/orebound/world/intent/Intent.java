package dev.orebound.world.intent;

/**
 * The input of a player in one tick, and the only way in which anything outside changes the world. It is quantised, so
 * that a journal records exactly what was played.
 *
 * <p>One intent is reused tick after tick; the world reads it and keeps no reference. {@link #packed()} returns all of
 * it as one number.
 */
public final class Intent {
    /** The full tilt of a stick, which limits {@link #moveX} and {@link #moveY} in both directions. */
    public static final int FULL_TILT = 127;

    /** Number of directions of {@link #aim}, counter-clockwise from east. */
    public static final int AIMS = 1024;

    /** Held to strike with the pick. */
    public static final int STRIKE = 1;

    /** Held to open, take or leave. */
    public static final int INTERACT = 1 << 1;

    /** Pressed to dash. */
    public static final int DASH = 1 << 2;

    /** Pressed to throw a flask of the chosen brew. */
    public static final int THROW = 1 << 3;

    /** Held to sneak. */
    public static final int SNEAK = 1 << 4;

    /** Pressed to cast the bolt of the chosen brew. */
    public static final int BOLT = 1 << 5;

    /** Pressed to cast the burst of the chosen brew. */
    public static final int BURST = 1 << 6;

    /** Held to draw the lay of the chosen brew. */
    public static final int LAY = 1 << 7;

    /** Number of steps in a cell of {@link #throwDistance}. */
    public static final int STEPS_A_CELL = 4;

    private static final int FARTHEST_THROW = 127;

    private static final int BUTTON_BITS = 8;

    /** Tilt to the east, -{@link #FULL_TILT} to {@link #FULL_TILT}. */
    private int moveX;

    private int moveY;
    private int aim;
    private int buttons;
    private IntentOrder order = IntentOrder.NONE;
    private int orderArgument;
    private int throwDistance;

    /** Clears everything but the aim. */
    public void clear() {
        moveX = 0;
        moveY = 0;
        buttons = 0;
        order = IntentOrder.NONE;
        orderArgument = 0;
        throwDistance = 0;
    }

    /** Tilts the stick, each axis clamped to -{@link #FULL_TILT}..{@link #FULL_TILT}. */
    public void move(int x, int y) {
        moveX = Math.max(-FULL_TILT, Math.min(FULL_TILT, x));
        moveY = Math.max(-FULL_TILT, Math.min(FULL_TILT, y));
    }

    /** Aims, counter-clockwise from east in steps of a {@link #AIMS}th of a turn; accepts any number. */
    public void aim(int direction) {
        aim = Math.floorMod(direction, AIMS);
    }

    /**
     * Holds buttons: {@link #STRIKE}, {@link #INTERACT}, {@link #DASH}, {@link #THROW}, {@link #SNEAK}, {@link #BOLT},
     * {@link #BURST}, {@link #LAY}.
     */
    public void hold(int pressed) {
        buttons |= pressed & ((1 << BUTTON_BITS) - 1);
    }

    /**
     * Sets the one order of this tick.
     *
     * @param argument of the order, 0 to 65535
     */
    public void order(IntentOrder given, int argument) {
        order = given;
        orderArgument = argument & 0xffff;
    }

    /**
     * Sets the distance of a throw, clamped to the largest one.
     *
     * @param steps {@link #STEPS_A_CELL} to a cell; 0 for as far as possible
     */
    public void throwDistance(int steps) {
        throwDistance = Math.max(0, Math.min(FARTHEST_THROW, steps));
    }

    public int moveX() {
        return moveX;
    }

    /** Tilt to the north, -{@link #FULL_TILT} to {@link #FULL_TILT}. */
    public int moveY() {
        return moveY;
    }

    public int aim() {
        return aim;
    }

    public boolean holds(int button) {
        return (buttons & button) != 0;
    }

    /** Returns all buttons that are held. */
    public int buttons() {
        return buttons;
    }

    public IntentOrder order() {
        return order;
    }

    public int orderArgument() {
        return orderArgument;
    }

    /** Returns the distance of a throw, {@link #STEPS_A_CELL} to a cell; 0 for as far as possible. */
    public int throwDistance() {
        return throwDistance;
    }

    /**
     * Returns all of it in one number, never negative: move in 16 bits, aim in 10, buttons in 8, order in 6, its
     * argument in 16, the distance of a throw in 7.
     */
    public long packed() {
        return (moveX & 0xffL)
                | (moveY & 0xffL) << 8
                | (long) aim << 16
                | (long) buttons << 26
                | (long) order.ordinal() << 34
                | (long) orderArgument << 40
                | (long) throwDistance << 56;
    }

    /**
     * Restores an intent from {@link #packed()}.
     *
     * @throws IllegalArgumentException if the number is no packed intent
     */
    public void unpack(long packed) {
        int orderNumber = (int) (packed >>> 34) & 0x3f;
        if (packed < 0
                || orderNumber >= IntentOrder.ALL.size()
                || (byte) packed == -128
                || (byte) (packed >> 8) == -128) {
            throw new IllegalArgumentException("no intent: " + Long.toHexString(packed));
        }
        moveX = (byte) packed;
        moveY = (byte) (packed >> 8);
        aim = (int) (packed >>> 16) & (AIMS - 1);
        buttons = (int) (packed >>> 26) & 0xff;
        order = IntentOrder.ALL.get(orderNumber);
        orderArgument = (int) (packed >>> 40) & 0xffff;
        throwDistance = (int) (packed >>> 56);
    }
}
