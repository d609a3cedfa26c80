package dev.orebound.world.horde.tree;

/** A condition that a word of a tree stands for. */
@FunctionalInterface
public interface TreeCondition<E> {
    /**
     * Returns whether the condition holds now.
     *
     * @param amount the number in the tree
     */
    boolean holds(E thinker, int amount);
}
