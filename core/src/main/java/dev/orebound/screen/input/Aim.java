package dev.orebound.screen.input;

import dev.orebound.world.intent.Intent;

/** Directions as intents hold them. */
final class Aim {
    /** A pointer nearer than this, in cells, gives no direction. */
    private static final float LEAST_DISTANCE = 0.05f;

    private Aim() {}

    /** The step of {@link Intent#AIMS} nearest to a direction, or the one given where there is none. */
    static int towards(float dx, float dy, int otherwise) {
        if (Math.abs(dx) < LEAST_DISTANCE && Math.abs(dy) < LEAST_DISTANCE) {
            return otherwise;
        }
        double turns = Math.atan2(dy, dx) / (2 * Math.PI);
        return Math.floorMod(Math.round(turns * Intent.AIMS), Intent.AIMS);
    }
}
