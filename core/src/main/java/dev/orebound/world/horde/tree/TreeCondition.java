package dev.orebound.world.horde.tree;

/** What a word asks. */
public interface TreeCondition<E> {
    /**
     * Whether it is so now.
     *
     * @param amount the number in the tree
     */
    boolean holds(E thinker, int amount);
}
