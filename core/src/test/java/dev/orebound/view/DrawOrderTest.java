package dev.orebound.view;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class DrawOrderTest {
    private final DrawOrder order = new DrawOrder();

    @Test
    void whatStandsFartherNorthComesFirst() {
        order.add(DrawOrder.Sort.PLAYER, 0, 100);
        order.add(DrawOrder.Sort.ORE, 70_000, 100.5f);
        order.add(DrawOrder.Sort.MONSTER, 3, 20);
        order.sort();

        assertThat(order.size()).isEqualTo(3);
        assertThat(order.sort(0)).isEqualTo(DrawOrder.Sort.ORE);
        assertThat(order.index(0)).isEqualTo(70_000);
        assertThat(order.sort(1)).isEqualTo(DrawOrder.Sort.PLAYER);
        assertThat(order.sort(2)).isEqualTo(DrawOrder.Sort.MONSTER);
        assertThat(order.index(2)).isEqualTo(3);
    }

    @Test
    void whatDoesNotFitIsLeftOut() {
        for (int i = 0; i < 5000; i++) {
            order.add(DrawOrder.Sort.ORE, i, i);
        }

        assertThat(order.size()).isLessThan(5000);
    }
}
