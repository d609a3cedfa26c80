package dev.orebound.world.path;

import java.util.Arrays;

/** What each of a {@link CrowdIndex} is about in this tick, at the same indices. */
final class WalkerStates {
    /** Goes nowhere of its own will, and whoever passes by may push it. */
    static final byte STANDS = 0;

    /** Goes its way. */
    static final byte WALKS = 1;

    /** Neither goes nor gives way: asleep, rooted, shackled, in the middle of a blow. */
    static final byte FIXED = 2;

    /** The alchemist: nobody walks through them. */
    static final byte PLAYER = 3;

    byte[] manner = new byte[64];

    /** Who goes the same way has the same number. */
    int[] way = new int[64];

    /** What is left to go: of those who go the same way, who has less goes first. */
    float[] left = new float[64];

    /** Whether it presses through the others. */
    boolean[] presses = new boolean[64];

    /** The unit vector of where it wants to go, and how fast, in cells a tick. */
    float[] headX = new float[64];

    float[] headY = new float[64];
    float[] speed = new float[64];

    /** How each goes, in cells a tick: as in the tick before, until it has been steered. */
    float[] velocityX = new float[64];

    float[] velocityY = new float[64];

    /** Makes room for so many; whoever is not said to be anything else is the player. */
    void clear(int count) {
        if (count > manner.length) {
            int room = Math.max(count, 2 * manner.length);
            manner = new byte[room];
            way = new int[room];
            left = new float[room];
            presses = new boolean[room];
            headX = new float[room];
            headY = new float[room];
            speed = new float[room];
            velocityX = new float[room];
            velocityY = new float[room];
        }
        Arrays.fill(manner, 0, count, PLAYER);
        Arrays.fill(presses, 0, count, false);
    }

    /** Whether one of two who go the same way goes before the other. */
    boolean goesBefore(int one, int other) {
        return left[one] < left[other] || (left[one] == left[other] && one < other);
    }
}
