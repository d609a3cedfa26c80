package dev.orebound.world.gift;

import static org.assertj.core.api.Assertions.assertThat;

import dev.orebound.TestContent;
import dev.orebound.content.Content;
import dev.orebound.content.floor.FixtureKind;
import dev.orebound.content.gear.Relic.RelicGrade;
import dev.orebound.world.DrawnFloor;
import dev.orebound.world.VignettePlay;
import dev.orebound.world.event.EventType;
import dev.orebound.world.intent.IntentOrder;
import dev.orebound.world.intent.InteractPrompt;
import dev.orebound.world.intent.PendingChoice;
import java.util.Arrays;
import java.util.HashSet;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** Checks the fixtures that trade: pedlars, altars and smelters, and several that give scrolls. */
class PedlarTest {
    private static final Content CONTENT = TestContent.BUILT_IN;

    private static final String ROOM = """
            ###########
            #.........#
            #.@..1.2..#
            #.........#
            ###########""";

    private static VignettePlay at(String fixture) {
        VignettePlay play = VignettePlay.of(new DrawnFloor(ROOM).fixture(fixture, '1'));
        play.scenario().standsOn(play.cell('1') - 1).waits(1);
        return play;
    }

    private static int allOre(VignettePlay play) {
        return Arrays.stream(play.world().player().component().flasks).sum();
    }

    @Test
    void givenAPedlar_whenThePlayerBuys_thenItPaysAndTheWareFalls() {
        VignettePlay play = at("pedlar");
        assertThat(play.world().prompt()).isEqualTo(InteractPrompt.SEE_WARES);
        play.interacts();
        assertThat(play.world().part(FloorGifts.class).choice()).isEqualTo(PendingChoice.WARES);
        FixtureKind kind = CONTENT.fixtures().get("pedlar");
        assertThat(play.world().part(WareOffer.class).count()).isEqualTo(kind.amount());
        int before = allOre(play);
        int price = play.world().part(WareOffer.class).ware(1).measures();

        play.scenario().orders(IntentOrder.BUY_WARE, 1);

        assertThat(before - allOre(play)).isEqualTo(price);
        assertThat(play.world().part(WareOffer.class).isSold(1)).isTrue();
        assertThat(play.count(EventType.WARE_BOUGHT)).isOne();
        play.scenario().orders(IntentOrder.BUY_WARE, 1);
        assertThat(play.count(EventType.WARE_BOUGHT)).isOne();
    }

    @Test
    void givenAPedlar_whenEverythingIsBought_thenItHasNothingMore() {
        VignettePlay play = at("pedlar").interacts();

        for (int ware = 0; ware < CONTENT.fixtures().get("pedlar").amount(); ware++) {
            Arrays.fill(play.world().player().component().flasks, 40);
            play.scenario().orders(IntentOrder.BUY_WARE, ware);
        }
        play.waits(1);

        assertThat(play.world().part(FloorGifts.class).isTaken(0)).isTrue();
        assertThat(play.world().prompt()).isNotEqualTo(InteractPrompt.SEE_WARES);
    }

    @Test
    void givenAPedlar_whenThePlayerCannotPay_thenNothingIsSold() {
        VignettePlay play = at("pedlar").interacts();
        Arrays.fill(play.world().player().component().flasks, 0);

        play.scenario().orders(IntentOrder.BUY_WARE, 0);

        assertThat(play.world().part(WareOffer.class).affords(0)).isFalse();
        assertThat(play.count(EventType.WARE_BOUGHT)).isZero();
    }

    @Test
    void givenAPedlar_whenThePlayerWalksAwayAndComesBack_thenTheWaresAreTheSame() {
        VignettePlay play = at("pedlar").interacts();
        String first = play.world().part(WareOffer.class).ware(0).item();
        Set<String> wares = new HashSet<>();
        for (int i = 0; i < play.world().part(WareOffer.class).count(); i++) {
            wares.add(play.world().part(WareOffer.class).ware(i).item());
        }
        assertThat(wares).hasSize(play.world().part(WareOffer.class).count());

        play.standsAt('@');
        assertThat(play.world().part(FloorGifts.class).choice()).isEqualTo(PendingChoice.NONE);
        play.scenario().standsOn(play.cell('1') - 1).waits(1);
        play.interacts();

        assertThat(play.world().part(WareOffer.class).ware(0).item()).isEqualTo(first);
    }

