package dev.orebound.view.frame;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class DepthOrderTest {
    private final DepthOrder order = new DepthOrder();

    @Test
    void thingsFartherNorthComeFirst() {
        order.add(DepthOrder.ThingKind.PLAYER, 0, 100);
        order.add(DepthOrder.ThingKind.ORE, 70_000, 100.5f);
        order.add(DepthOrder.ThingKind.MONSTER, 3, 20);
        order.sort();

        assertThat(order.size()).isEqualTo(3);
        assertThat(order.kind(0)).isEqualTo(DepthOrder.ThingKind.ORE);
        assertThat(order.index(0)).isEqualTo(70_000);
        assertThat(order.kind(1)).isEqualTo(DepthOrder.ThingKind.PLAYER);
        assertThat(order.kind(2)).isEqualTo(DepthOrder.ThingKind.MONSTER);
        assertThat(order.index(2)).isEqualTo(3);
    }

    @Test
    void noBodyCoversTheHero_butWhatStandsFastBeforeHimDoes() {
        List<DepthOrder.ThingKind> drawn = new ArrayList<>();
        for (DepthOrder.ThingKind kind : DepthOrder.ThingKind.values()) {
            order.paintWith(kind, index -> drawn.add(kind));
        }
        order.placeHero(50, 100);
        order.addBehindHero(DepthOrder.ThingKind.MONSTER, 0, 52, 90, 8, 24);
        order.addBehindHero(DepthOrder.ThingKind.FIRE, 1, 45, 92, 8, 16);
        order.addBehindHero(DepthOrder.ThingKind.COMPANION, 2, 50, 60, 8, 24);
        order.add(DepthOrder.ThingKind.ORE, 3, 80);
        order.draw();

        assertThat(drawn)
                .containsExactly(
                        DepthOrder.ThingKind.FIRE,
                        DepthOrder.ThingKind.MONSTER,
                        DepthOrder.ThingKind.PLAYER,
                        DepthOrder.ThingKind.ORE,
                        DepthOrder.ThingKind.COMPANION);
    }

    @Test
    void thingsThatDoNotFitAreLeftOut() {
        for (int i = 0; i < 5000; i++) {
            order.add(DepthOrder.ThingKind.ORE, i, i);
        }

        assertThat(order.size()).isLessThan(5000);
    }
}
