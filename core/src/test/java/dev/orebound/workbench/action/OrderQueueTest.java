package dev.orebound.workbench.action;

import static org.assertj.core.api.Assertions.assertThat;

import dev.orebound.world.state.Intent;
import dev.orebound.world.state.Order;
import org.junit.jupiter.api.Test;

final class OrderQueueTest {
    private final OrderQueue orders = new OrderQueue();
    private final Intent intent = new Intent();

    @Test
    void ordersGoOneATickInTheOrderGiven() {
        orders.give(Order.HELP_POINT, 700);
        orders.give(Order.HELP_SPAWN, 3);

        orders.lend(intent);
        assertThat(intent.order()).isEqualTo(Order.HELP_POINT);
        assertThat(intent.orderArgument()).isEqualTo(700);
        intent.clear();
        orders.lend(intent);
        assertThat(intent.order()).isEqualTo(Order.HELP_SPAWN);
        assertThat(orders.size()).isZero();
    }

    @Test
    void whatThePlayerOrdersGoesFirst() {
        orders.give(Order.HELP_HEAL, 0);
        intent.order(Order.GIVE_UP, 0);

        orders.lend(intent);

        assertThat(intent.order()).isEqualTo(Order.GIVE_UP);
        assertThat(orders.size()).isEqualTo(1);
    }

    @Test
    void tooManyAreRefusedAndForgottenOnesAreGone() {
        while (orders.give(Order.HELP_HEAL, 0)) {
            assertThat(orders.size()).isLessThanOrEqualTo(1024);
        }
        orders.clear();

        orders.lend(intent);
        assertThat(intent.order()).isEqualTo(Order.NONE);
        assertThat(orders.give(Order.HELP_HEAL, 0)).isTrue();
    }
}
