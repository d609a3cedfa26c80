package dev.orebound.content.arena;

/** Tells a goal how the fight in an arena stands. */
public interface ArenaProgress {
    ArenaKind kind();

    /** Returns whether a wave is present, as opposed to a pause and to marks. */
    boolean isWavePresent();

    /** Returns the number of the wave that is marked, present or next, from 0. */
    int wave();

    /** Returns whether another wave follows the present one. */
    boolean hasNextWave();

    /** Returns the number of living monsters that the arena counts. */
    int counted();

    /** Returns how many of the counted monsters are heads. */
    int heads();

    /** Returns the number of heads in the waves from one on, at the depth of the floor. */
    int headsFrom(int wave);

    /** Returns the ticks that are left to hold out; 0 for goals without a time. */
    int holdOutTicksLeft();

    /** Returns the ticks until the roof gives way, from the seal on; 0 if it holds, or has given way. */
    int roofTicksLeft();

    /** Returns the health that the ward has left; 0 if it has fallen or there is none. */
    int wardHealth();

    /** Returns the health of the unhurt ward; 0 if there is none. */
    int wardMost();
}
