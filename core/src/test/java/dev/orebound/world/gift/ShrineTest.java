package dev.orebound.world.gift;

import static org.assertj.core.api.Assertions.assertThat;

import dev.orebound.TestContent;
import dev.orebound.content.item.BrewRules;
import dev.orebound.world.DrawnFloor;
import dev.orebound.world.Scenario;
import dev.orebound.world.component.HealthComponent;
import dev.orebound.world.component.PlayerComponent;
import dev.orebound.world.event.EventType;
import dev.orebound.world.intent.IntentOrder;
import dev.orebound.world.intent.InteractPrompt;
import dev.orebound.world.intent.PendingChoice;
import dev.orebound.world.state.Party;
import dev.orebound.world.state.PlayerUpgrades;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Objects;
import org.junit.jupiter.api.Test;

/**
 * Checks that a shrine gives once, when the player uses it; a shrine of scrolls gives one of three that are useful to
 * the party.
 */
class ShrineTest {
    private static final String CHAPEL = """
            ###########
            #.........#
            #.@1.....>#
            #.......2.#
            ###########""";

    @Test
    void givenAShrineOfLife_whenItIsUsed_thenThereIsMoreHealthForGoodAndItGivesNothingMore() {
        Scenario scenario = at("health_shrine");
        HealthComponent health = scenario.world().player().health();
        int most = health.most;
        int more = amountOf("health_shrine");
        health.health = 5;
        assertThat(scenario.world().prompt()).isEqualTo(InteractPrompt.TAKE_GIFT);

        scenario.interacts();

        assertThat(health.most).isEqualTo(most + more);
        assertThat(health.health).isEqualTo(5 + more);
        assertThat(scenario.world().party().gains().health()).isEqualTo(more);
        scenario.waits(1).interacts();
        assertThat(scenario.world().prompt()).isEqualTo(InteractPrompt.NOTHING);
        assertThat(scenario.count(EventType.GIFT_TAKEN)).isOne();
        assertThat(gifts(scenario).isTaken(0)).isTrue();
    }

    @Test
    void givenAShrineOfStrength_whenItWasUsed_thenThePickHurtsMonstersMoreAndOreAsBefore() {
        DrawnFloor drawing = new DrawnFloor("""
                ########
                #.1...>#
                #.@g...#
                #.2....#
                ########""").fixture("attack_shrine", '1');
        int percent = amountOf("attack_shrine");
        Scenario before = Scenario.of("""
                ########
                #.....>#
                #.@g...#
                ########""").hitsTheFirst();
        Scenario after =
                Scenario.of(drawing, TestContent.BUILT_IN).waits(1).interacts().hitsTheFirst();

        assertThat(after.world().party().gains().strengthPercent()).isEqualTo(percent);
        assertThat(lost(after)).isEqualTo(lost(before) * (100 + percent) / 100);
        assertThat(oreLeft(100)).isEqualTo(oreLeft(0));
    }

    /** Returns the health of ore after a blow with additional strength in percent. */
    private static int oreLeft(int percent) {
        Party party = Party.fresh(TestContent.BUILT_IN);
        PlayerUpgrades gains = new PlayerUpgrades(0, percent, party.gains().brews(), 1, -1);
        DrawnFloor drawing = new DrawnFloor("""
                ########
                #.@ooo1#
                ########""");
        Scenario scenario = Scenario.of(
                        drawing, new Party(party.health(), gains, party.flasks(), 1, party.companions()))
                .strikesAt('1', 15);
        return Objects.requireNonNull(scenario.world().floorState().ore(scenario.cellOf('o'))).health;
    }

    private static int lost(Scenario scenario) {
        HealthComponent health = scenario.world().monsters().first().getComponent(HealthComponent.class);
        return health.most - health.health;
    }

