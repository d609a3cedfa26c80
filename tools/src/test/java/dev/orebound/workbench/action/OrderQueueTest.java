package dev.orebound.workbench.action;

import static org.assertj.core.api.Assertions.assertThat;

import dev.orebound.world.intent.Intent;
import dev.orebound.world.intent.IntentOrder;
import org.junit.jupiter.api.Test;

final class OrderQueueTest {
    private final OrderQueue orders = new OrderQueue();
    private final Intent intent = new Intent();

    @Test
    void ordersGoOneATickInTheOrderGiven() {
        orders.give(IntentOrder.HELP_POINT, 700);
        orders.give(IntentOrder.HELP_SPAWN, 3);

        orders.lend(intent);
        assertThat(intent.order()).isEqualTo(IntentOrder.HELP_POINT);
        assertThat(intent.orderArgument()).isEqualTo(700);
        intent.clear();
        orders.lend(intent);
        assertThat(intent.order()).isEqualTo(IntentOrder.HELP_SPAWN);
        assertThat(orders.size()).isZero();
    }

    @Test
    void ordersOfThePlayerGoFirst() {
        orders.give(IntentOrder.HELP_HEAL, 0);
        intent.order(IntentOrder.GIVE_UP, 0);

        orders.lend(intent);

        assertThat(intent.order()).isEqualTo(IntentOrder.GIVE_UP);
        assertThat(orders.size()).isEqualTo(1);
    }

    @Test
    void tooManyAreRefusedAndForgottenOnesAreGone() {
        while (orders.give(IntentOrder.HELP_HEAL, 0)) {
            assertThat(orders.size()).isLessThanOrEqualTo(1024);
        }
        orders.clear();

        orders.lend(intent);
        assertThat(intent.order()).isEqualTo(IntentOrder.NONE);
        assertThat(orders.give(IntentOrder.HELP_HEAL, 0)).isTrue();
    }
}
