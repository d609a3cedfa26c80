package dev.orebound.world.horde.tree;

/** An action that a word of a tree stands for, carried out tick by tick. */
public interface TreeAction<E> {
    /**
     * Begins the action; {@link #advance} follows in the same tick.
     *
     * @param amount the number in the tree
     */
    void begin(E thinker, int amount);

    /** Carries out one tick of the action and returns whether it is still under way. */
    boolean advance(E thinker, int amount);

    /** Returns whether the action goes on to its end even if the reason for it no longer holds. */
    default boolean runsToItsEnd() {
        return false;
    }

    /** Ends the action, done or broken off. */
    default void end(E thinker) {}
}
