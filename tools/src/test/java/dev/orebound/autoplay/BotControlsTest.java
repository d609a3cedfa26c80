package dev.orebound.autoplay;

import static org.assertj.core.api.Assertions.assertThat;

import dev.orebound.grid.DistanceMap;
import dev.orebound.grid.Grid;
import dev.orebound.walker.WalkerControls;
import dev.orebound.walker.WalkerView;
import dev.orebound.world.Scenario;
import dev.orebound.world.event.EventType;
import dev.orebound.world.intent.Intent;
import dev.orebound.world.intent.IntentOrder;
import dev.orebound.world.intent.PendingChoice;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Checks the intents by which a bot walks, aims, throws and opens. */
class BotControlsTest {
    private final Intent intent = new Intent();

    private final Scenario hall = Scenario.of("""
            ##############
            #@.....#....1#
            #.####.#.#####
            #......#.....#
            #.#####.####.#
            #...........2#
            ##############""");
    private final WalkerControls controls = controlsOf(hall);

    private WalkerControls controlsOf(Scenario scenario) {
        WalkerControls made = new WalkerControls(new WalkerView(scenario.world()));
        made.take(intent);
        return made;
    }

    @Test
    void whenTheIntentIsTaken_thenNothingOfTheLastTickIsLeftInIt() {
        intent.move(100, 100);
        intent.hold(Intent.STRIKE);

        controls.take(intent);

        assertThat(intent.moveX()).isZero();
        assertThat(intent.buttons()).isZero();
        assertThat(controls.intent()).isSameAs(intent);
    }

    @Test
    void itWalksRoundCornersToACellAndSaysWhenItIsThere() {
        int goal = hall.cellOf('2');
        boolean isThere = false;
        for (int i = 0; i < 600 && !isThere; i++) {
            controls.take(intent);
            isThere = controls.walkTo(goal);
            hall.plays(intent);
        }

        assertThat(hall.body().cell).isEqualTo(goal);
        assertThat(controls.goal()).isEqualTo(goal);
        assertThat(controls.stepsLeft()).isZero();
    }

    @Test
    void givenNoWay_thenWalkingEndsAtOnceWithoutAStep() {
        Scenario apart = Scenario.of("""
                #######
                #@.#.1#
                #######""");
        WalkerControls there = controlsOf(apart);

        assertThat(there.stepsTo(apart.cellOf('1'))).isEqualTo(DistanceMap.UNREACHED);
        assertThat(there.walkTo(apart.cellOf('1'))).isTrue();
        assertThat(intent.moveX()).isZero();
        assertThat(intent.moveY()).isZero();
    }

    @Test
    void givenABotInALake_thenItFindsBackToTheNearestShore() {
        Scenario lake = Scenario.of("""
                ###########
                #.~~~~~...#
                #@~~~~~..1#
                #.~~~~~...#
                ###########""");
        lake.standsOn(lake.cellOf('@') + 2);
        WalkerControls swims = controlsOf(lake);

        assertThat(swims.walkTo(lake.cellOf('1'))).isFalse();

        assertThat(intent.moveX() != 0 || intent.moveY() != 0).isTrue();
    }

    @Test
    void aSlantedWalkTiltsTheStickNoFartherThanAStraightOne() {
        controls.walkStraightTo(hall.body().x + 3, hall.body().y - 3);
        double slanted = Math.hypot(intent.moveX(), intent.moveY());
        controls.take(intent);
        controls.walkStraightTo(hall.body().x + 3, hall.body().y);

        assertThat(slanted).isBetween(Intent.FULL_TILT - 1.0, Intent.FULL_TILT + 1.0);
        assertThat(intent.moveX()).isEqualTo(Intent.FULL_TILT);
    }

    @Test
    void itAimsAlongTheCompass() {
        assertThat(aimedAt(1, 0)).isZero();
        assertThat(aimedAt(0, 1)).isEqualTo(Intent.AIMS / 4);
        assertThat(aimedAt(-1, 0)).isEqualTo(Intent.AIMS / 2);
        assertThat(aimedAt(0, -1)).isEqualTo(3 * Intent.AIMS / 4);
    }

    private int aimedAt(int dx, int dy) {
        controls.aimAt(hall.body().x + dx, hall.body().y + dy);
        return intent.aim();
    }

