package dev.orebound.world.horde.tree;

import com.badlogic.gdx.ai.btree.LeafTask;
import com.badlogic.gdx.ai.btree.Task;

/** Does something until it is done or broken off. */
final class DeedTask<E> extends LeafTask<E> {
    private final TreeAction<E> deed;
    private final int amount;

    DeedTask(TreeAction<E> deed, int amount) {
        this.deed = deed;
        this.amount = amount;
    }

    boolean lasts() {
        return deed.lasts();
    }

    @Override
    public void start() {
        deed.begin(getObject(), amount);
    }

    @Override
    public Status execute() {
        return deed.goesOn(getObject(), amount) ? Status.RUNNING : Status.SUCCEEDED;
    }

    @Override
    public void end() {
        deed.end(getObject());
    }

    @Override
    protected Task<E> copyTo(Task<E> task) {
        throw new UnsupportedOperationException("trees are built, not copied");
    }
}
