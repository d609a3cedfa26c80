package dev.orebound.workbench.action;

import dev.orebound.world.intent.Intent;
import dev.orebound.world.intent.IntentOrder;

/** Orders on their way into the intents, one a tick, in the order given. */
public final class OrderQueue {
    private static final int MOST = 1024;

    private final IntentOrder[] orders = new IntentOrder[MOST];
    private final int[] arguments = new int[MOST];
    private int first;
    private int count;

    /**
     * Gives an order.
     *
     * @return false, and nothing is given, if too many wait already
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

    /** Puts the next order into an intent, if it has none yet and one waits. */
    public void lend(Intent intent) {
        if (count > 0 && intent.order() == IntentOrder.NONE) {
            intent.order(orders[first], arguments[first]);
            first = (first + 1) % MOST;
            count--;
        }
    }

    /** Forgets those that wait, since what they are about is gone. */
    public void clear() {
        count = 0;
    }

    /** How many wait. */
    public int size() {
        return count;
    }
}