    @Test
    void aThrowSaysHowFarTheFlaskFlies() {
        controls.throwAt(hall.body().x + 3, hall.body().y);

        assertThat(intent.throwDistance()).isEqualTo(3 * Intent.STEPS_A_CELL);
    }

    /** A held button counts as one press, so a bot that never let go would dash only once. */
    @Test
    void aPressedButtonIsReleasedInEverySecondTick() {
        int pressed = 0;
        for (int i = 0; i < 10; i++) {
            controls.take(intent);
            controls.dash();
            pressed += intent.holds(Intent.DASH) ? 1 : 0;
            hall.plays(intent);
        }

        assertThat(pressed).isEqualTo(5);
    }

    @Test
    void choosingAFlaskIsAnOrder() {
        controls.choose(2);

        assertThat(intent.order()).isEqualTo(IntentOrder.CHOOSE_BREW);
        assertThat(intent.orderArgument()).isEqualTo(2);
    }

    @Test
    void itWalksToAChestAndOpensIt() {
        Scenario scenario = Scenario.of("""
                ##########
                #@.......#
                #......C.#
                ##########""");
        WalkerControls opens = controlsOf(scenario);
        int chest = scenario.cellOf('C');
        for (int i = 0; i < 300 && scenario.count(EventType.CHEST_OPENED) == 0; i++) {
            opens.take(intent);
            assertThat(opens.openChest(chest)).isTrue();
            scenario.plays(intent);
        }

        assertThat(scenario.count(EventType.CHEST_OPENED)).isEqualTo(1);
    }

    @Test
    void givenNoChestOrOneBehindRock_thenThereIsNothingToOpen() {
        Scenario apart = Scenario.of("""
                ########
                #@.#..C#
                ########""");
        WalkerControls opens = controlsOf(apart);

        assertThat(opens.openChest(Grid.NONE)).isFalse();
        assertThat(opens.openChest(apart.cellOf('C'))).isFalse();
    }

    @Test
    void thingsInReachAreStruckOrUsed_andOthersAreWalkedTo() {
        int goal = hall.cellOf('2');

        controls.strikeOrWalkTo(goal, true);
        assertThat(intent.holds(Intent.STRIKE)).isTrue();
        assertThat(intent.moveX()).isZero();
        controls.take(intent);
        controls.interactOrWalkTo(goal, true);
        assertThat(intent.holds(Intent.INTERACT)).isTrue();
        assertThat(intent.moveX()).isZero();

        controls.take(intent);
        controls.strikeOrWalkTo(goal, false);
        controls.interactOrWalkTo(goal, false);
        assertThat(intent.buttons()).isZero();
        assertThat(controls.goal()).isEqualTo(goal);
        assertThat(Math.abs(intent.moveX()) + Math.abs(intent.moveY())).isPositive();
    }

    @Test
    void itWalksOnlyWhereThereIsAWay() {
        assertThat(controls.walkIfReached(hall.cellOf('2'))).isTrue();
        assertThat(Math.abs(intent.moveX()) + Math.abs(intent.moveY())).isPositive();

        Scenario apart = Scenario.of("#######\n#@.#.1#\n#######");
        assertThat(controlsOf(apart).walkIfReached(apart.cellOf('1'))).isFalse();
        assertThat(intent.moveX()).isZero();
    }

    @Test
    void aBrewIsChosenOnlyIfItIsNotChosenYet() {
        int chosen = hall.world().player().component().chosenOres;

        assertThat(controls.chooseAnew(chosen)).isFalse();
        assertThat(intent.order()).isEqualTo(IntentOrder.NONE);

        assertThat(controls.chooseAnew(chosen ^ 6)).isTrue();
        assertThat(intent.order()).isEqualTo(IntentOrder.CHOOSE_BREW);
        assertThat(intent.orderArgument()).isEqualTo(chosen ^ 6);
    }

    @ParameterizedTest
    @CsvSource({
        "NONE, NONE, 0",
        "SCROLL, READ_SCROLL, 2",
        "COMPANION, LEAVE_COMPANION, 2",
        "RELIC, TAKE_RELIC, 2",
        "EQUIPMENT, TAKE_EQUIPMENT, 2",
        "WARES, BUY_WARE, 2"
    })
    void eachChoiceIsAnsweredByItsOwnOrder(PendingChoice choice, IntentOrder order, int argument) {
        controls.answer(choice, 2);

        assertThat(intent.order()).isEqualTo(order);
        assertThat(intent.orderArgument()).isEqualTo(argument);
    }
}
