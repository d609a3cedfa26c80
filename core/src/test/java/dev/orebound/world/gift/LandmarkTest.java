package dev.orebound.world.gift;

import static org.assertj.core.api.Assertions.assertThat;

import dev.orebound.TestContent;
import dev.orebound.content.floor.FixtureKind.OrePrice;
import dev.orebound.world.DrawnFloor;
import dev.orebound.world.Scenario;
import dev.orebound.world.component.HealthComponent;
import dev.orebound.world.component.MindComponent;
import dev.orebound.world.component.MindState;
import dev.orebound.world.event.EventType;
import dev.orebound.world.intent.InteractPrompt;
import java.util.Objects;
import org.junit.jupiter.api.Test;

/** Checks that a landmark does once what its effects say, for its price. */
class LandmarkTest {
    private static final String ROOM = """
            #################
            #...............#
            #.@1............#
            #..............>#
            #################""";

    private static Scenario at(String landmark) {
        return Scenario.of(new DrawnFloor(ROOM).fixture(landmark, '1'), TestContent.BUILT_IN)
                .waits(1);
    }

    @Test
    void givenAClearSpring_whenThePlayerDrinks_thenItHealsOnce() {
        Scenario scenario = at("clear_spring");
        HealthComponent health = scenario.world().player().health();
        health.health = 10;
        assertThat(scenario.world().prompt()).isEqualTo(InteractPrompt.USE_LANDMARK);

        scenario.interacts().waits(2);

        int healed = health.health;
        assertThat(healed).isGreaterThan(10);
        assertThat(health.most).isEqualTo(TestContent.BUILT_IN.player().health());
        scenario.waits(1).interacts().waits(2);
        assertThat(scenario.world().prompt()).isEqualTo(InteractPrompt.NOTHING);
        assertThat(health.health).isEqualTo(healed);
        assertThat(scenario.count(EventType.GIFT_TAKEN)).isOne();
    }

    @Test
    void givenAColdHearth_whenThePlayerLacksFire_thenItStaysCold_andElseItTakesItsPrice() {
        Scenario scenario = at("cold_hearth");
        OrePrice price = Objects.requireNonNull(
                TestContent.BUILT_IN.fixtures().get("cold_hearth").price());
        int[] flasks = scenario.world().player().component().flasks;
        int fire = TestContent.BUILT_IN.ores().indexOf(price.ore());
        flasks[fire] = price.measures() - 1;
        scenario.waits(1);
        assertThat(scenario.world().prompt()).isEqualTo(InteractPrompt.LANDMARK_WANTS_ORE);
        scenario.interacts().waits(2);
        assertThat(scenario.count(EventType.GIFT_TAKEN)).isZero();

        flasks[fire] = price.measures() + 3;
        scenario.world().player().health().health = 10;
        scenario.waits(1).interacts().waits(2);

        assertThat(flasks[fire]).isEqualTo(3);
        assertThat(scenario.world().player().health().health).isGreaterThan(10);
    }

    @Test
    void givenACairn_whenItIsOpened_thenADraughtLiesBesideIt() {
        Scenario scenario = at("cairn").interacts().waits(2);

        int draught = TestContent.BUILT_IN.items().indexOf("healing_draught");
        assertThat(scenario.pickups(pickup -> pickup.item == draught)).hasSize(1);
    }

    @Test
    void givenSleepersFarAway_whenThePitBellRings_thenTheyWakeAndASurveyPostWakesNobody() {
        assertThat(stateOfSleeperAfter("pit_bell")).isNotEqualTo(MindState.ASLEEP);
        assertThat(stateOfSleeperAfter("survey_post")).isEqualTo(MindState.ASLEEP);
    }

    private static MindState stateOfSleeperAfter(String landmark) {
        Scenario scenario = Scenario.of(new DrawnFloor("""
                ###############################
                #...#.........#...............#
                #.@.+.21......+..............g#
                #...#.........#..............>#
                ###############################""").fixture(landmark, '1'), TestContent.BUILT_IN);
        scenario.standsOn(scenario.cellOf('2')).waits(1).interacts().waits(40);
        return scenario.world().monsters().first().getComponent(MindComponent.class).state;
    }

    @Test
    void givenARoomBehindRock_whenASurveyIsCopied_thenTheMapShowsIt() {
        Scenario scenario = Scenario.of(new DrawnFloor("""
                ##########
                #.......>#
                #.@1.....#
                ####+#####
                #........#
                #2.......#
                ##########""").fixture("survey_post", '1'), TestContent.BUILT_IN)
                .waits(1);
        int hidden = scenario.cellOf('2');
        assertThat(scenario.world().floorState().isSeen(hidden)).isFalse();

        scenario.interacts().waits(2);

        assertThat(scenario.world().floorState().isSeen(hidden)).isTrue();
        assertThat(scenario.world().floorState().isInSight(hidden)).isFalse();
    }
}
