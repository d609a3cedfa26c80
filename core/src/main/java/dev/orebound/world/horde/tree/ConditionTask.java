package dev.orebound.world.horde.tree;

import com.badlogic.gdx.ai.btree.LeafTask;
import com.badlogic.gdx.ai.btree.Task;

/** Asks once, and remembers nothing. */
final class ConditionTask<E> extends LeafTask<E> {
    private final TreeCondition<E> condition;
    private final int amount;

    ConditionTask(TreeCondition<E> condition, int amount) {
        this.condition = condition;
        this.amount = amount;
    }

    @Override
    public Status execute() {
        return condition.holds(getObject(), amount) ? Status.SUCCEEDED : Status.FAILED;
    }

    @Override
    protected Task<E> copyTo(Task<E> task) {
        throw new UnsupportedOperationException("trees are built, not copied");
    }
}
