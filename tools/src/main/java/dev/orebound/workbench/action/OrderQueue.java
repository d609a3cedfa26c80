package dev.orebound.workbench.action;

import dev.orebound.world.intent.Intent;
import dev.orebound.world.intent.IntentOrder;

/** A queue of orders that go into the intents, one a tick. */
public final class OrderQueue {
    private static final int MOST = 1024;

    private final IntentOrder[] orders = new IntentOrder[MOST];
    private final int[] arguments = new int[MOST];
    private int first;
    private int count;

    /**
     * Adds an order.
     *
     * @return false, without adding it, if the queue is full
     */
    public boolean give(IntentOrder order, int argument) {
        if (count == MOST) {
            return false;
        }
        int place = (first + count) % MOST;
        orders[place] = order;
        arguments[place] = argument;
        count++;
        return true;
    }

    /** Puts the next order into an intent that has none yet. */
    public void lend(Intent intent) {
        if (count > 0 && intent.order() == IntentOrder.NONE) {
            intent.order(orders[first], arguments[first]);
            first = (first + 1) % MOST;
            count--;
        }
    }

    /** Removes all orders, because their floor is gone. */
    public void clear() {
        count = 0;
    }

    /** Returns the number of waiting orders. */
    public int size() {
        return count;
    }
}