    @Test
    void givenAShrineOfScrolls_whenOneIsRead_thenItsBrewIsRaised() {
        Scenario scenario = at("scroll_shrine");
        assertThat(scenario.world().prompt()).isEqualTo(InteractPrompt.UNROLL_SCROLLS);
        assertThat(gifts(scenario).choice()).isEqualTo(PendingChoice.NONE);

        scenario.interacts();

        assertThat(gifts(scenario).choice()).isEqualTo(PendingChoice.SCROLL);
        assertThat(scenario.count(EventType.SCROLLS_UNROLLED)).isOne();
        BrewScroll second = gifts(scenario).scrolls().get(1);
        scenario.orders(IntentOrder.READ_SCROLL, 1);
        assertThat(scenario.world().party().gains().brews().get(second.brew())).isEqualTo(second.level());
        assertThat(scenario.count(EventType.SCROLL_READ)).isOne();
        assertThat(gifts(scenario).choice()).isEqualTo(PendingChoice.NONE);
        scenario.waits(1);
        assertThat(scenario.world().prompt()).isEqualTo(InteractPrompt.NOTHING);
        scenario.orders(IntentOrder.READ_SCROLL, 0);
        assertThat(scenario.count(EventType.SCROLL_READ)).isOne();
    }

    @Test
    void givenUnrolledScrolls_whenThePlayerWalksAway_thenNoneCanBeReadUntilTheyAreUnrolledAgain() {
        Scenario scenario = at("scroll_shrine").interacts();

        scenario.standsOn(scenario.cellOf('2')).waits(1).orders(IntentOrder.READ_SCROLL, 0);

        assertThat(gifts(scenario).choice()).isEqualTo(PendingChoice.NONE);
        assertThat(scenario.count(EventType.SCROLL_READ)).isZero();
        scenario.standsOn(scenario.world().floor().start()).waits(1).interacts();
        assertThat(gifts(scenario).choice()).isEqualTo(PendingChoice.SCROLL);
    }

    @Test
    void givenUnrolledScrolls_whenNoneOfThemIsChosen_thenTheyAreRolledUp() {
        Scenario scenario = at("scroll_shrine").interacts();

        scenario.orders(IntentOrder.READ_SCROLL, gifts(scenario).scrolls().size());

        assertThat(gifts(scenario).choice()).isEqualTo(PendingChoice.NONE);
        assertThat(scenario.count(EventType.SCROLL_READ)).isZero();
        assertThat(gifts(scenario).isTaken(0)).isFalse();
    }

    @Test
    void givenRolledUpScrolls_whenOneIsOrdered_thenNothingIsRead() {
        Scenario scenario = at("scroll_shrine").orders(IntentOrder.READ_SCROLL, 0);

        assertThat(scenario.count(EventType.SCROLL_READ)).isZero();
    }

    @Test
    void givenAnyKnowledge_thenScrollsDifferAndEachDoesSomething() {
        List<Integer> levels = new ArrayList<>(Collections.nCopies(BrewRules.MOST_KINDS, 1));
        levels.set(0, BrewRules.MOST_LEVELS);
        levels.set(1, 2);

        List<BrewScroll> scrolls = gifts(withKnowledge(levels)).scrolls();

        assertThat(scrolls).hasSize(amountOf("scroll_shrine"));
        assertThat(scrolls.stream().map(BrewScroll::brew))
                .doesNotHaveDuplicates()
                .doesNotContain(0);
        assertThat(scrolls).allMatch(scroll -> scroll.level() == levels.get(scroll.brew()) + 1);
    }

    @Test
    void givenAllButOneBrewMastered_thenThereIsOneScrollAndAfterThatNoShrine() {
        List<Integer> levels = new ArrayList<>(Collections.nCopies(BrewRules.MOST_KINDS, BrewRules.MOST_LEVELS));
        assertThat(withKnowledge(levels).waits(1).world().prompt()).isEqualTo(InteractPrompt.NOTHING);
        levels.set(2, 1);

        assertThat(gifts(withKnowledge(levels)).scrolls()).containsExactly(new BrewScroll(2, 2));
    }

    private static Scenario withKnowledge(List<Integer> levels) {
        Party party = Party.fresh(TestContent.BUILT_IN);
        PlayerUpgrades gains = new PlayerUpgrades(0, 0, levels, 1, -1);
        return Scenario.of(
                new DrawnFloor(CHAPEL).fixture("scroll_shrine", '1'),
                new Party(party.health(), gains, Collections.nCopies(PlayerComponent.FLASKS, 0), 1, List.of()));
    }

    private static Scenario at(String shrine) {
        return Scenario.of(new DrawnFloor(CHAPEL).fixture(shrine, '1'), TestContent.BUILT_IN)
                .waits(1);
    }

    private static int amountOf(String shrine) {
        return TestContent.BUILT_IN.fixtures().get(shrine).amount();
    }

    private static FloorGifts gifts(Scenario scenario) {
        return scenario.world().part(FloorGifts.class);
    }
}
