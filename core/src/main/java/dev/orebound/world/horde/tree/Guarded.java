package dev.orebound.world.horde.tree;

import com.badlogic.gdx.ai.btree.branch.DynamicGuardSelector;

/**
 * The first child whose guards hold, asked anew each tick; but a deed that {@linkplain TreeAction#lasts lasts} is broken off only by
 * a child before it, not because what it began for is so no longer. Else two of them would undo each other by turns.
 */
final class Guarded<E> extends DynamicGuardSelector<E> {
    @Override
    public void run() {
        if (runningChild instanceof DeedTask<E> deed && deed.lasts() && !isCalledAway()) {
            deed.run();
        } else {
            super.run();
        }
    }

    private boolean isCalledAway() {
        for (int i = 0; children.get(i) != runningChild; i++) {
            if (children.get(i).checkGuard(this)) {
                return true;
            }
        }
        return false;
    }
}
