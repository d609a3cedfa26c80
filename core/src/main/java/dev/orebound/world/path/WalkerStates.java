package dev.orebound.world.path;

import java.util.Arrays;

/** Holds the wanted movement of each body of the {@link CrowdIndex} in this tick, at the same indices. */
final class WalkerStates {
    /** Does not want to move, but may be pushed by others that pass. */
    static final byte STANDS = 0;

    /** Walks towards its next place. */
    static final byte WALKS = 1;

    /** Neither moves nor gives way: asleep, rooted, shackled, or in the middle of an attack. */
    static final byte FIXED = 2;

    /** The player or a ward, which no one walks through. */
    static final byte PLAYER = 3;

    byte[] manner = new byte[64];

    /** A number that is shared by all bodies that go the same way. */
    int[] way = new int[64];

    /** Steps left: of all bodies that go the same way, the one with fewer steps left has precedence. */
    float[] stepsLeft = new float[64];

    /** Whether the body presses through the others. */
    boolean[] presses = new boolean[64];

    /** The wanted direction as a unit vector, and the wanted speed in cells a tick. */
    float[] headX = new float[64];

    float[] headY = new float[64];
    float[] speed = new float[64];

    /** Velocities in cells a tick: those of the previous tick until a body has been steered. */
    float[] velocityX = new float[64];

    float[] velocityY = new float[64];

    /**
     * Makes room for a number of bodies. A body that is not marked otherwise afterwards stands, as those that rest do.
     */
    void clear(int count) {
        if (count > manner.length) {
            int room = Math.max(count, 2 * manner.length);
            manner = new byte[room];
            way = new int[room];
            stepsLeft = new float[room];
            presses = new boolean[room];
            headX = new float[room];
            headY = new float[room];
            speed = new float[room];
            velocityX = new float[room];
            velocityY = new float[room];
        }
        Arrays.fill(manner, 0, count, STANDS);
        Arrays.fill(presses, 0, count, false);
    }

    /** Returns whether one of two bodies that go the same way has precedence over the other. */
    boolean hasPrecedence(int one, int other) {
        return stepsLeft[one] < stepsLeft[other] || (stepsLeft[one] == stepsLeft[other] && one < other);
    }
}
