package dev.orebound.autoplay;

import static org.assertj.core.api.Assertions.assertThat;

import dev.orebound.chance.RandomStreams;
import dev.orebound.chance.Seed;
import dev.orebound.world.Scenario;
import dev.orebound.world.intent.Intent;
import dev.orebound.world.intent.IntentOrder;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Checks that the random bot tries everything a hand can do, and nothing that needs an order. */
class RandomPlayerTest {
    private static final int TICKS = 20_000;

    @Test
    void theSameStreamGivesTheSamePlay() {
        assertThat(played("one")).isEqualTo(played("one")).isNotEqualTo(played("other"));
    }

    @Test
    void itHoldsEveryButtonOfAHandAndGivesNoOrder() {
        int buttons = 0;
        Intent intent = new Intent();
        for (long packed : played("one")) {
            intent.unpack(packed);
            buttons |= intent.buttons();
            assertThat(intent.order()).isEqualTo(IntentOrder.NONE);
        }

        assertThat(buttons).isEqualTo(Intent.STRIKE | Intent.INTERACT | Intent.DASH | Intent.THROW);
    }

    @Test
    void itTiltsTheStickFullyBarelyAndNotAtAll() {
        boolean isStill = false;
        boolean isFull = false;
        boolean isBetween = false;
        Intent intent = new Intent();
        for (long packed : played("one")) {
            intent.unpack(packed);
            int tilt = Math.abs(intent.moveX());
            isStill |= tilt == 0;
            isFull |= tilt == Intent.FULL_TILT;
            isBetween |= tilt > 0 && tilt < Intent.FULL_TILT;
        }

        assertThat(List.of(isStill, isFull, isBetween)).containsOnly(true);
    }

    @Test
    void noWhimLastsLongerThanFortyTicks() {
        List<Long> played = played("one");
        Intent intent = new Intent();
        Intent before = new Intent();
        int same = 0;
        int longest = 0;
        for (long packed : played) {
            intent.unpack(packed);
            boolean isSame = intent.moveX() == before.moveX()
                    && intent.moveY() == before.moveY()
                    && intent.buttons() == before.buttons();
            same = isSame ? same + 1 : 1;
            longest = Math.max(longest, same);
            before.unpack(packed);
        }

        // Two whims in a row can wish the same, three hardly ever do.
        assertThat(longest).isLessThanOrEqualTo(120);
    }

    @Test
    void companionsAreOrderedAgainAfterAPauseOfAtMostADozenTicks() {
        Scenario scenario = Scenario.of("####\n#@.#\n####");
        RandomPlayer player = new RandomPlayer(new RandomStreams(Seed.of(1)).stream("orders"));
        Intent intent = new Intent();
        int[] asked = {0};
        int pause = 0;
        int longest = 0;
        for (int i = 0; i < TICKS; i++) {
            intent.clear();
            int before = asked[0];
            player.orderNowAndThen(intent, scenario.world().companions(), () -> asked[0]++);
            assertThat(intent.order() != IntentOrder.NONE).isEqualTo(asked[0] > before);
            pause = asked[0] > before ? 0 : pause + 1;
            longest = Math.max(longest, pause);
        }

        assertThat(longest).isBetween(6, 12);
    }

    private static List<Long> played(String name) {
        RandomPlayer player = new RandomPlayer(new RandomStreams(Seed.of(1)).stream(name));
        Intent intent = new Intent();
        List<Long> packed = new ArrayList<>();
        for (int i = 0; i < TICKS; i++) {
            player.decide(intent);
            packed.add(intent.packed());
        }
        return packed;
    }
}
