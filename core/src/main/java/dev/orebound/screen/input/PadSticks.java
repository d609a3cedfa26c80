package dev.orebound.screen.input;

import dev.orebound.journal.settings.GameSettings;
import dev.orebound.world.intent.Intent;

/**
 * The sticks of a gamepad as the player's controls use them: beyond a round dead zone, and curved. The direction of the
 * aim stays when its stick is let go; so does the reach of a flask, which shrinks slower than a stick springs back.
 */
public final class PadSticks {
    /** A stick tilted less than this share of its way beyond the dead zone sneaks. */
    private static final float SNEAKS_BELOW = 0.45f;

    /** The least tilt of walking upright. */
    private static final float LEAST_WALK = 0.6f;

    /** Part of the reach by which it shrinks at most in a tick. */
    private static final float REACH_A_TICK = 0.03f;

    private static final int CURVE_STEPS = 128;

    private static final float FIRST_REACH = 0.6f;

    /** The way of a stick that is a flick, as a share of its full tilt; a click of it moves it less. */
    private static final float FLICK = 0.6f;

    private float walkX;
    private float walkY;
    private boolean isSneaking;
    private float pointX;
    private float pointY;
    private float aimX = 1;
    private float aimY;
    private boolean isAimed;
    /** True until the aiming stick is let go after it was used for something else. */
    private boolean wasLent;

    private float reach = FIRST_REACH;
    private final float[] bent = new float[CURVE_STEPS + 1];
    private float bentBy;

    /** The aiming stick as it was when it was last lent to a wheel or the map. */
    private float lentX;

    private float lentY;

    /**
     * Reads both sticks.
     *
     * @param keepsAim true while the aiming stick may choose from a wheel; the aim then stays
     * @param isLent true while it does choose, or moves the map; the aim then stays until the stick has been let go
     */
    void read(PadState pad, GameSettings settings, boolean keepsAim, boolean isLent) {
        float dead = settings.get(GameSettings.PAD_DEAD_ZONE);
        float curve = settings.get(GameSettings.PAD_CURVE);
        bend(curve);
        readWalk(pad, dead);
        float far = (float) Math.sqrt(pad.rightX * pad.rightX + pad.rightY * pad.rightY);
        float tilt = beyond(far, dead);
        pointX = far == 0 ? 0 : pad.rightX / far * tilt;
        pointY = far == 0 ? 0 : pad.rightY / far * tilt;
        if (!keepsAim) {
            lentX = pointX;
            lentY = pointY;
        }
        wasLent = tilt > 0 && (wasLent || isLent || (keepsAim && isFlicked()));
        if (keepsAim || wasLent) {
            return;
        }
        if (tilt > 0) {
            isAimed = true;
            aimX = pad.rightX / far;
            aimY = pad.rightY / far;
            reach = Math.max(curved(tilt), reach - REACH_A_TICK);
        } else if (!isAimed && isWalking()) {
            float way = (float) Math.sqrt(walkX * walkX + walkY * walkY);
            aimX = walkX / way;
            aimY = walkY / way;
        }
    }

    /** Makes the table of a curve, because to raise to a power makes garbage. */
    private void bend(float curve) {
        if (curve != bentBy) {
            bentBy = curve;
            for (int i = 0; i < bent.length; i++) {
                bent[i] = (float) StrictMath.pow(i / (float) (bent.length - 1), curve);
            }
        }
    }

    /** Returns a tilt from 0 to 1 along the curve. */
    private float curved(float tilt) {
        float at = tilt * (bent.length - 1);
        int below = Math.min(bent.length - 2, (int) at);
        return bent[below] + (bent[below + 1] - bent[below]) * (at - below);
    }

    private void readWalk(PadState pad, float dead) {
        float far = (float) Math.sqrt(pad.leftX * pad.leftX + pad.leftY * pad.leftY);
        float tilt = beyond(far, dead);
        isSneaking = tilt > 0 && tilt < SNEAKS_BELOW;
        float speed = isSneaking ? tilt / SNEAKS_BELOW : Math.max(LEAST_WALK, curved(tilt));
        walkX = tilt == 0 ? 0 : pad.leftX / far * speed;
        walkY = tilt == 0 ? 0 : pad.leftY / far * speed;
    }

    /** Returns the tilt beyond the dead zone, 0 to 1. */
    private static float beyond(float far, float dead) {
        return Math.max(0, Math.min(1, (far - dead) / (1 - dead)));
    }

    /**
     * Returns how far a stick is to be tilted to walk at a speed; slower than upright walking can be, that is the
     * slowest.
     *
     * @param speed 0 to 1
     */
    public static float tiltOf(float speed, boolean sneaks, GameSettings settings) {
        float dead = settings.get(GameSettings.PAD_DEAD_ZONE);
        double upright = StrictMath.pow(speed, 1 / settings.get(GameSettings.PAD_CURVE));
        double tilt = sneaks ? speed * SNEAKS_BELOW * 0.99 : Math.max(SNEAKS_BELOW, upright);
        return (float) (dead + tilt * (1 - dead));
    }

    /** Returns how far the aiming stick is to be tilted for the reach of a flask, 0 to 1. */
    public static float tiltOfReach(float reach, GameSettings settings) {
        float dead = settings.get(GameSettings.PAD_DEAD_ZONE);
        double tilt = Math.max(0.05, StrictMath.pow(reach, 1 / settings.get(GameSettings.PAD_CURVE)));
        return (float) (dead + tilt * (1 - dead));
    }

    /** Lets go of both sticks; the aim stays. */
    void release() {
        walkX = 0;
        walkY = 0;
        pointX = 0;
        pointY = 0;
        isSneaking = false;
    }

    /** Returns true if the aiming stick is tilted elsewhere than when it was lent to a wheel. */
    boolean isFlicked() {
        float dx = pointX - lentX;
        float dy = pointY - lentY;
        return dx * dx + dy * dy > FLICK * FLICK && pointX * pointX + pointY * pointY > FLICK * FLICK;
    }

    boolean isWalking() {
        return walkX != 0 || walkY != 0;
    }

    boolean isSneaking() {
        return isSneaking;
    }

    /** Returns true while either stick is tilted. */
    boolean isTilted() {
        return isWalking() || pointX != 0 || pointY != 0;
    }

    /** Returns the tilt of an intent to the east. */
    int tiltX() {
        return Math.round(walkX * Intent.FULL_TILT);
    }

    int tiltY() {
        return Math.round(walkY * Intent.FULL_TILT);
    }

    /** Returns the tilt of the aiming stick beyond its dead zone, -1 to 1. */
    float pointX() {
        return pointX;
    }

    float pointY() {
        return pointY;
    }

    /** Returns the direction of the aim, a unit vector. */
    float aimX() {
        return aimX;
    }

    float aimY() {
        return aimY;
    }

    /** Returns how far a flask is to go, as a share of the farthest throw. */
    float reach() {
        return reach;
    }
}
