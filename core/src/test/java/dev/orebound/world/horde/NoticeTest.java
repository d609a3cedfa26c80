package dev.orebound.world.horde;

import static org.assertj.core.api.Assertions.assertThat;

import dev.orebound.world.Scenario;
import dev.orebound.world.event.EventType;
import dev.orebound.world.intent.Intent;
import org.junit.jupiter.api.Test;

/** Tests the distance from which the player is noticed, by light and movement. */
class NoticeTest {
    private static final String DARK = """
            ##################
            #................#
            #@..............g#
            #................#
            ##################""";
    private static final String LIT = """
            ##################
            #.o..............#
            #@..............g#
            #.o..............#
            ##################""";

    @Test
    void givenDarknessAndLight_whenThePlayerStands_thenItIsNoticedFromFartherInTheLight() {
        assertThat(Scenario.of(LIT).waits(2).world().noticeCells())
                .isGreaterThan(Scenario.of(DARK).waits(2).world().noticeCells() + 1);
    }

    @Test
    void givenDarkness_whenThePlayerSneaksStandsRunsAndDashes_thenEachIsNoticedFromFartherThanTheLast() {
        float sneaking = noticed(Intent.SNEAK, Intent.FULL_TILT);
        float standing = noticed(0, 0);
        float running = noticed(0, Intent.FULL_TILT);
        float dashing = noticed(Intent.DASH, Intent.FULL_TILT);

        assertThat(sneaking).isLessThan(standing);
        assertThat(standing).isLessThan(running);
        assertThat(running).isLessThan(dashing);
    }

    @Test
    void givenTheLastOfTheOre_whenItBreaks_thenItIsDark() {
        Scenario scenario = Scenario.of("""
                ######
                #....#
                #@o..#
                #....#
                ######""").waits(2);
        float lit = scenario.world().noticeCells();

        scenario.strikesAt('o', 200).waits(2);

        assertThat(scenario.count(EventType.ORE_BROKEN)).isEqualTo(1);
        assertThat(scenario.world().noticeCells()).isLessThan(lit);
        assertThat(scenario.world().noticeCells())
                .isEqualTo(Scenario.of(DARK).waits(2).world().noticeCells());
    }

    @Test
    void givenASleeper_whenThePlayerStandsAndRunsAtTheSameDistance_thenOnlyTheRunnerIsNoticed() {
        Scenario still = Scenario.of(DARK);
        still.standsOn(still.cellOf('g') - 6).waits(900);
        assertThat(still.count(EventType.PLAYER_NOTICED)).isZero();

        Scenario runs = Scenario.of(DARK);
        runs.standsOn(runs.cellOf('g') - 6);
        for (int i = 0; i < 100 && runs.count(EventType.PLAYER_NOTICED) == 0; i++) {
            runs.pushes(0, i % 2 == 0 ? Intent.FULL_TILT : -Intent.FULL_TILT, 9);
        }
        assertThat(runs.count(EventType.PLAYER_NOTICED)).isPositive();
    }

    @Test
    void givenASneaker_whenItWalks_thenItIsSlowerByAsMuchAsTheRulesSay() {
        float sneaks = walked(Intent.SNEAK);
        float walks = walked(0);

        assertThat(sneaks / walks * 100)
                .isBetween(
                        Scenario.of(DARK).content().player().sneakPercent() - 1f,
                        Scenario.of(DARK).content().player().sneakPercent() + 1f);
    }

    private static float walked(int buttons) {
        Scenario scenario = Scenario.of(DARK);
        float from = scenario.body().x;
        plays(scenario, buttons, Intent.FULL_TILT, 30);
        return scenario.body().x - from;
    }

    private static float noticed(int buttons, int tilt) {
        Scenario scenario = Scenario.of(DARK);
        plays(scenario, buttons, tilt, 3);
        return scenario.world().noticeCells();
    }

    private static void plays(Scenario scenario, int buttons, int tilt, int ticks) {
        Intent intent = new Intent();
        intent.move(tilt, 0);
        intent.hold(buttons);
        for (int i = 0; i < ticks; i++) {
            scenario.plays(intent);
        }
    }
}
