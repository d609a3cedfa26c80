package dev.orebound.workbench.stepper;

import static org.assertj.core.api.Assertions.assertThat;

import dev.orebound.TestContent;
import dev.orebound.cave.FloorGenerator;
import dev.orebound.chance.Seed;
import dev.orebound.content.Content;
import dev.orebound.descent.Descent;
import dev.orebound.lab.making.FloorMaking;
import dev.orebound.lab.making.MakingView;
import java.util.Objects;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** Tests moving through the making of a floor: playing, by steps, by passes, and to any position. */
class StepPlaybackTest {
    private static final Content CONTENT = TestContent.BUILT_IN;
    private static final FloorMaking MAKING = making(7);

    private final StepPlayback playback = new StepPlayback();

    @BeforeEach
    void show() {
        playback.show(MAKING);
    }

    @Test
    void itPlaysFromTheStartToTheEndAndHoldsThere() {
        assertThat(playback.plays()).isTrue();

        for (int frame = 0; frame < 6000; frame++) {
            playback.update(1 / 60f);
        }

        assertThat(view().isAtEnd()).isTrue();
        assertThat(playback.plays()).isFalse();
    }

    @Test
    void playedAgainFromTheEndItBeginsAnew() {
        playback.seek(Integer.MAX_VALUE);

        playback.toggle();

        assertThat(view().index()).isZero();
        assertThat(playback.plays()).isTrue();
    }

    @Test
    void itGoesAsFastAsItSays() {
        for (int frame = 0; frame < 60; frame++) {
            playback.update(1 / 60f);
        }

        assertThat(view().index()).isBetween(playback.stepsASecond() - 1, playback.stepsASecond());
    }

    @Test
    void aStepHoldsAndGoesOneOnOrBack() {
        playback.step(1);
        playback.step(1);
        playback.step(-1);

        assertThat(view().index()).isEqualTo(1);
        assertThat(playback.plays()).isFalse();
        playback.update(10);
        assertThat(view().index()).isEqualTo(1);
    }

    @Test
    void passByPassItStandsWhereEachHasEnded() {
        for (String pass : MAKING.passes()) {
            playback.passOn();
            assertThat(view().step().pass()).isEqualTo(pass);
            assertThat(view().step().endsPass()).isTrue();
        }
        for (int pass = MAKING.passes().size() - 2; pass >= 0; pass--) {
            playback.passBack();
            assertThat(view().step().pass()).isEqualTo(MAKING.passes().get(pass));
            assertThat(view().step().endsPass()).isTrue();
        }
        playback.passBack();
        assertThat(view().index()).isZero();
    }

    @Test
    void anotherFloorIsShownAtTheSameMomentOfItsMaking() {
        playback.step(3);
        playback.show(making(8));
        assertThat(view().step().pass()).isEqualTo("CarveCaves");
        assertThat(view().index()).isEqualTo(3);

        playback.seek(Integer.MAX_VALUE);
        playback.show(making(9));
        assertThat(view().isAtEnd()).isTrue();
    }

    private MakingView view() {
        return Objects.requireNonNull(playback.view());
    }

    private static FloorMaking making(int seed) {
        return FloorMaking.record(
                new Descent(Seed.of(seed), CONTENT.graph()).request(1), CONTENT, new FloorGenerator(CONTENT));
    }
}
