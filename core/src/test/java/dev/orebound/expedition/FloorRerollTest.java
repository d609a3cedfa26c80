package dev.orebound.expedition;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.orebound.TestContent;
import dev.orebound.cave.floor.FloorRequest;
import dev.orebound.chance.Seed;
import dev.orebound.content.Content;
import dev.orebound.content.floor.FloorKind;
import dev.orebound.descent.Descent;
import dev.orebound.world.event.EventType;
import dev.orebound.world.intent.Intent;
import dev.orebound.world.intent.IntentOrder;
import org.junit.jupiter.api.Test;

/**
 * Tests the playtester's order for another floor: of the next seed, another depth, another kind, or the same floor
 * anew.
 */
class FloorRerollTest {
    private final Content content = TestContent.BUILT_IN;
    private final Expedition run = new Expedition(Seed.of(41), content);

    @Test
    void everyRollThatThereIsIsPackedAndComesBack() {
        int rolls = 0;
        for (int packed = 0; packed <= 0xffff; packed++) {
            try {
                assertThat(FloorReroll.unpack(packed).packed()).isEqualTo(packed);
                rolls++;
            } catch (IllegalArgumentException noSuchFloor) {
                boolean isNoKind = (packed & 7) > FloorKind.values().length;
                boolean isNoDepth = (packed >> 3 & 31) > FloorRequest.DEEPEST;
                assertThat(isNoKind || isNoDepth)
                        .as("%s is refused for a reason", packed)
                        .isTrue();
            }
        }
        assertThat(rolls).isEqualTo(7 * 18 * 256);
        assertThatThrownBy(() -> FloorReroll.unpack(0x10000)).isInstanceOf(IllegalArgumentException.class);
    }

    @Test
    void givenARun_whenTheNextSeedIsRolled_thenItGoesOnWithItsPartyOnAFloorOfThatSeedWhichCanBeTyped() {
        FloorKind kind = run.world().floor().request().kind();
        int health = run.world().party().health();

        roll(FloorReroll.SAME.withSeedStep(2));
        run.descend();

        FloorRequest rolled = run.world().floor().request();
        assertThat(rolled.seed()).isEqualTo(Seed.of("43")).isEqualTo(run.seed());
        assertThat(rolled.kind()).isEqualTo(kind);
        assertThat(rolled).isEqualTo(new Descent(Seed.of(43), content.graph()).request(1, kind));
        assertThat(run.world().party().health()).isEqualTo(health);
        assertThat(run.checkpoint().seed()).isEqualTo(Seed.of(43));
        assertThat(run.checkpoint().deeds().isHelped()).isTrue();
        assertThat(run.tally().deeds().path()).as("of this descent").containsExactly(rolled.node());
    }

    @Test
    void givenARun_whenItIsRolledWithoutAChange_thenTheSameFloorIsMadeAnew() {
        FloorRequest before = run.world().floor().request();
        long untouched = new Expedition(Seed.of(41), content).world().hash();

        roll(FloorReroll.SAME);
        run.descend();

        assertThat(run.world().floor().request()).isEqualTo(before);
        assertThat(run.world().hash()).isEqualTo(untouched);
    }

    @Test
    void givenARun_whenADepthAndAKindAreRolled_thenItStandsOnTheFloorThatPlayWouldBeginOn() {
        roll(FloorReroll.SAME.withDepth(7).withKind(FloorKind.SCROLL));
        assertThat(run.depthAhead()).isEqualTo(7);
        run.descend();

        assertThat(run.world().floor().request())
                .isEqualTo(new Descent(Seed.of(41), content.graph()).request(7, FloorKind.SCROLL));
    }

    @Test
    void givenARun_whenTheLastDepthIsRolled_thenItStandsOnTheBosssFloorAndCanBeRolledUpAgain() {
        roll(FloorReroll.SAME.withDepth(17));
        run.descend();
        assertThat(run.world().floor().request().kind()).isEqualTo(FloorKind.BOSS);

        roll(FloorReroll.SAME.withDepth(2));
        run.descend();
        assertThat(run.world().floor().request().depth()).isEqualTo(2);
    }

    @Test
    void givenARolledFloor_whenItsCheckpointIsBegunFrom_thenItIsTheSame() {
        roll(FloorReroll.SAME.withSeedStep(255).withDepth(4));
        run.descend();

        Expedition again = Expedition.from(run.checkpoint(), content);

        assertThat(again.world().hash()).isEqualTo(run.world().hash());
        assertThat(again.checkpoint()).isEqualTo(run.checkpoint());
        assertThat(again.isHelped()).isTrue();
    }

    @Test
    void givenRollsThatStandForNoFloor_whenTheyAreOrdered_thenTheyAreRefusedAndTheRunGoesOn() {
        int[] refused = {
            FloorReroll.SAME.withDepth(17).withKind(FloorKind.BATTLE).packed(),
            FloorReroll.SAME.withDepth(3).withKind(FloorKind.BOSS).packed(),
            FloorReroll.SAME.withKind(FloorKind.BOSS).packed(),
            18 << 3,
            31 << 3
        };
        for (int packed : refused) {
            order(packed);

            assertThat(run.status()).isEqualTo(Expedition.RunStatus.PLAYING);
            assertThat(run.world().events().has(EventType.HELP_REFUSED)).isTrue();
        }
        assertThat(run.seed()).isEqualTo(Seed.of(41));
    }

    @Test
    void givenAFirstRun_whenTheNextSeedIsRolled_thenItIsTheFirstStill() {
        Expedition first = Expedition.first(Seed.of(5), content);
        Intent intent = new Intent();
        intent.order(IntentOrder.HELP_REROLL, FloorReroll.SAME.withSeedStep(1).packed());

        first.step(intent);
        first.descend();

        Expedition again = Expedition.from(first.checkpoint(), content);
        assertThat(again.isFirst()).isTrue();
        assertThat(again.world().hash()).isEqualTo(first.world().hash());
    }

    private void roll(FloorReroll reroll) {
        order(reroll.packed());
        assertThat(run.status()).isEqualTo(Expedition.RunStatus.LEAVING);
        assertThat(run.world().events().has(EventType.HELP_GIVEN)).isTrue();
    }

    private void order(int packed) {
        Intent intent = new Intent();
        intent.order(IntentOrder.HELP_REROLL, packed);
        run.step(intent);
    }
}
