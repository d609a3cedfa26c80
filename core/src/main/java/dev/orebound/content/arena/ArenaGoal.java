package dev.orebound.content.arena;

/**
 * The rules of one goal: when an arena is won or lost, and what the banner and the words of a trap say of it. A goal
 * has no state.
 */
public interface ArenaGoal {
    /** Returns whether the fight is won. */
    boolean isWon(ArenaProgress fight);

    /**
     * Returns whether the fight is lost: the doors open, nothing is paid, and the monsters that are left are ordinary
     * monsters from then on.
     */
    default boolean isLost(ArenaProgress fight) {
        return false;
    }

    /** Shows the progress of the fight. Allocates nothing. */
    default void show(ArenaProgress fight, GoalBanner banner) {
        banner.showHeadsOrWaves();
    }

    /**
     * Returns whether time alone decides the fight. Then {@code hold_out_ticks} is needed, the last wave repeats, the
     * countdown is progress for the watchdog, and the words of the trap give no estimate of its length.
     */
    default boolean isTimed() {
        return false;
    }

    /** Returns whether the waves must have heads. */
    default boolean needsHeads() {
        return false;
    }

    /** Returns whether the kind of arena must have a ward. */
    default boolean needsWard() {
        return false;
    }

    /** Returns whether the last wave is present and all that the arena counts are dead. */
    static boolean areAllDead(ArenaProgress fight) {
        return fight.isWavePresent() && fight.counted() == 0 && !fight.hasNextWave();
    }
}
