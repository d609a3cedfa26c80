package dev.orebound.world.gift;

import static org.assertj.core.api.Assertions.assertThat;

import dev.orebound.TestContent;
import dev.orebound.cave.floor.FloorRequest;
import dev.orebound.chance.RandomStreams;
import dev.orebound.chance.Seed;
import dev.orebound.content.gear.PowerBook;
import dev.orebound.content.gear.Relic.RelicGrade;
import dev.orebound.content.gear.RelicRules;
import dev.orebound.world.DrawnFloor;
import dev.orebound.world.FightScenario;
import dev.orebound.world.Scenario;
import dev.orebound.world.component.GearComponent;
import dev.orebound.world.event.EventType;
import dev.orebound.world.intent.Intent;
import dev.orebound.world.intent.IntentOrder;
import dev.orebound.world.intent.PendingChoice;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;

/** Tests how relics are found, offered, taken, exchanged and melted down. */
class RelicOfferTest {
    private static final PowerBook POWERS = TestContent.BUILT_IN.powers();
    private static final String[] SIX = {
        "ember_heel", "adit_boots", "strikers_rivet", "sparkstone_tooth", "icebreaker", "miners_thirst"
    };

    private static final String HALL = """
            ##########
            #.......>#
            #.@1..2..#
            #.......g#
            ##########""";

    private static FightScenario offered(String... carried) {
        FightScenario fight = FightScenario.of(new DrawnFloor(HALL).item("reliquary", '2'), "goblin")
                .holdsThemStill()
                .carries(carried);
        fight.put(fight.player().body(), fight.cell('2'));
        return fight.waitsFor(EventType.RELICS_OFFERED, 60);
    }

    private static List<Integer> offer(FightScenario fight) {
        List<Integer> relics = new ArrayList<>();
        for (int i = 0; i < fight.world().part(RelicOffer.class).count(); i++) {
            relics.add(fight.world().part(RelicOffer.class).relic(i));
        }
        return relics;
    }

    private static List<Integer> carried(FightScenario fight) {
        GearComponent gear = fight.player().gear().component();
        return Arrays.stream(gear.relics, 0, gear.relicCount).boxed().toList();
    }

    @Test
    void givenAWarden_whenItDies_thenItLeavesOneReliquary() {
        FightScenario fight = FightScenario.of("""
                ##############
                #>@..........#
                #.........1g.#
                ##############""", "goblin").waits(1);
        fight.health(0).health = 0;

        fight.waits(2).put(fight.player().body(), fight.cell('1'));
        fight.waitsFor(EventType.RELICS_OFFERED, 200);

        assertThat(fight.count(EventType.RELICS_OFFERED)).isOne();
        assertThat(offer(fight)).hasSize(3).doesNotHaveDuplicates();
    }

    @Test
    void givenAChampionsTrap_whenItIsWon_thenItLeavesAReliquary() {
        int reliquary = TestContent.BUILT_IN.items().indexOf("reliquary");
        Scenario scenario = Scenario.inArena("champion", 3, """
                ################
                ######.........#
                ######.........#
                #@1...+2..T..3.#
                ######.........#
                ######.........#
                ################""");

        scenario.standsOn(scenario.cellOf('3')).slaysUntil(EventType.ARENA_CLEARED, 4000);
        scenario.waits(60);

        boolean wasTaken = scenario.count(EventType.RELICS_OFFERED) > 0;
        assertThat(wasTaken || !scenario.pickups(each -> each.item == reliquary).isEmpty())
                .isTrue();
    }

    @Test
    void givenAReliquary_whenItIsTaken_thenThreeDifferentRelicsAreOfferedOfWhichOneIsCarried() {
        FightScenario fight = offered("ember_heel", "icebreaker");
        List<Integer> offer = offer(fight);

        assertThat(fight.world().part(FloorGifts.class).choice()).isEqualTo(PendingChoice.RELIC);
        assertThat(offer).hasSize(POWERS.rules().offered()).doesNotHaveDuplicates();
        assertThat(Collections.disjoint(offer, carried(fight))).isTrue();
        fight.orders(IntentOrder.TAKE_RELIC, RelicOffer.answer(1, 0));

        assertThat(carried(fight)).hasSize(3).endsWith(offer.get(1));
        assertThat(fight.world().part(FloorGifts.class).choice()).isEqualTo(PendingChoice.NONE);
        fight.orders(IntentOrder.TAKE_RELIC, RelicOffer.answer(0, 0));
        assertThat(carried(fight)).as("only one").hasSize(3);
    }

    @Test
    void givenAnOffer_whenItIsTurnedDown_thenItIsMeltedDownForOreOfTheFloor() {
        FightScenario fight = offered();
        int fire = fight.content().ores().indexOf("fire");

        fight.orders(IntentOrder.TAKE_RELIC, RelicOffer.answer(3, 0));

        assertThat(fight.player().component().flasks[fire])
                .isEqualTo(20 + POWERS.rules().meltMeasures());
        assertThat(fight.count(EventType.RELICS_MELTED)).isOne();
        assertThat(carried(fight)).isEmpty();
        assertThat(fight.world().part(FloorGifts.class).choice()).isEqualTo(PendingChoice.NONE);
    }

