package dev.orebound.world.horde.tree;

/** What a word does, tick by tick. */
public interface TreeAction<E> {
    /**
     * It begins; {@link #goesOn} follows in the same tick.
     *
     * @param amount the number in the tree
     */
    void begin(E thinker, int amount);

    /** One tick of it: whether it is still under way. */
    boolean goesOn(E thinker, int amount);

    /** Whether it goes on to its end, though what it began for may be so no longer. */
    default boolean lasts() {
        return false;
    }

    /** It is over, done or broken off. */
    default void end(E thinker) {}
}
