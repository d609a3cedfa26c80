package dev.orebound.world.state;

/** The world's only time: how many ticks have been. */
public final class TickClock {
    /** Ticks in a second of play. */
    public static final int TICKS_A_SECOND = 60;

    public long tick;

    public TickClock() {}

    /** Ticks since the floor was entered; 1 during the first. */
    public long tick() {
        return tick;
    }
}
