package dev.orebound.expedition;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.fail;

import dev.orebound.TestContent;
import dev.orebound.TestSize;
import dev.orebound.autoplay.RandomPlayer;
import dev.orebound.chance.RandomStream;
import dev.orebound.chance.RandomStreams;
import dev.orebound.chance.Seed;
import dev.orebound.content.Content;
import dev.orebound.descent.Descent;
import dev.orebound.world.intent.Intent;
import dev.orebound.world.intent.IntentOrder;
import dev.orebound.world.state.Party;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Checks that no order of a replay breaks a world, whatever its argument. */
class ForgedIntentTest {
    private static final Content CONTENT = TestContent.BUILT_IN;
    private static final int TICKS = Integer.getInteger("orebound.forged.ticks", TestSize.of(1_000, 10_000));
    private static final int MOST_FLOORS = 6;
    private static final List<Integer> ARGUMENTS = List.of(0, 1, 2, 3, 4, 5, 8, 9, 60, 99, 127, 255, 4_095, 65_535);

    @ParameterizedTest
    @ValueSource(ints = {1, 3, 6, 8, 12, 16, 17})
    void anyOrderWithAnyArgumentIsFollowedOrRefused(int depth) {
        for (int seed = 1; seed <= 4; seed++) {
            Descent descent = new Descent(Seed.of(100L * seed + depth), CONTENT.graph());
            play(new Expedition(descent.request(depth), Party.fresh(CONTENT), CONTENT), seed);
        }
    }

    private static void play(Expedition run, int seed) {
        RandomStream chance = new RandomStreams(run.seed()).stream("test.forged", seed);
        RandomPlayer player = new RandomPlayer(new RandomStreams(run.seed()).stream("test.player", seed));
        Intent intent = new Intent();
        int floors = 1;
        int cells = run.world().floor().grid().size();
        for (int tick = 0; tick < TICKS && floors <= MOST_FLOORS; tick++) {
            player.decide(intent);
            if (tick % 3 == 0) {
                intent.order(IntentOrder.HELP_HEAL, 0);
            } else if (chance.chance(60)) {
                intent.order(order(chance), argument(chance, cells));
            }
            try {
                run.step(intent);
                if (run.status() == Expedition.RunStatus.LEAVING) {
                    run.descend();
                    floors++;
                }
            } catch (RuntimeException e) {
                fail(intent.order() + " with " + intent.orderArgument() + " broke tick " + tick, e);
            }
            if (run.status() != Expedition.RunStatus.PLAYING) {
                return;
            }
        }
        assertThat(CheckpointValidator.whyNot(run.checkpoint(), CONTENT)).isEmpty();
    }

    /** Returns any order; those that end the run come rarely. */
    private static IntentOrder order(RandomStream chance) {
        IntentOrder order = IntentOrder.ALL.get(chance.below(IntentOrder.ALL.size()));
        boolean isAnEnd = order == IntentOrder.GIVE_UP || order == IntentOrder.HELP_REROLL;
        return isAnEnd && !chance.chance(2) ? IntentOrder.HELP_HEAL : order;
    }

    private static int argument(RandomStream chance, int cells) {
        return switch (chance.below(3)) {
            case 0 -> ARGUMENTS.get(chance.below(ARGUMENTS.size()));
            case 1 -> chance.below(cells + 2);
            default -> chance.below(1 << 16);
        };
    }
}
