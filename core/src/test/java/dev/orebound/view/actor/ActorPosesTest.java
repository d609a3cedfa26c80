package dev.orebound.view.actor;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class ActorPosesTest {
    private final ActorPoses poses = new ActorPoses();

    @Test
    void anActorKeepsItsPoseWhileItIsAskedFor() {
        poses.begin();
        ActorPose first = poses.of(7, 1, 1);
        poses.end();
        poses.begin();

        assertThat(poses.of(7, 2, 2)).isSameAs(first);
    }

    @Test
    void aPoseThatNobodyAsksForIsForgotten() {
        poses.begin();
        poses.of(7, 1, 1).flash = 1;
        poses.end();
        poses.begin();
        poses.end();

        assertThat(poses.find(7)).isNull();
        assertThat(poses.of(8, 0, 0).flash).isZero();
    }

    @Test
    void walkingIsToldFromStanding() {
        ActorPose pose = new ActorPose();
        pose.reset(1, 0, 0);
        pose.moveTo(0.08f, 0, 1 / 60f);
        float walked = pose.walked;
        pose.moveTo(0.08f, 0, 1 / 60f);

        assertThat(walked).isEqualTo(0.08f);
        assertThat(pose.walked).isEqualTo(walked);
        assertThat(pose.standing).isPositive();
    }
}
