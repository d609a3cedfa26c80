package dev.orebound.screen.play;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.orebound.world.Scenario;
import dev.orebound.world.event.EventType;
import org.junit.jupiter.api.Test;

final class SlowMotionTimerTest {
    private static final float FRAME = 1 / 60f;
    private static final float EXACT = 0.0005f;

    private final SlowMotionTimer slow = new SlowMotionTimer();

    private float played(float seconds) {
        float sum = 0;
        for (int i = 0; i < Math.round(seconds / FRAME); i++) {
            sum += slow.passed(FRAME);
        }
        return sum;
    }

    @Test
    void beforeATrapIsWonAllTimeIsPlayed() {
        assertThat(played(1)).isCloseTo(1, within(EXACT));
    }

    @Test
    void givenAWonTrap_thenASecondIsPlayedAtAThirdOfThePace() {
        slow.begin(1);

        assertThat(played(SlowMotionTimer.SLOW_SECONDS)).isCloseTo(1 / 3f, within(EXACT));
    }

    @Test
    void afterThatThePaceRisesToTheUsualAndStaysThere() {
        slow.begin(1);
        played(SlowMotionTimer.SLOW_SECONDS);
        float before = 1 / 3f - EXACT;
        for (int i = 0; i < Math.round(SlowMotionTimer.EASE_SECONDS / FRAME); i++) {
            float pace = slow.passed(FRAME) / FRAME;
            assertThat(pace).isGreaterThanOrEqualTo(before);
            before = pace;
        }

        assertThat(played(1)).isCloseTo(1, within(EXACT));
    }

    @Test
    void withoutHitStopsThereIsNoSlowMotion() {
        slow.begin(0);

        assertThat(played(1)).isCloseTo(1, within(EXACT));
    }

    @Test
    void theWinOfATrapSlowsThePlayAndNothingBefore() {
        Scenario scenario = Scenario.inArena("waves", 1, """
                ################
                ######.........#
                ######.........#
                #@....+...T..3.#
                ######.........#
                ######.........#
                ################""");
        scenario.standsOn(scenario.cellOf('3')).slaysUntil(EventType.WAVE_BEATEN, 4000);
        assertThat(SlowMotionTimer.isDecidedIn(scenario.world().events())).isFalse();

        scenario.slaysUntil(EventType.ARENA_CLEARED, 4000);

        assertThat(SlowMotionTimer.isDecidedIn(scenario.world().events())).isTrue();
    }
}