    @Test
    void givenAnAltarOfBlood_whenHealthIsGiven_thenRelicsAreOffered() {
        VignettePlay play = at("blood_altar");
        int before = play.world().player().health().health;
        int price = before * CONTENT.fixtures().get("blood_altar").amount() / 100;
        assertThat(play.world().prompt()).isEqualTo(InteractPrompt.GIVE_HEALTH);
        assertThat(play.world().healthPrice()).isEqualTo(price);

        play.interacts();

        assertThat(play.world().player().health().health).isEqualTo(before - price);
        assertThat(play.world().part(FloorGifts.class).choice()).isEqualTo(PendingChoice.RELIC);
        assertThat(play.world().part(RelicOffer.class).isExchange()).isFalse();
        assertThat(play.world().part(FloorGifts.class).isTaken(0)).isTrue();
    }

    @Test
    void givenTooLittleHealth_whenThePlayerStandsAtAnAltar_thenItTakesNone() {
        VignettePlay play = at("blood_altar");
        play.world().player().health().health = play.world().healthPrice();
        play.waits(1);
        assertThat(play.world().prompt()).isEqualTo(InteractPrompt.HEALTH_LACKING);

        play.interacts();

        assertThat(play.world().player().health().health).isPositive();
        assertThat(play.world().part(FloorGifts.class).isTaken(0)).isFalse();
    }

    @Test
    void givenARelic_whenItIsSmelted_thenABetterOneTakesItsPlace() {
        VignettePlay play = at("smelter");
        assertThat(play.world().prompt()).isEqualTo(InteractPrompt.RELIC_LACKING);
        int given = CONTENT.powers().relics().indexOf("felt_soles");
        play.scenario().orders(IntentOrder.HELP_RELIC, given);
        play.waits(1).interacts();
        assertThat(play.world().part(RelicOffer.class).isExchange()).isTrue();
        for (int i = 0; i < play.world().part(RelicOffer.class).count(); i++) {
            assertThat(CONTENT.powers()
                            .relics()
                            .at(play.world().part(RelicOffer.class).relic(i))
                            .grade())
                    .isNotEqualTo(RelicGrade.PLAIN);
        }
        int wanted = play.world().part(RelicOffer.class).relic(1);

        play.scenario().orders(IntentOrder.TAKE_RELIC, RelicOffer.answer(1, 0));

        assertThat(play.world().player().gear().carries(wanted)).isTrue();
        assertThat(play.world().player().gear().carries(given)).isFalse();
        assertThat(play.world().part(FloorGifts.class).isTaken(0)).isTrue();
    }

    @Test
    void givenASmelter_whenThePlayerRefuses_thenItCanBeAskedAgainWithTheSameRelics() {
        VignettePlay play = at("smelter");
        play.scenario().orders(IntentOrder.HELP_RELIC, CONTENT.powers().relics().indexOf("felt_soles"));
        play.waits(1).interacts();
        int first = play.world().part(RelicOffer.class).relic(0);

        play.scenario()
                .orders(
                        IntentOrder.TAKE_RELIC,
                        play.world().part(RelicOffer.class).count());
        assertThat(play.world().part(FloorGifts.class).choice()).isEqualTo(PendingChoice.NONE);
        play.waits(1).interacts();

        assertThat(play.world().part(RelicOffer.class).relic(0)).isEqualTo(first);
    }

    @Test
    void givenTwoFixturesWithScrolls_whenBothAreRead_thenEachTeachesSomethingElse() {
        VignettePlay play = VignettePlay.of(
                new DrawnFloor(ROOM).fixture("scroll_shrine", '1').fixture("reading_desk", '2'));
        play.scenario().standsOn(play.cell('1') - 1).waits(1);
        play.interacts();
        int first = play.world().part(FloorGifts.class).scrolls().get(0).brew();
        play.scenario().orders(IntentOrder.READ_SCROLL, 0);

        play.scenario().standsOn(play.cell('2') + 1).waits(1);
        play.interacts();
        int second = play.world().part(FloorGifts.class).scrolls().get(0).brew();
        play.scenario().orders(IntentOrder.READ_SCROLL, 0);

        assertThat(second).isNotEqualTo(first);
        assertThat(play.count(EventType.SCROLL_READ)).isEqualTo(2);
    }
}
