package dev.orebound.view.actor;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;

/** Checks what is remembered of an actor from frame to frame. */
class ActorPoseTest {
    private static final float SECONDS = 1 / 60f;

    private final ActorPose pose = new ActorPose();

    ActorPoseTest() {
        pose.reset(7, 3, 4);
    }

    @Test
    void stepsAreCountedOnlyWhileItWalks() {
        for (int frame = 1; frame <= 60; frame++) {
            pose.moveTo(3 + frame * 0.05f, 4, SECONDS);
        }
        assertThat(pose.walked).isCloseTo(3, within(0.01f));
        assertThat(pose.standing).isZero();

        for (int frame = 0; frame < 30; frame++) {
            pose.moveTo(6, 4, SECONDS);
        }

        assertThat(pose.walked).isCloseTo(3, within(0.01f));
        assertThat(pose.standing).isCloseTo(0.5f, within(0.01f));
    }

    /** Bodies that press on each other tremble a little and must not seem to march. */
    @Test
    void tremblingOnTheSpotIsNotWalking() {
        for (int frame = 0; frame < 60; frame++) {
            pose.moveTo(3 + frame % 2 * 0.004f, 4, SECONDS);
        }

        assertThat(pose.walked).isZero();
        assertThat(pose.standing).isGreaterThan(1);
    }

    @Test
    void marksAndFlashesRunOutAndNeverBelowZero() {
        pose.flash = ActorPose.FLASH_SECONDS;
        pose.noticed = ActorPose.NOTICED_SECONDS;
        pose.alert = 0.5f;
        pose.hurt = 0.5f;
        pose.moveTo(3, 4, 0.2f);
        assertThat(pose.flash).isZero();
        assertThat(pose.noticed).isCloseTo(0.9f, within(0.001f));

        pose.moveTo(3, 4, 5);

        assertThat(pose.noticed).isZero();
        assertThat(pose.alert).isZero();
        assertThat(pose.hurt).isZero();
    }

    @Test
    void aHitFlashesForTwoFrames() {
        assertThat(framesOfFlash(60)).isEqualTo(2);
        assertThat(framesOfFlash(120)).isEqualTo(4);
        assertThat(framesOfFlash(30)).isEqualTo(1);
    }

    private int framesOfFlash(int framesASecond) {
        pose.flash = ActorPose.FLASH_SECONDS;
        int frames = 0;
        for (int i = 0; i < framesASecond; i++) {
            pose.moveTo(3, 4, 1f / framesASecond);
            frames += pose.isFlashing ? 1 : 0;
        }
        return frames;
    }

    /** Poses are reused for other actors. */
    @Test
    void afterAResetNothingOfTheActorBeforeIsLeft() {
        pose.moveTo(9, 9, SECONDS);
        pose.flash = 1;
        pose.marked = 1;
        pose.fallen = 1;
        pose.looksWest = true;
        pose.clarity = 1;

        pose.reset(8, 1, 2);

        assertThat(pose.walked + pose.flash + pose.marked + pose.fallen + pose.clarity)
                .isZero();
        assertThat(pose.looksWest).isFalse();
        assertThat(pose.life).isEqualTo(1);
        assertThat(pose.x).isEqualTo(1);
        assertThat(pose.y).isEqualTo(2);
    }

    @Test
    void twoActorsDoNotBreatheInStep() {
        ActorPose other = new ActorPose();
        other.reset(8, 3, 4);

        assertThat(other.phase).isNotCloseTo(pose.phase, within(0.2f));
    }
}