    @Test
    void givenSixRelics_whenASeventhIsTaken_thenItTakesTheChosenPlaceAndWithoutAValidPlaceNothingChanges() {
        FightScenario fight = offered(SIX);
        List<Integer> before = carried(fight);
        int taken = offer(fight).get(2);

        fight.orders(IntentOrder.TAKE_RELIC, RelicOffer.answer(2, RelicRules.MOST_CARRIED));
        assertThat(carried(fight)).isEqualTo(before);
        assertThat(fight.world().part(FloorGifts.class).choice()).isEqualTo(PendingChoice.RELIC);
        fight.orders(IntentOrder.TAKE_RELIC, RelicOffer.answer(2, 4));

        List<Integer> after = new ArrayList<>(before);
        after.set(4, taken);
        assertThat(carried(fight)).isEqualTo(after);
        assertThat(fight.count(EventType.RELIC_LEFT)).isOne();
        assertThat(fight.world().part(FloorGifts.class).choice()).isEqualTo(PendingChoice.NONE);
    }

    @Test
    void givenARelicThatIsLeft_whenAnotherTakesItsPlace_thenItDoesNothingMore() {
        FightScenario fight =
                offered("glass_crown", "adit_boots", "strikers_rivet", "sparkstone_tooth", "icebreaker", "felt_soles");
        assertThat(fight.player().health().most).isEqualTo(65);

        fight.orders(IntentOrder.TAKE_RELIC, RelicOffer.answer(0, 0));

        assertThat(fight.player().health().most).isEqualTo(100);
        assertThat(fight.player().health().health).as("no healing by that").isEqualTo(65);
    }

    @Test
    void givenAnOffer_whenAShrineIsUsedAndAnotherReliquaryLiesThere_thenTheOfferStands() {
        DrawnFloor drawing = new DrawnFloor(HALL)
                .fixture("health_shrine", '1')
                .item("reliquary", '2')
                .item("reliquary", 'g');
        FightScenario fight = FightScenario.of(drawing, "goblin").holdsThemStill();
        fight.put(fight.player().body(), fight.cell('2'));
        fight.waitsFor(EventType.RELICS_OFFERED, 60);
        List<Integer> offer = offer(fight);
        fight.waits(60);
        assertThat(fight.count(EventType.RELICS_OFFERED)).isOne();
        fight.put(fight.player().body(), fight.cell('@'));
        fight.waits(2);

        fight.holds(Intent.INTERACT, 1);

        assertThat(fight.world().part(FloorGifts.class).choice()).isEqualTo(PendingChoice.RELIC);
        assertThat(offer(fight)).isEqualTo(offer);
        fight.orders(IntentOrder.TAKE_RELIC, RelicOffer.answer(0, 0));
        assertThat(carried(fight)).containsExactly(offer.get(0));
        fight.put(fight.player().body(), fight.cell('g') - 1);
        fight.waitsUntil(() -> fight.count(EventType.RELICS_OFFERED) == 2, 120);
        assertThat(offer(fight)).doesNotContain(offer.get(0));
    }

    @Test
    void givenAnyAnswer_whenNothingIsOnOffer_thenNothingChanges() {
        FightScenario fight = FightScenario.of(HALL, "goblin").holdsThemStill();

        fight.orders(IntentOrder.TAKE_RELIC, 0).orders(IntentOrder.TAKE_EQUIPMENT, 0);

        assertThat(carried(fight)).isEmpty();
        assertThat(fight.count(EventType.EQUIPMENT_WORN)).isZero();
        assertThat(fight.count(EventType.RELICS_MELTED)).isZero();
    }

    /** Draws many offers and returns all relics of them. */
    private static List<Integer> drawn(int depth, String... carried) {
        DrawnFloor drawing =
                new DrawnFloor(HALL, TestContent.BUILT_IN.arenaKinds().get("waves"), depth);
        FightScenario fight = FightScenario.of(drawing, "goblin").carries(carried);
        List<Integer> all = new ArrayList<>();
        for (int seed = 0; seed < 2000; seed++) {
            RelicOffer offer = new RelicOffer(
                    Scenario.partsOf(fight.world()), new RandomStreams(Seed.of(seed)).stream("test.relics"));
            offer.open();
            for (int i = 0; i < offer.count(); i++) {
                all.add(offer.relic(i));
            }
        }
        return all;
    }

    private static long count(List<Integer> relics, RelicGrade grade) {
        return relics.stream()
                .filter(relic -> POWERS.relics().at(relic).grade() == grade)
                .count();
    }

    @Test
    void givenManySeeds_whenRelicsAreOffered_thenAllComeAndPlainOnesGiveWayToGrandOnesWithDepth() {
        List<Integer> first = drawn(1);
        List<Integer> middle = drawn(9);
        List<Integer> last = drawn(FloorRequest.DEEPEST);

        assertThat(new TreeSet<>(first)).hasSize(POWERS.relics().size());
        assertThat(count(first, RelicGrade.PLAIN)).isGreaterThan(count(middle, RelicGrade.PLAIN));
        assertThat(count(middle, RelicGrade.PLAIN)).isGreaterThan(count(last, RelicGrade.PLAIN));
        assertThat(count(last, RelicGrade.GRAND)).isGreaterThan(count(middle, RelicGrade.GRAND));
        assertThat(count(middle, RelicGrade.GRAND)).isGreaterThan(count(first, RelicGrade.GRAND));
    }

    @Test
    void givenManySeeds_whenARelicMakesADuoWithACarriedOne_thenItIsOfferedMoreOftenAndTheCarriedOneNever() {
        int partner = POWERS.relics().indexOf("ghost_step");
        int carried = POWERS.relics().indexOf("ember_heel");

        List<Integer> without = drawn(1);
        List<Integer> with = drawn(1, "ember_heel");

        assertThat(Collections.frequency(with, partner)).isGreaterThan(Collections.frequency(without, partner) * 3 / 2);
        assertThat(with).doesNotContain(carried);
    }
}
